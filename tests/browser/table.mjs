// How a person opens the page, deals and plays: everything is tapped, read and looked at, nothing is computed.
import assert from "node:assert/strict";
import { answered, started } from "./harness.mjs";

// Nothing is kept between visits but what the page itself stores; the offline copy has tests of its own. Nothing moves,
// so that nothing has to be waited for.
export const quiet = { serviceWorkers: "block", reducedMotion: "reduce" };

/** Opens the page with these settings, and with chance that is the same in every run. */
export async function visit(site, page, { speed = "instant", hash = "", luck = 1 } = {}) {
  await page.addInitScript((luck) => {
    let x = luck;
    crypto.getRandomValues = (bytes) => {
      for (let i = 0; i < bytes.length; i += 1) {
        x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
        bytes[i] = x >>> 24;
      }
      return bytes;
    };
  }, luck);
  await page.goto(`${site.url}#/settings`);
  await started(page);
  await page.locator(`[data-do="speed"] [data-value="${speed}"]`).click();
  const ask = page.locator('[data-do="confirm-end"]');
  if ((await ask.getAttribute("aria-checked")) === "true") await ask.click();
  await page.goto(`${site.url}${hash}`);
}

/** Deals a game for these players: "person", "marshal" or "drifter" each; `extras` are the added sets. */
export async function deal(site, page, chairs, sets = "base", { extras = [], mix = "apart", length = "all" } = {}) {
  await page.goto(`${site.url}#/new`);
  await page.locator('[data-screen="new"]').waitFor();
  await page.locator(`[data-do="sets"] [data-value="${sets}"]`).click();
  for (const name of ["high_noon", "fistful_of_cards", "the_bullet", "wild_west_show", "eldorado"]) {
    const on = (await page.locator(`[data-do="${name}"]`).getAttribute("aria-checked")) === "true";
    if (on !== extras.includes(name)) await page.locator(`[data-do="${name}"]`).click();
  }
  for (const [name, value] of [["event-mix", mix], ["event-length", length]]) {
    const choice = page.locator(`[data-do="${name}"] [data-value="${value}"]`);
    if (await choice.count()) await choice.click();
  }
  const count = page.locator(".stepper output");
  while (Number(await count.textContent()) < chairs.length) await page.locator('[data-do="more"]').click();
  while (Number(await count.textContent()) > chairs.length) await page.locator('[data-do="fewer"]').click();
  for (const [at, kind] of chairs.entries()) await page.locator(`[data-chair="${at}"]`).selectOption(kind);
  await page.locator(".screen__foot .btn--primary").click();
  await page.locator('[data-screen="table"], [data-curtain]').first().waitFor();
}

/** What a person sees of the question now. */
export const question = (page) =>
  page.evaluate(() => ({
    prompt: document.querySelector(".prompt__text")?.textContent ?? null,
    sheet: document.querySelector("[data-sheet] .sheet__ask")?.textContent ?? null,
    hand: [...document.querySelectorAll(".hand [data-card]")].map((card) => card.dataset.card),
    buttons: [...document.querySelectorAll(".prompt [data-action]")].map((button) => button.dataset.action),
    me: document.querySelector("[data-me]")?.getAttribute("aria-label") ?? null,
    seats: [...document.querySelectorAll(".ring [data-seat]")].map((seat) => seat.getAttribute("aria-label")),
  }));

/** The memory of the game in the worker that thinks, in bytes. */
export async function thinkingMemory(page) {
  const script = await page.evaluate(() => document.getElementById("game").href);
  // Started once more it only tells what it has.
  return page.workers()[0].evaluate(async (script) => (await (await import(script)).default()).memory.buffer.byteLength, script);
}

/** Waits until the person is asked, the device must be handed over, or the game is over. */
export async function asked(page) {
  const what = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-action="result"], [data-screen="end"]')) return "over";
      if (document.querySelector("[data-curtain]")) return "curtain";
      if (document.querySelector("[data-sheet]")) return "sheet";
      const prompt = document.querySelector("[data-prompt]");
      return prompt && prompt.dataset.prompt !== "waiting" ? "prompt" : false;
    },
    null,
    { timeout: 60_000, polling: 20 },
  );
  return what.jsonValue();
}

/** One step of a person: taps something that is lit up, else the button that goes on. False if there is nothing. */
export async function step(page, random) {
  const chosen = await page.evaluateHandle((random) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const any = (list) => list[Math.floor(random * list.length)] ?? null;
    const picks = all('[data-sheet] [data-legal="true"]');
    if (picks.length) return any(picks);
    const targets = all('.seat[data-legal="true"], [data-me][data-legal="true"]');
    if (targets.length && document.querySelector(".table.is-aiming")) return any(targets);
    const cards = all('.hand [data-legal="true"], .me .mini[data-legal="true"]');
    const urgent = document.querySelector('[data-prompt="urgent"]');
    if (cards.length && !urgent && random < 0.85) return any(cards);
    const powers = all('.prompt [data-action^="power"], .prompt [data-action^="use"]');
    if (powers.length && random > 0.97) return any(powers);
    const likely = document.querySelector('.prompt .btn--primary:not([data-action="result"])');
    const others = all(".prompt [data-action]").filter((button) => !["undo", "hint", "result"].includes(button.dataset.action));
    return likely ?? others[0] ?? any(cards) ?? any(targets);
  }, random);
  const element = chosen.asElement();
  if (!element) return false;
  // Cards of a full hand overlap: what can always be reached is their left edge.
  await element.tap({ position: { x: 14, y: 14 }, timeout: 5000 });
  await answered(page);
  return true;
}

/** Random numbers that are the same in every run. */
export function chance(seed) {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x / 2 ** 32;
  };
}

/** Plays on until the game is over; `each` is called before every step and can say "stop" or, if it acted, "again". */
export async function playOn(page, { each, most = 4000, seed = 1 } = {}) {
  const next = chance(seed);
  for (let steps = 0; steps < most; steps += 1) {
    const what = await asked(page);
    if (what === "over") return steps;
    const said = each ? await each(what, steps) : undefined;
    if (said === "stop") return steps;
    // Something was done already.
    if (said === "again") continue;
    if (what === "curtain") {
      await page.locator(".curtain .btn--primary").click();
    } else {
      assert.ok(await step(page, next()), `nothing to tap: ${JSON.stringify(await question(page))}`);
    }
  }
  assert.fail("the game does not end");
}

/** What lies where it should not: over something else, outside, cut off. */
export const misplaced = (page) =>
  page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => box(part).width);
    const parts = all(".bar, .seat, .me, .prompt, .evdeck, .gag, .centre .pile");
    const found = [];
    for (const [i, a] of parts.entries()) {
      for (const b of parts.slice(i + 1)) {
        const [p, q] = [box(a), box(b)];
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide > 1 && high > 1) found.push(`${a.className} over ${b.className}`);
      }
    }
    for (const part of parts) {
      const { left, right, top, bottom } = box(part);
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) found.push(`${part.className} outside`);
    }
    // Names of event cards are never cut off, and a finger can hit them.
    for (const one of all(".event")) {
      if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) found.push(`${one.innerText} cut off`);
      if (box(one).height < 43) found.push(`${one.innerText} too small`);
    }
    for (const seat of all(".seat")) {
      const inside = [...seat.querySelectorAll(".seat__facts, .seat__play > *")];
      if (inside.some((part) => box(part).bottom > box(seat).bottom + 1)) found.push(`spilled: ${seat.ariaLabel}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} pixels too wide`);
    return found;
  });
