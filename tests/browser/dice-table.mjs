// How a person deals and plays the dice game: everything is tapped, read and looked at, nothing is computed.
import assert from "node:assert/strict";
import { answered } from "./harness.mjs";
import { asked, chance } from "./table.mjs";

export const MODULES = ["saloon_dice", "chiefs_arrow", "characters", "ghost"];

/** Deals a game for these players: "person", "marshal" or "drifter" each; `roles` are normal, special or mixed. */
export async function deal(site, page, chairs, { modules = [], roles = "normal" } = {}) {
  await page.goto(`${site.url}#/new-dice`);
  await page.locator('[data-screen="new-dice"]').waitFor();
  const count = page.locator(".stepper output");
  while (Number(await count.textContent()) < chairs.length) await page.locator('[data-do="more"]').click();
  while (Number(await count.textContent()) > chairs.length) await page.locator('[data-do="fewer"]').click();
  for (const name of MODULES) {
    const control = page.locator(`[data-do="${name}"]`);
    const on = (await control.getAttribute("aria-checked")) === "true";
    if (on !== modules.includes(name)) await control.click();
  }
  await page.locator(`[data-do="roles"] [data-value="${roles}"]`).click();
  for (const [at, kind] of chairs.entries()) await page.locator(`[data-chair="${at}"]`).selectOption(kind);
  await page.locator(".screen__foot .btn--primary").click();
  await page.locator('[data-game="dice"], [data-curtain]').first().waitFor();
}

/** What a person sees of the question now. */
export const question = (page) =>
  page.evaluate(() => ({
    prompt: document.querySelector(".prompt__text")?.textContent.trim() ?? null,
    dice: [...document.querySelectorAll("[data-die]")].map((die) => `${die.dataset.kind} ${die.dataset.face}`),
    buttons: [...document.querySelectorAll(".prompt [data-action]")].map((button) => button.dataset.action),
    supply: document.querySelector("[data-supply]")?.dataset.supply ?? null,
    me: document.querySelector("[data-me]")?.getAttribute("aria-label") ?? null,
    seats: [...document.querySelectorAll(".ring [data-seat]")].map((seat) => seat.getAttribute("aria-label")),
  }));

/** One step of a person: taps something that is lit up, else a button. False if there is nothing. */
export async function step(page, random) {
  const chosen = await page.evaluateHandle((random) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const any = (list) => list[Math.floor(random() * list.length)] ?? null;
    let x = random;
    random = () => (x = (x * 9301.7 + 0.49297) % 1);
    const buttons = all(".prompt [data-action]").filter((button) => !["undo", "cancel", "skip"].includes(button.dataset.action));
    const targets = all('.seat[data-legal="true"], [data-me][data-legal="true"]');
    const dice = all('.tray [data-legal="true"]');
    const roll = buttons.find((button) => button.dataset.action.startsWith("roll"));
    if (roll && dice.length && buttons.length > 1 && random() < 0.6) return any(dice);
    if (roll) return random() < 0.75 ? roll : any(buttons);
    if (targets.length && random() < 0.9) return any(targets);
    if (buttons.length) return any(buttons);
    return any(dice) ?? any(targets);
  }, random);
  const element = chosen.asElement();
  if (!element) return false;
  await element.tap({ position: { x: 12, y: 12 }, timeout: 5000 });
  await answered(page);
  return true;
}

/** Plays on until the game is over; `each` is called before every step. */
export async function playOn(page, { each, most = 6000, seed = 1 } = {}) {
  const next = chance(seed);
  for (let steps = 0; steps < most; steps += 1) {
    const what = await asked(page);
    if (what === "over") return steps;
    if (each && (await each(what, steps)) === "stop") return steps;
    if (what === "curtain") {
      await page.locator(".curtain .btn--primary").click();
    } else {
      assert.ok(await step(page, next()), `nothing to tap: ${JSON.stringify(await question(page))}`);
    }
  }
  assert.fail("the game does not end");
}
