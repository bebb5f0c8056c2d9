// How quick the page is: what is painted first, over a slow line too, and how soon a tap is answered.
// Machines are noisy, and some are slow: what a machine takes is compared with what it takes for a yardstick at the same time, and
// what can be counted is counted. `node measure.mjs` prints what it really takes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot, started } from "./harness.mjs";
import { changes, slowness, visits, work } from "./measure.mjs";
import { asked, deal, quiet, visit } from "./table.mjs";

let site;
before(async () => {
  site = await open({ compress: true });
});
after(() => site.close());

/** The best of a few tries: a machine can be too slow by chance, never too fast. */
async function bestOf(tries, good, attempt) {
  for (let left = tries; ; left -= 1) {
    const found = await attempt();
    if (good(found) || left === 1) return found;
  }
}

test("over slow 4G the start is painted at once, and a table one comes back to", { timeout: 300_000 }, async (t) => {
  const limit = 2000;
  const found = await bestOf(3, (it) => Math.max(it.firstPaint, it.tablePaint, it.table) < limit, async () => {
    const page = await site.newPhone(t);
    const before = await slowness(page);
    const found = await visits(site, page);
    // The line is as slow everywhere, the rest of the way takes longer on a slow machine.
    const slow = Math.max(before, await slowness(await site.newPhone(t)));
    t.diagnostic(`${JSON.stringify(found)}, on a machine ${slow.toFixed(1)} times slower`);
    return Object.fromEntries(Object.entries(found).map(([name, ms]) => [name, Math.round(ms / slow)]));
  });
  assert.ok(found.firstPaint < limit, `first paint after ${found.firstPaint} ms`);
  assert.ok(found.tablePaint < limit, `something of the table after ${found.tablePaint} ms`);
  assert.ok(found.table < limit, `the table after ${found.table} ms`);
});

/** As interaction to next paint is counted: the worst of every fifty is left out. */
const counts = (list) => list.toSorted((a, b) => b - a)[Math.floor(list.length / 50)];
const middle = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

test("eight players with everything on: a tap is little work", { timeout: 400_000 }, async (t) => {
  const [most, usually] = [3.2, 1.8]; // yardsticks; it was 2.4 and 1.0 when this was set
  // The same taps again: each counts as it was when the machine disturbed it least.
  let least = [];
  const found = await bestOf(4, (yards) => counts(yards) < most && middle(yards) < usually, async () => {
    const again = await work(site, await site.newPhone(t, { serviceWorkers: "block" }), { taps: 60 });
    const [ms, yards] = [again.map((tap) => tap.ms), again.map((tap) => tap.yards)];
    t.diagnostic(`work for a tap: ${counts(ms).toFixed(1)} ms, ${middle(ms).toFixed(1)} ms in the middle; in yardsticks ${counts(yards).toFixed(2)} and ${middle(yards).toFixed(2)}`);
    least = least.length === yards.length ? yards.map((yards, tap) => Math.min(yards, least[tap])) : yards;
    return least;
  });
  assert.ok(found.length > 50, "the taps were seen");
  assert.ok(counts(found) < most, `${counts(found).toFixed(2)} yardsticks of work for a tap`);
  assert.ok(middle(found) < usually, `${middle(found).toFixed(2)} yardsticks of work for a usual tap`);
});

test("eight players with everything on: a tap changes only what it must", { timeout: 240_000 }, async (t) => {
  const found = await changes(site, await site.newPhone(t, { serviceWorkers: "block" }), { taps: 60 });
  assert.ok(found.length > 50, "the taps were seen");
  const made = found.map((tap) => tap.made);
  const set = found.map((tap) => tap.set);
  t.diagnostic(`elements made for a tap: ${counts(made)}, ${middle(made)} in the middle; attributes and texts changed: ${counts(set)}, ${middle(set)} in the middle`);
  assert.ok(middle(set) > 5, "what came of the taps was counted");
  assert.ok(counts(made) < 100 && middle(made) < 28, `${counts(made)} and ${middle(made)} elements made`);
  assert.ok(Math.max(...made) < 200, "no tap builds the table anew");
  assert.ok(counts(set) < 90 && middle(set) < 30, `${counts(set)} and ${middle(set)} attributes and texts changed`);
});

/** How much moved without having been asked to, since the page was opened. */
const moved = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.hadRecentInput ? 0 : entry.value)));
        watch.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 400);
      }),
  );

/** Where the parts of the start are. */
const places = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ["h1", ".start__scene", ".start__ground", ".start__logo p", ".start__fine"].map((name) => {
        const { x, y, width, height } = document.querySelector(`.start ${name}, .start${name}`).getBoundingClientRect();
        return [name, [x, y, width, height].map(Math.round)];
      }),
    ),
  );

for (const [name, locale] of [["English", "en-GB"], ["German", "de-DE"], ["Hungarian", "hu-HU"]]) {
  test(`what is painted first stays where it is, ${name}`, async (t) => {
    for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
      const page = await site.newPhone(t, { ...quiet, locale, viewport: size });
      let go;
      const held = new Promise((release) => (go = release));
      await page.route("**/*.wasm", async (route) => (await held, route.continue()));
      await page.goto(site.url, { waitUntil: "commit" });
      await page.waitForFunction(() => document.querySelector("#boot .start__fine") && document.fonts.status === "loaded");
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page);
      if (size.width === 390) await screenshot(page, `boot-${locale}`);
      go();
      await started(page);
      await page.locator('[data-screen="start"]').waitFor();
      const after = await places(page);
      for (const part of ["h1", ".start__scene", ".start__logo p"]) assert.deepEqual(after[part], before[part], `${part} at ${size.width}x${size.height}`);
      assert.equal(await moved(page), 0);
    }
  });
}

test("a table is painted as a table first, and nothing moves", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await deal(site, page, ["person", "marshal", "marshal", "marshal"]);
  await asked(page);
  let go;
  const held = new Promise((release) => (go = release));
  await page.route("**/*.wasm", async (route) => (await held, route.continue()));
  await page.goto("about:blank");
  await page.goto(`${site.url}#/table`, { waitUntil: "commit" });
  await page.locator("#boot .ring").waitFor();
  await screenshot(page, "boot-table");
  assert.equal(await page.locator("#boot .start").isVisible(), false);
  go();
  await started(page);
  await asked(page);
  assert.ok((await moved(page)) < 0.001, "nothing moved");
});
