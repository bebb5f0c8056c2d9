// Every screen at every size, with huge letters too: nothing too wide, nothing covered, nothing cut off. In the gate in German,
// whose words are the longest, in a nightly run (STANDOFF_ALL=1) in every language.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot } from "./harness.mjs";
import { cardTable, diceTable, plain } from "./screens.mjs";
import { quiet } from "./table.mjs";

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

const SIZES = [[390, 844], [844, 390], [768, 1024], [1440, 900], [320, 568]];
const HUGE = [[390, 844], [844, 390], [1440, 900]];

/** What is wrong with how things lie. */
const faults = (page) =>
  page.evaluate(() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} pixels too wide`);
    const top = document.querySelector("[data-notice], [data-zoom], .scrim") ?? document.body;
    const parts = [...top.querySelectorAll("button, a[href], input, select, summary")].filter((part) => !part.closest("[inert]"));
    const say = (part) => `${part.className || part.tagName} "${(part.ariaLabel ?? part.textContent).trim().slice(0, 40)}"`;
    // What a list or a row that scrolls by itself has scrolled away comes back the same way.
    const away = (part, box) => {
      const list = part.closest(".log, .chips");
      if (!list || !/auto|scroll/.test(getComputedStyle(list).overflow)) return false;
      const room = list.getBoundingClientRect();
      const fits = room.left > -1 && room.right < innerWidth + 1 && room.top > -1 && room.bottom < innerHeight + 1;
      return fits && (box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.left < room.left - 1 || box.right > room.right + 1);
    };
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      if (!box.width || away(part, box)) continue;
      // A card that is lifted lies over its neighbours.
      if (part.closest(".hand:has(.is-selected)")) continue;
      // What can be scrolled into view is asked where it is then.
      if (box.top < 0 || box.bottom > innerHeight) {
        const scrolled = part.closest(".screen, .sheet, .drawer, .zoom, .hand, .aside, .start, .curtain");
        if (!scrolled) found.push(`outside: ${say(part)}`);
        continue;
      }
      if (box.left < -1 || box.right > innerWidth + 1) {
        if (!part.closest(".hand, .bar--scroll")) found.push(`outside: ${say(part)}`);
        continue;
      }
      // Cards of a full hand overlap, the head and foot of a screen lie over what scrolls: some of it is always reached.
      const points = [[0.5, 0.5], [0.15, 0.2], [0.5, 0.1], [0.5, 0.9], [0.9, 0.5], [0.05, 0.5]];
      const hit = points.some(([x, y]) => {
        const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return at && (part.contains(at) || at.contains(part) || at.closest(".screen__head, .screen__foot, .toast"));
      });
      if (!hit) found.push(`covered: ${say(part)}`);
    }
    // Words on what is tapped are never cut off.
    for (const part of top.querySelectorAll(".btn, .segments__item, .panel__title, .field__label, .event")) {
      if (part.closest("[inert]") || !part.clientWidth) continue;
      if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2) found.push(`cut off: ${say(part)}`);
    }
    return found;
  });

const SHOTS = process.env.SHOTS === "1";

async function everywhere(page, where, found) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const text of HUGE.some(([wide]) => wide === width) ? [null, "huge"] : [null]) {
      await page.evaluate((text) => {
        if (text) document.documentElement.dataset.text = text;
        else delete document.documentElement.dataset.text;
      }, text);
      for (const fault of await faults(page)) found.push(`${where}, ${width}x${height}${text ? ` ${text}` : ""}: ${fault}`);
      if (SHOTS && !(text && width !== 390)) await screenshot(page, `layout-${where.replaceAll(" ", "-")}-${width}${text ? `-${text}` : ""}`);
    }
    await page.evaluate(() => delete document.documentElement.dataset.text);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

const LOCALES = process.env.STANDOFF_ALL ? ["en-GB", "de-DE", "hu-HU"] : ["de-DE"];

for (const locale of LOCALES) {
  for (const [name, walk] of [["screens", plain], ["card game", cardTable], ["dice game", diceTable]]) {
    test(`everything has its place: ${name}, ${locale}`, { timeout: 600_000 }, async (t) => {
      const page = await site.newPhone(t, { ...quiet, locale });
      const found = [];
      await walk(site, page, (where) => everywhere(page, `${locale.slice(0, 2)} ${where}`, found));
      assert.deepEqual([...new Set(found)], []);
    });
  }
}
