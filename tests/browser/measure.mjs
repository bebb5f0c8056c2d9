// How quick the page is, measured in real Chromium: node measure.mjs [folder] prints all of it.
import { fileURLToPath } from "node:url";
import { open } from "./harness.mjs";
import { EXTRAS } from "./screens.mjs";
import { slowLine } from "./slow-line.mjs";
import { asked, chance, deal, step, visit } from "./table.mjs";

const EIGHT = ["person", ...Array(7).fill("marshal")];

/** Sits down to an eight-player game with every set and four event decks, and taps; `each` is called around every tap. */
async function tapOn(site, page, { taps, luck }, began) {
  await visit(site, page, { luck, speed: "instant" });
  const next = chance(luck);
  for (let done = 0; done < taps; ) {
    await deal(site, page, EIGHT, "base+dodge_city", { extras: EXTRAS });
    await asked(page);
    if (done === 0) await began();
    for (; done < taps && (await asked(page)) !== "over"; done += 1) {
      await step(page, next());
      await page.waitForTimeout(120); // the paint and the report of it
    }
  }
}

/**
 * How long each tap took to its next paint with a processor `slowdown` times slower, in ms, worst first. Right only on a
 * machine that does nothing else.
 */
export async function interactions(site, page, { taps = 60, slowdown = 4, luck = 21 } = {}) {
  await tapOn(site, page, { taps, luck }, async () => {
    await page.evaluate(() => {
      window.taps = new Map();
      new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries()) {
          if (id) window.taps.set(id, Math.max(duration, window.taps.get(id) ?? 0));
        }
      }).observe({ type: "event", durationThreshold: 16 });
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  });
  return (await page.evaluate(() => [...window.taps.values()])).sort((a, b) => b - a);
}

/** Which tasks of the page kept the processor busy for longer than `limit` ms while this time passed, in ms. */
export async function longTasks(page, time, limit = 50) {
  const devtools = await page.context().browser().newBrowserCDPSession();
  const trace = [];
  devtools.on("Tracing.dataCollected", ({ value }) => trace.push(...value));
  await devtools.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  await page.waitForTimeout(time);
  const complete = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.end");
  await complete;
  const tick = trace.find(({ name }) => name === "TimerFire");
  const own = trace.filter(({ name, ph, tid, pid }) => name === "RunTask" && ph === "X" && tid === tick.tid && pid === tick.pid);
  return own.map((task) => Math.round((task.tdur ?? task.dur) / 1000)).filter((spent) => spent > limit);
}

/**
 * How long the processor worked for each tap in the page's own thread, from the tap to what is handed over to be painted,
 * in ms, tap by tap: with the same luck they are the same taps. What else the machine does hardly counts.
 */
export async function work(site, page, { taps = 60, luck = 21 } = {}) {
  const devtools = await page.context().browser().newBrowserCDPSession();
  const trace = [];
  devtools.on("Tracing.dataCollected", ({ value }) => trace.push(...value));
  await tapOn(site, page, { taps, luck }, () =>
    devtools.send("Tracing.start", {
      traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
      transferMode: "ReportEvents",
    }),
  );
  const complete = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.end");
  await complete;
  const clicked = (event) => event.name === "EventDispatch" && event.args.data?.type === "click";
  const clicks = trace.filter(clicked).sort((a, b) => a.ts - b.ts);
  const own = trace.filter(({ tid, pid, ph }) => ph === "X" && tid === clicks[0].tid && pid === clicks[0].pid);
  const [tasks, commits] = ["RunTask", "Commit"].map((name) => own.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts));
  return clicks.flatMap((click) => {
    const painted = commits.find((commit) => commit.ts > click.ts + click.dur);
    if (!painted) return [];
    const between = tasks.filter((task) => task.ts + task.dur >= click.ts && task.ts <= painted.ts);
    return [between.reduce((sum, task) => sum + (task.tdur ?? task.dur), 0) / 1000];
  });
}

const contentful = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          const first = list.getEntriesByName("first-contentful-paint")[0];
          if (first) done(Math.round(first.startTime));
        }).observe({ type: "paint", buffered: true });
      }),
  );

/** When this first stands in the page after it was painted, in ms since the visit began. */
const there = (page, selector) =>
  page.evaluate(
    (selector) =>
      new Promise((done) => {
        const look = () => {
          if (!document.querySelector(selector)) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => done(Math.round(performance.now()))));
        };
        look();
      }),
    selector,
  );

/** Visits over a slow line: the first one to the start, and one that comes back to a table. In ms. */
export async function visits(site, page) {
  const line = await slowLine(Number(new URL(site.url).port));
  const address = site.url.replace(/:\d+/, `:${line.port}`);
  try {
    await page.goto(address, { waitUntil: "commit" });
    const firstPaint = await contentful(page);
    const firstStart = await there(page, '[data-screen="start"]');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await deal({ url: address }, page, EIGHT, "base+dodge_city", { extras: EXTRAS });
    await asked(page);
    await page.goto("about:blank");
    await page.goto(`${address}#/table`, { waitUntil: "commit" });
    const tablePaint = await contentful(page);
    const table = await there(page, '[data-screen="table"] .seat');
    return { firstPaint, firstStart, tablePaint, table };
  } finally {
    await page.close();
    await line.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = await open({ folder: process.argv[2], compress: true });
  const cleanups = [];
  const t = { after: (cleanup) => cleanups.push(cleanup) };
  const found = await visits(site, await site.newPhone(t));
  console.log("Over slow 4G (1.6 Mbit/s, 150 ms):");
  console.log(`  first visit: ${found.firstPaint} ms to the first paint, ${found.firstStart} ms to the start that can be used`);
  console.log(`  coming back: ${found.tablePaint} ms to the first paint, ${found.table} ms to the table`);
  const show = (list) => list.sort((a, b) => b - a) && `worst ${list.slice(0, 5).map(Math.round).join(", ")} ms, median ${Math.round(list[list.length >> 1])} ms of ${list.length}`;
  const quarter = await interactions(site, await site.newPhone(t, { serviceWorkers: "block" }), { taps: 100 });
  console.log("Eight players, everything on:");
  console.log(`  tap to next paint at a quarter of the speed: ${show(quarter)}`);
  console.log(`  work of the page for a tap at full speed: ${show(await work(site, await site.newPhone(t, { serviceWorkers: "block" }), { taps: 100 }))}`);
  for (const cleanup of cleanups) await cleanup();
  await site.close();
}
