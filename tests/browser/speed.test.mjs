// How quick the page is: what is painted first, over a slow line too, and how soon a tap is answered.
// The bounds leave room for a busy machine; `node measure.mjs` prints what it really takes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot, started } from "./harness.mjs";
import { visits, work } from "./measure.mjs";
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

test("over slow 4G the start is painted at once, and a table one comes back to", { timeout: 180_000 }, async (t) => {
  const found = await bestOf(3, (it) => it.firstPaint < 2000 && it.table < 2000, async () => visits(site, await site.newPhone(t)));
  t.diagnostic(JSON.stringify(found));
  assert.ok(found.firstPaint < 2000, `first paint after ${found.firstPaint} ms`);
  assert.ok(found.tablePaint < 2000, `something of the table after ${found.tablePaint} ms`);
  assert.ok(found.table < 2000, `the table after ${found.table} ms`);
});

test("eight players with everything on: a tap is answered within 100 ms at a quarter of the speed", { timeout: 240_000 }, async (t) => {
  // Interaction to next paint leaves out the worst of every fifty.
  const counts = (spent) => spent.toSorted((a, b) => b - a)[Math.floor(spent.length / 50)];
  // The same taps again: each counts as it was when the machine disturbed it least.
  let least = [];
  const spent = await bestOf(5, (spent) => counts(spent) * 4 < 100, async () => {
    const again = await work(site, await site.newPhone(t, { serviceWorkers: "block" }), { taps: 60 });
    least = least.length === again.length ? again.map((ms, tap) => Math.min(ms, least[tap])) : again;
    return least;
  });
  const sorted = spent.toSorted((a, b) => b - a);
  t.diagnostic(`work for a tap: ${sorted.slice(0, 5).map((ms) => ms.toFixed(1)).join(", ")} ms at worst, ${sorted[sorted.length >> 1].toFixed(1)} ms in the middle`);
  assert.ok(spent.length > 50, "the taps were seen");
  assert.ok(counts(spent) * 4 < 100, `${counts(spent).toFixed(1)} ms of work for a tap`);
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
