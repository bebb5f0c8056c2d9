// Wild West Show and Eldorado: four event decks at once, decks that lie face down, and who pays for talking.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot } from "./harness.mjs";
import { deal as dealAt, misplaced, playOn, quiet, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, sets, options) => dealAt(site, page, chairs, sets, options);
const ALL = ["high_noon", "fistful_of_cards", "the_bullet", "wild_west_show", "eldorado"];
const SIZES = [[390, 844], [844, 390], [360, 640], [768, 1024], [1440, 900]];

/** The cards in force, by deck. */
const inForce = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".evdeck")].map((deck) => [deck.dataset.deck, deck.querySelector("[data-event]")?.dataset.event ?? null]),
    ),
  );

test("eight players and four event decks fit", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 5 });
  let open = {};
  const full = () => Object.keys(open).length === 4 && Object.values(open).every(Boolean);
  for (let games = 0; games < 12 && !full(); games += 1) {
    await deal(page, ["person", ...Array(7).fill("marshal")], "base+dodge_city", { extras: ALL });
    if (games === 0) {
      // Of the decks that lie face down nobody knows what comes; who turns up the next card is known.
      assert.equal(await page.locator(".evdeck").count(), 4);
      assert.equal(await page.locator(".evdeck [data-coming]").count(), 2);
      assert.match(await page.locator('[data-deck="eldorado"] .event__when').textContent(), /^Revealed by \S/);
      assert.match(await page.locator('[data-deck="wild_west_show"] .event__when').textContent(), /Stagecoach/);
    }
    await playOn(page, {
      seed: 80 + games,
      each: async (what) => {
        open = await inForce(page);
        return what === "prompt" && full() ? "stop" : undefined;
      },
    });
  }
  assert.ok(full(), JSON.stringify(open));
  const found = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await screenshot(page, `west-8-${width}x${height}`);
    for (const one of await misplaced(page)) found.push(`${width}x${height}: ${one}`);
  }
  assert.deepEqual(found, []);
});

test("a whole game by tapping with all sets", { timeout: 600_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 9 });
  const seen = new Set();
  for (let games = 0; games < 2; games += 1) {
    await deal(page, ["person", ...Array(4).fill("marshal")], "base+dodge_city", { extras: ALL });
    await playOn(page, {
      seed: 7 + games,
      each: async () => {
        for (const card of Object.values(await inForce(page))) if (card) seen.add(card);
      },
    });
    await screenshot(page, `west-over-${games}`);
  }
  assert.ok(seen.size > 3, [...seen].join());
});

test("while nobody may speak the table says who did", { timeout: 600_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  const reminder = page.locator("[data-gag]");
  let charged = false;
  for (let games = 0; games < 60 && !charged; games += 1) {
    await deal(page, ["person", "person", "marshal", "marshal"], "base", { extras: ["wild_west_show"] });
    await playOn(page, {
      seed: 20 + games,
      each: async (what) => {
        if (what !== "prompt" || !(await reminder.count())) return undefined;
        // The one who holds the device says that the other spoke, and has life to lose.
        const life = () => page.evaluate(() => [...document.querySelectorAll(".seat[data-seat] .life")].map((one) => one.ariaLabel));
        const before = await life();
        await screenshot(page, "west-gag");
        await reminder.locator("button").tap();
        const other = page.locator(`[data-spoke]:not([data-spoke="${await page.locator("[data-me]").getAttribute("data-seat")}"])`);
        if (!(await other.count())) {
          await page.keyboard.press("Escape");
          return "stop";
        }
        await screenshot(page, "west-gag-who");
        await other.first().tap();
        await page.waitForFunction((old) => document.querySelector("[data-curtain]") || JSON.stringify([...document.querySelectorAll(".seat[data-seat] .life")].map((one) => one.ariaLabel)) !== old, JSON.stringify(before));
        charged = true;
        return "stop";
      },
    });
  }
  assert.ok(charged, "Gag never came");
});
