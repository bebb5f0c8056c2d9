// Games with event decks: what lies open is seen, read and noticed, and every question is answered by tapping.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot } from "./harness.mjs";
import { deal as dealAt, playOn, question, quiet, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, sets, options) => dealAt(site, page, chairs, sets, options);
const BOTH = ["high_noon", "fistful_of_cards", "the_bullet"];

/** The event decks as they are shown. */
const decks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".evdeck")].map((deck) => ({
      deck: deck.dataset.deck,
      label: deck.getAttribute("aria-label"),
      active: deck.querySelector("[data-event]")?.dataset.event ?? null,
      coming: deck.querySelector("[data-coming]")?.dataset.coming ?? null,
    })),
  );

test("eight players and two event decks fit, upright, lying down, on a tablet and on a desk", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 5 });
  let shown = [];
  const open = () => shown.length === 2 && shown.every(({ active }) => active);
  for (let games = 0; games < 10 && !open(); games += 1) {
    await deal(page, ["person", ...Array(7).fill("cowhand")], "base+dodge_city", { extras: BOTH });
    await playOn(page, {
      seed: 60 + games,
      each: async (what) => {
        shown = await decks(page);
        return what === "prompt" && open() ? "stop" : undefined;
      },
    });
  }
  assert.ok(open(), JSON.stringify(shown));
  for (const [width, height] of [[390, 844], [844, 390], [360, 640], [768, 1024], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(() => {
      const box = (element) => element.getBoundingClientRect();
      const parts = [...document.querySelectorAll(".bar, .seat, .me, .prompt, .evdeck, .centre .pile")].filter((part) => box(part).width);
      const overlaps = [];
      for (const [i, a] of parts.entries()) {
        for (const b of parts.slice(i + 1)) {
          const [p, q] = [box(a), box(b)];
          const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
          const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
          if (wide > 1 && high > 1) overlaps.push(`${a.className} / ${b.className}`);
        }
      }
      const outside = parts.filter((part) => {
        const { left, right, top, bottom } = box(part);
        return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
      });
      // Names of event cards are never cut off, and a finger can hit them.
      const cut = [...document.querySelectorAll(".event")].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1 || box(one).height < 43,
      );
      const spilled = [...document.querySelectorAll(".seat")].filter((seat) => {
        const room = box(seat).bottom + 1;
        return [...seat.querySelectorAll(".seat__facts, .seat__play > *")].some((part) => box(part).bottom > room);
      });
      return {
        overlaps,
        outside: outside.map((part) => part.className),
        cut: cut.map((one) => one.innerText),
        spilled: spilled.map((seat) => seat.getAttribute("aria-label")),
        scroll: document.documentElement.scrollWidth - innerWidth,
      };
    });
    await screenshot(page, `events-8-${width}x${height}`);
    t.diagnostic(`${width}x${height} ${JSON.stringify(found)}`);
    if (!process.env.LOOK) assert.deepEqual(found, { overlaps: [], outside: [], cut: [], spilled: [], scroll: found.scroll }, `${width}x${height}`);
    assert.ok(found.scroll <= 0, `${width}x${height} is ${found.scroll} pixels too wide`);
  }
});
