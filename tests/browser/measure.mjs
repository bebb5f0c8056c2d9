// How quick the page is, measured in real Chromium: node measure.mjs [folder] prints all of it.
import { fileURLToPath } from "node:url";
import { open } from "./harness.mjs";
import { EXTRAS } from "./screens.mjs";
import { slowLine } from "./slow-line.mjs";
import { asked, chance, deal, step, visit } from "./table.mjs";

/** Nobody taps before he has seen what he is asked, in ms. */
const LOOK = 800;

const EIGHT = ["person", ...Array(7).fill("marshal")];

/** How long the yardstick takes on the machine all figures in milliseconds were set on, quiet, in ms. */
const YARDSTICK = 12;

/**
 * Lays a yardstick into the page: a fixed piece of work of the kind a tap asks for. Elements are made, styled, laid out, changed
 * and taken away. How long it takes tells how fast the machine is just now, so what is judged is compared with it. It lies in a
 * shadow tree, where the page's own style sheets do not count.
 */
async function layYardstick(page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .row { display: flex; gap: 2px; padding: 1px; font-size: 11px; }
      .row:nth-child(3n) > .cell { border: 1px solid; border-radius: 3px; }
      .row.is-odd .cell:not(:first-child) { flex: 1; }
      .row.is-even .cell:not(:last-child) { flex: 2; padding: 1px; }
      .cell { display: inline-grid; min-width: 0; background: linear-gradient(#fff, #ccc); }`);
    const host = document.body.appendChild(document.createElement("div"));
    Object.assign(host.style, { position: "fixed", inset: 0, contain: "strict", visibility: "hidden", pointerEvents: "none" });
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    window.yardstick = () => host.dispatchEvent(new Event("yardstick"));
    host.addEventListener("yardstick", () => {
      const table = document.createElement("div");
      for (let row = 0; row < 60; row += 1) {
        const line = table.appendChild(document.createElement("div"));
        line.className = "row is-odd";
        for (const text of JSON.parse(JSON.stringify(["Sheriff", `${row}`, "Outlaw", "Deputy", "Renegade"]))) {
          const cell = line.appendChild(document.createElement("span"));
          cell.className = "cell";
          cell.setAttribute("title", text);
          cell.append(text);
        }
      }
      root.append(table);
      let high = table.offsetHeight;
      for (const line of table.children) line.className = "row is-even";
      high += table.offsetHeight;
      table.remove();
      return high + root.host.offsetHeight;
    });
  });
}

const yardstick = (page) => page.evaluate(() => window.yardstick());

/** How many times slower than the one the figures were set on the machine is just now, by the clock; never quicker. */
export async function slowness(page) {
  await layYardstick(page);
  const spent = await page.evaluate(async () => {
    const all = [];
    for (let times = 0; times < 40; times += 1) {
      const start = performance.now();
      window.yardstick();
      all.push(performance.now() - start);
      await new Promise((rested) => setTimeout(rested, 5));
    }
    return all.slice(10); // it is compiled by then
  });
  return Math.max(1, spent.reduce((sum, ms) => sum + ms, 0) / spent.length / YARDSTICK);
}

/** Everything the browser tells of its work from now on, until it is asked for. */
async function trace(page) {
  const devtools = await page.context().browser().newBrowserCDPSession();
  const told = [];
  devtools.on("Tracing.dataCollected", ({ value }) => told.push(...value));
  await devtools.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"] },
    transferMode: "ReportEvents",
  });
  return async () => {
    const complete = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
    await devtools.send("Tracing.end");
    await complete;
    return told.sort((a, b) => a.ts - b.ts);
  };
}

/** How long the processor worked on it, in ms: what else the machine does meanwhile hardly counts. */
const spent = (event) => (event.tdur ?? event.dur) / 1000;
const dispatched = (type) => (event) => event.name === "EventDispatch" && event.args.data?.type === type;
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

/** Notes in the page, from now on, when what came of a tap stands there: that is done after the tap itself has been shown. */
const noteAnswers = (page) =>
  page.evaluate(() => {
    window.answers = [];
    const felt = (node) => node.hasAttribute("data-felt");
    let tapped;
    addEventListener("click", ({ timeStamp }) => (tapped = timeStamp), { capture: true });
    const watch = new MutationObserver((changes) => {
      if (!changes.some(({ target, oldValue }) => oldValue !== null && !felt(target))) return;
      performance.mark("answered");
      // A message is heard before whatever else waits for its time.
      const { port1, port2 } = new MessageChannel();
      const since = tapped;
      port1.onmessage = () => window.answers.push(performance.now() - since);
      requestAnimationFrame(() => port2.postMessage(null));
    });
    watch.observe(document, { subtree: true, attributeFilter: ["data-felt"], attributeOldValue: true });
  });

/**
 * Sits down to an eight-player game with every set and four event decks, and taps; `each` is called after every tap. Before it taps
 * it looks at the table for so many ms.
 */
async function tapOn(site, page, { taps, luck, began, each = () => {}, look = 0 }) {
  await visit(site, page, { luck, speed: "instant" });
  const next = chance(luck);
  for (let done = 0; done < taps; ) {
    await deal(site, page, EIGHT, "base+dodge_city", { extras: EXTRAS });
    await asked(page);
    if (done === 0) await began();
    for (; done < taps && (await asked(page)) !== "over"; done += 1) {
      await page.waitForTimeout(look);
      await step(page, next());
      await page.waitForTimeout(120); // the paint and the report of it
      await each();
    }
  }
}

/**
 * How long each tap took with a processor `slowdown` times slower, in ms: to the next paint, which shows that it was felt, and until
 * what came of it was painted. Right only on a machine that does nothing else.
 */
export async function interactions(site, page, { taps = 60, slowdown = 4, luck = 21 } = {}) {
  const began = async () => {
    await page.evaluate(() => {
      window.taps = new Map();
      new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries()) {
          if (id) window.taps.set(id, Math.max(duration, window.taps.get(id) ?? 0));
        }
      }).observe({ type: "event", durationThreshold: 16 });
    });
    await noteAnswers(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  };
  await tapOn(site, page, { taps, luck, began, look: LOOK });
  return page.evaluate(() => ({ felt: [...window.taps.values()], answered: window.answers }));
}

/**
 * The longest task of the page while this time passed: in ms of the processor, and in ms as it would be on the machine the
 * figures were set on.
 */
export async function longestTask(page, time) {
  await layYardstick(page);
  const told = await trace(page);
  for (let passed = 0; passed < time; passed += 500) {
    await page.waitForTimeout(500);
    await yardstick(page);
  }
  const events = await told();
  const laid = events.filter(dispatched("yardstick"));
  const own = ({ tid, pid, ph }) => ph === "X" && tid === laid[0].tid && pid === laid[0].pid;
  const within = (task) => laid.some(({ ts }) => ts >= task.ts && ts <= task.ts + task.dur);
  const tasks = events.filter((event) => event.name === "RunTask" && own(event) && !within(event));
  const worst = Math.max(...tasks.map(spent));
  return { worst, fair: (worst * YARDSTICK) / Math.max(YARDSTICK, median(laid.map(spent))) };
}

/**
 * What each tap cost in the page's own thread, from the tap until what came of it is handed over to be painted, tap by tap: with the
 * same luck they are the same taps. In ms of the processor, in yardsticks, and as the number of elements whose style was worked out.
 */
export async function work(site, page, { taps = 60, luck = 21 } = {}) {
  let told;
  const began = async () => {
    await layYardstick(page);
    for (let times = 0; times < 10; times += 1) await yardstick(page); // it is compiled by then
    await noteAnswers(page);
    told = await trace(page);
  };
  await tapOn(site, page, { taps, luck, began, each: () => yardstick(page) });
  const events = await told();
  const clicks = events.filter(dispatched("click"));
  const own = events.filter(({ tid, pid, ph }) => ph === "X" && tid === clicks[0].tid && pid === clicks[0].pid);
  const [tasks, commits, styles] = ["RunTask", "Commit", "UpdateLayoutTree"].map((name) => own.filter((event) => event.name === name));
  const yard = median(own.filter(dispatched("yardstick")).map(spent));
  const answers = events.filter((event) => event.name === "answered");
  return clicks.flatMap((click, at) => {
    const next = clicks[at + 1]?.ts ?? Infinity;
    const answer = answers.find(({ ts }) => ts > click.ts && ts < next);
    const painted = commits.find((commit) => commit.ts > (answer?.ts ?? click.ts + click.dur));
    if (!painted) return [];
    const between = tasks.filter((task) => task.ts + task.dur >= click.ts && task.ts <= painted.ts);
    const ms = between.reduce((sum, task) => sum + spent(task), 0);
    const styled = styles.filter(({ ts }) => ts >= click.ts && ts <= painted.ts);
    return [{ ms, yards: ms / yard, styled: styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0) }];
  });
}

/**
 * What each tap changed in the page, tap by tap: elements made and taken away, attributes and texts that changed, not counting what
 * follows later. The same on every machine.
 */
export async function changes(site, page, { taps = 60, luck = 21 } = {}) {
  const began = () =>
    page.evaluate(() => {
      window.changed = [];
      let count = null;
      const size = (nodes) => [...nodes].reduce((sum, node) => sum + 1 + (node.querySelectorAll?.("*").length ?? 0), 0);
      const isFelt = ({ attributeName }) => attributeName === "data-felt";
      const add = (records) => {
        for (const { type, addedNodes, removedNodes } of count ? records.filter((record) => !isFelt(record)) : []) {
          if (type !== "childList") count.set += 1;
          count.made += size(addedNodes);
          count.gone += size(removedNodes);
        }
        if (records.some(isFelt)) over.port2.postMessage(null);
      };
      const watch = new MutationObserver(add);
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const over = new MessageChannel();
      over.port1.onmessage = () => {
        add(watch.takeRecords());
        if (!document.querySelector("[data-felt]")) count = null;
      };
      addEventListener(
        "click",
        () => {
          watch.takeRecords();
          window.changed.push((count = { made: 0, gone: 0, set: 0 }));
          over.port2.postMessage(null); // whatever follows is done neither at once nor when the tap has been shown
        },
        { capture: true },
      );
    });
  await tapOn(site, page, { taps, luck, began });
  return page.evaluate(() => window.changed);
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
  const show = (list, digits = 0) => {
    const sorted = list.toSorted((a, b) => b - a);
    const figures = [...sorted.slice(0, 5), sorted[list.length >> 1]].map((figure) => figure.toFixed(digits));
    return `worst ${figures.slice(0, 5).join(", ")}, median ${figures[5]} of ${list.length}`;
  };
  console.log("Eight players, everything on:");
  for (const deviceScaleFactor of [2, 1]) {
    const quarter = await interactions(site, await site.newPhone(t, { serviceWorkers: "block", deviceScaleFactor }), { taps: 100 });
    const how = `at a quarter of the speed, ${deviceScaleFactor} pixels a point`;
    console.log(`  tap to next paint ${how}: ${show(quarter.felt)} ms; until what came of it is painted: ${show(quarter.answered)} ms`);
  }
  const cost = await work(site, await site.newPhone(t, { serviceWorkers: "block" }), { taps: 100 });
  console.log(`  work of the page for a tap at full speed: ${show(cost.map(({ ms }) => ms))} ms`);
  console.log(`  the same in yardsticks of ${(cost[0].ms / cost[0].yards).toFixed(1)} ms: ${show(cost.map(({ yards }) => yards), 2)}`);
  console.log(`  elements styled for a tap: ${show(cost.map(({ styled }) => styled))}`);
  const changed = await changes(site, await site.newPhone(t, { serviceWorkers: "block" }), { taps: 100 });
  console.log(`  elements made for a tap: ${show(changed.map(({ made }) => made))}`);
  console.log(`  attributes and texts changed for a tap: ${show(changed.map(({ set }) => set))}`);
  for (const cleanup of cleanups) await cleanup();
  await site.close();
}
