// How persons on several devices come to one table and play: everything is tapped and read.
import assert from "node:assert/strict";
import { started } from "./harness.mjs";
import { chance, question, quiet, step } from "./table.mjs";

/** Opens the page for somebody of this name, who looks for friends through this tracker, if any. */
export async function person(site, t, name, { tracker, luck = 1, init, options = {} } = {}) {
  const page = await site.newPhone(t, { ...quiet, ...options });
  if (init) await page.addInitScript(init);
  await page.goto(`${site.url}#/settings`);
  await started(page);
  await page.locator('[data-do="speed"] [data-value="instant"]').click();
  await page.locator('[data-do="name"]').fill(name);
  await page.locator('[data-do="name"]').blur();
  if (tracker) {
    await page.locator('[data-do="trackers"]').fill(tracker);
    await page.locator('[data-do="trackers"]').blur();
    await page.locator('[data-do="helpers"]').fill("");
    await page.locator('[data-do="helpers"]').blur();
  }
  page.next = chance(luck);
  return page;
}

const to = (site, page, hash) => page.goto(`${site.url}#/${hash}`);
export const press = (page, name) => page.locator(`[data-do="${name}"]`).first().click();

/** Lays a table: "person", "friend" or a level for each chair. */
export async function lay(site, page, chairs, game = "card") {
  await to(site, page, "friends");
  await press(page, `host-${game}`);
  await page.locator(`[data-screen="${game === "card" ? "new" : "new-dice"}"]`).waitFor();
  const count = page.locator(".stepper output");
  while (Number(await count.textContent()) < chairs.length) await press(page, "more");
  while (Number(await count.textContent()) > chairs.length) await press(page, "fewer");
  for (const [at, kind] of chairs.entries()) await page.locator(`[data-chair="${at}"]`).selectOption(kind);
  await page.locator(".screen__foot .btn--primary").click();
  await page.locator('[data-part="host"]').waitFor();
}

/** The link that is shown as an invitation, an answer or a room. */
export async function linkOf(page, name) {
  const field = page.locator(`[data-code="${name}"] input`);
  await field.waitFor();
  return field.inputValue();
}

/** A guest joins by codes that are carried to and fro. */
export async function joinByCode(host, guest) {
  await press(host, "invite");
  await guest.goto(await linkOf(host, "invitation"));
  await press(guest, "join");
  const answer = await linkOf(guest, "answer");
  await host.locator('[data-do="paste"]').fill(answer);
  await press(host, "take-in");
  await guest.locator('[data-part="guest"] [data-place]').first().waitFor();
}

/** The host opens a room; then its link. */
export async function openRoom(host) {
  await press(host, "open-room");
  return linkOf(host, "room");
}

export async function joinRoom(guest, link) {
  await guest.goto(link);
  await press(guest, "join");
  await guest.locator('[data-part="guest"] [data-place]').first().waitFor({ timeout: 60_000 });
}

/** Begins the game; everybody comes to the table. */
export async function begin(host, guests) {
  await press(host, "begin");
  for (const page of [host, ...guests]) await page.locator('[data-screen="table"]').waitFor({ timeout: 60_000 });
}

/** What somebody can do now: tap something, only wait, or look at the end. */
const state = (page) =>
  page.evaluate(() => {
    if (document.querySelector('[data-action="result"], [data-screen="end"]')) return "over";
    // What is sent is answered first, and without a host nothing is.
    if (document.querySelector(".prompt.is-sent, [data-lost]")) return "wait";
    if (document.querySelector("[data-sheet]")) return "act";
    const prompt = document.querySelector("[data-prompt]");
    return prompt && prompt.dataset.prompt !== "waiting" ? "act" : "wait";
  });

/** Everybody plays until the game is over for all, `until` says so, or nobody can go on. */
export async function playTogether(pages, { until = () => false, patience = 90_000, most = 2500 } = {}) {
  const stuck = async (why) => {
    const seen = await Promise.all(pages.map(async (page) => ({ ...(await question(page)), toast: await page.locator(".toast").allInnerTexts(), prompt: await page.locator(".prompt").allInnerTexts(), aiming: await page.locator(".table.is-aiming").count() })));
    assert.fail(`${why}: ${JSON.stringify(seen)}`);
  };
  let last = Date.now();
  for (let steps = 0; ; ) {
    const states = await Promise.all(pages.map(state));
    if (states.every((one) => one === "over")) return steps;
    if (await until(steps)) return steps;
    const acting = pages.filter((_, at) => states[at] === "act");
    for (const page of acting) {
      // Whoever is shot at does not think about abilities for ever. What was lit a moment ago may be gone.
      const pass = page.locator('[data-prompt="urgent"] [data-action="pass"]');
      const gives = page.next() < 0.5 && (await pass.count()) > 0;
      const done = await (gives ? pass.click({ timeout: 5000 }).then(() => true) : step(page, page.next())).catch(() => false);
      if (done) {
        steps += 1;
        last = Date.now();
      }
    }
    if (!acting.length) await pages[0].waitForTimeout(30);
    if (Date.now() - last > patience) await stuck("nobody goes on");
    if (steps > most) await stuck("the game does not end");
  }
}
