// Bots that think ahead in a worker of their own: a game with legends, hurried, killed, offline; hints, beliefs, review.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kept, open, screenshot, started } from "./harness.mjs";
import { longestTask } from "./measure.mjs";
import { asked, deal as dealAt, misplaced, playOn, quiet, thinkingMemory, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const LEGENDS = ["person", "legend", "legend", "legend"];
const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs = LEGENDS) => dealAt(site, page, chairs);

/** Counts workers and what is said to and by them, from the first visit on; answers arrive `late` ms after they were given. */
async function overhear(page, late = 0) {
  await page.addInitScript((late) => {
    window.overheard = { workers: 0, asked: 0, answered: 0, late };
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...args) {
        super(...args);
        window.overheard.workers += 1;
        this.addEventListener("message", () => (window.overheard.answered += 1));
      }
      set onmessage(hear) {
        super.onmessage = (event) => setTimeout(() => hear(event), window.overheard.late);
      }
      postMessage(data, ...rest) {
        if (typeof data === "string") window.overheard.asked += 1;
        super.postMessage(data, ...rest);
      }
    };
  }, late);
}
const overheard = (page) => page.evaluate(() => window.overheard);

async function aids(page, on = true) {
  await page.goto(`${site.url}#/settings`);
  const control = page.locator('[data-do="aids"]');
  await control.waitFor();
  if ((await control.getAttribute("aria-checked")) !== String(on)) await control.click();
}

test("a game with legends by tapping, to the end, in the worker; then the review", { timeout: 600_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await overhear(page);
  await visit(page, { luck: 5 });
  await deal(page);
  await playOn(page, { seed: 4 });
  const said = await overheard(page);
  assert.equal(said.workers, 1, "one worker for the whole game");
  assert.ok(said.answered > 20, `the worker was used: ${JSON.stringify(said)}`);
  assert.equal(page.workers().length, 1);
  const memory = (await thinkingMemory(page)) / 2 ** 20;
  assert.ok(memory > 1 && memory < 64, `${memory.toFixed(1)} MB`);
  await page.locator('[data-action="result"]').tap();
  await page.locator('[data-screen="end"]').waitFor();
  assert.equal(page.workers().length, 0, "whoever leaves the table ends it");

  await page.locator("[data-review] .btn").tap();
  await page.locator("[data-review] .progress").waitFor();
  await screenshot(page, "thinker-review-running");
  await page.locator("[data-slip], [data-review] [role=status]:not([data-review-at])").first().waitFor({ timeout: 240_000 });
  const slips = page.locator("[data-slip]");
  const found = await slips.count();
  assert.ok(found > 0, "who taps anything makes mistakes");
  assert.ok(found <= 5);
  await slips.first().scrollIntoViewIfNeeded();
  await screenshot(page, "thinker-review");
  assert.match(await slips.first().innerText(), /Turn \d+[^]*Better: [^]*−\d+ point/);
  await slips.first().tap();
  await page.locator('[data-moment]').waitFor();
  await screenshot(page, "thinker-review-moment");
  assert.equal(await page.locator('[data-do="moment-eyes"]').inputValue(), "0");

  // What was found is still there on the way back, and in the list of games.
  await page.locator('[data-do="moment-close"]').tap();
  await page.locator('[data-screen="end"] [data-slip]').first().waitFor();
  assert.equal(await slips.count(), found);
  await page.goto(`${site.url}#/games`);
  await page.locator(".game__head").first().tap();
  await page.locator(".game [data-slip]").first().waitFor();
  await screenshot(page, "thinker-review-games");
  assert.equal(await page.locator(".game [data-slip]").count(), found);
});

test("a thought is shown and can be hurried; the page stays quick meanwhile", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, { serviceWorkers: "block" });
  await overhear(page, 3000);
  await visit(page, { speed: "faster", luck: 9 });
  await page.goto(`${site.url}#/settings`);
  await page.locator('[data-do="thinking"] [data-value="full"]').click();
  await screenshot(page, "thinker-settings");
  await deal(page, ["legend", "legend", "legend", "legend", "legend"]);
  const button = page.locator('[data-action="hurry"]');
  await button.waitFor();
  assert.match(await page.locator("[data-thinking]").innerText(), /is thinking/);
  assert.deepEqual(await misplaced(page), []);
  await screenshot(page, "thinker-thinking");
  const box = await button.boundingBox();
  assert.ok(box.height >= 44 && box.width >= 44, JSON.stringify(box));
  const { asked: before } = await overheard(page);
  await button.tap();
  assert.equal((await overheard(page)).asked, before + 1, "the worker is told to hurry");
  await button.waitFor({ state: "detached" });
  await page.evaluate(() => (window.overheard.late = 0));
  const { worst, fair } = await longestTask(page, 6000);
  t.diagnostic(`the longest task took ${worst.toFixed(1)} ms`);
  assert.ok(fair < 50, `a task of ${fair.toFixed(1)} ms`);
  assert.ok((await overheard(page)).answered > 3);
});

test("a worker that dies is started anew, then done without; the game goes on", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await overhear(page);
  await visit(page, { luck: 5 });
  await deal(page);
  const steps = { n: 0 };
  const kill = async () => {
    const [worker] = page.workers();
    // The browser ends it without a word.
    await worker?.evaluate(() => self.close()).catch(() => {});
  };
  let killed = 0;
  const told = page.locator('[data-notice="bot-worker"]');
  await playOn(page, {
    seed: 4,
    each: async (what) => {
      steps.n += 1;
      if (await told.count()) await told.locator(".btn--primary").click();
      if (what === "prompt" && killed < 2 && page.workers().length && steps.n % 3 === 0) {
        await kill();
        killed += 1;
      }
      if (killed === 2 && steps.n > 40) return "stop";
    },
  });
  assert.equal(killed, 2);
  const said = await overheard(page);
  assert.equal(said.workers, 2, "it is started anew once");
});

test("hints and beliefs: off at first, then told to whoever is asked", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, ["person", "marshal", "marshal", "marshal", "marshal"]);
  await asked(page);
  assert.equal(await page.locator('[data-action="hint"]').count(), 0);
  assert.equal(page.workers().length, 0, "nobody thinks ahead here");
  await aids(page);
  await page.goto(`${site.url}#/table`);
  let hints = 0;
  await playOn(page, {
    seed: 2,
    each: async (what) => {
      if (what === "prompt" && (await page.locator('[data-action="hint"]').count()) && hints < 3) {
        await page.locator('[data-action="hint"]').tap();
        await page.locator("[data-tip]").first().waitFor();
        assert.match(await page.locator("[data-tip]").first().innerText(), /\w[^]*\d+%/);
        await screenshot(page, `thinker-hint-${hints}`);
        await page.locator("[data-hint] [data-do=close]").tap();
        hints += 1;
      }
      return hints >= 3 ? "stop" : undefined;
    },
  });
  assert.ok(hints >= 3);
  await page.locator("[data-hint]").waitFor({ state: "detached" });
  await asked(page);
  // A seat whose role is not known.
  for (const seat of await page.locator(".ring [data-seat]").all()) {
    await seat.focus();
    await page.keyboard.press("i");
    await page.locator("[data-seat-sheet]").waitFor();
    if (await page.locator("[data-guesses]").count()) {
      await page.locator("[data-beliefs]").waitFor();
      const shares = await page.locator("[data-beliefs] .share__of").allInnerTexts();
      const sum = shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0);
      assert.ok(Math.abs(sum - 100) <= 2, shares.join());
      await page.locator("[data-beliefs]").scrollIntoViewIfNeeded();
      await screenshot(page, "thinker-beliefs");
      return;
    }
    await page.keyboard.press("Escape");
  }
  assert.fail("everybody's role is known");
});

test("hints are private: nothing of them is left when the device changes hands", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await aids(page);
  await deal(page, ["person", "person", "marshal", "marshal"]);
  let hinted = 0;
  await playOn(page, {
    seed: 2,
    each: async (what) => {
      if (what === "curtain") {
        assert.equal(await page.locator("[data-tip], [data-beliefs], [data-action=hint]").count(), 0);
        return hinted > 2 ? "stop" : undefined;
      }
      if (await page.locator(".is-open").count()) {
        assert.equal(await page.locator("[data-action=hint]").count(), 0, "not before everybody's eyes");
      } else if (what === "prompt" && (await page.locator('[data-action="hint"]').count())) {
        await page.locator('[data-action="hint"]').tap();
        await page.locator("[data-tip]").first().waitFor();
        await page.locator("[data-hint] [data-do=close]").tap();
        hinted += 1;
      }
    },
  });
});

test("legends think offline too", { timeout: 120_000 }, async (t) => {
  const page = await site.newDesktop(t, { reducedMotion: "reduce" });
  await overhear(page);
  await visit(page, { luck: 5 });
  await kept(page);
  await page.reload();
  await started(page);
  await site.goOffline();
  t.after(() => site.goOnline());
  await aids(page);
  await deal(page);
  await asked(page);
  await page.locator('[data-action="hint"]').waitFor();
  await page.locator('[data-action="hint"]').click();
  await page.locator("[data-tip]").first().waitFor();
  await screenshot(page, "thinker-offline-desktop");
  const said = await overheard(page);
  assert.ok(said.workers >= 1 && said.answered > 0);
});
