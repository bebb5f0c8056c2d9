// How quickly legends think in the page: node tests/browser/think-speed.mjs [throttling]
// Seven players, all legends; for each question the worker's own time and imagined games, then percentiles.
import { open } from "./harness.mjs";
import { deal, quiet, thinkingMemory, visit } from "./table.mjs";

const throttling = Number(process.argv[2] ?? 4);
const site = await open();
const measure = async (players, thinking, rate) => {
  const page = await site.newPhone({ after() {} }, quiet);
  await page.addInitScript(() => {
    window.told = [];
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...args) {
        super(...args);
        this.addEventListener("message", ({ data }) => window.told.push(data.split("\n")[0]));
      }
    };
  });
  await visit(site, page, { luck: 7, speed: "faster" });
  await page.goto(`${site.url}#/settings`);
  await page.locator(`[data-do="thinking"] [data-value="${thinking}"]`).click();
  await deal(site, page, Array(players).fill("legend"));
  for (let tries = 0; !page.workers().length && tries < 100; tries += 1) await page.waitForTimeout(50);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate });
  await page.waitForTimeout(25_000);
  const told = await page.evaluate(() => window.told);
  const memory = await thinkingMemory(page);
  await page.context().close();
  return { told: told.map((line) => line.split(" ").map(Number)).filter(([, playouts]) => playouts > 0), memory };
};
const at = (list, part) => list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];
for (const [players, thinking, rate] of [[5, "full", 1], [7, "quick", throttling], [7, "full", throttling]]) {
  const { told, memory } = await measure(players, thinking, rate);
  const ms = told.map(([, , ms]) => ms);
  // From the middle of the game on, all together: a single thought is too short for the clock.
  const later = told.slice(told.length >> 1);
  const sum = (at) => later.reduce((total, thought) => total + thought[at], 0);
  console.log(`${players} players, ${thinking}, throttled ${rate}x: ${told.length} thoughts, median ${at(ms, 0.5)} ms, p95 ${at(ms, 0.95)} ms; ` +
    `${Math.round((1000 * sum(1)) / sum(2))} imagined games a second from the middle of the game; ${(memory / 2 ** 20).toFixed(1)} MB`);
}
await site.close();
