// The guided game as a newcomer plays it: everything is tapped where the coach points.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot, started } from "./harness.mjs";
import { asked, deal, misplaced, question, quiet, visit } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const SAID = [
  "goal", "sheriff", "dodge", "turn", "distance", "weapon", "shoot", "end", "character", "friend", "hit", "hurt",
  "freely", "endagain", "discard", "barrel", "out", "beer", "finish", "won",
];

/** Waits until the coach says something that wants the person, and tells what. */
async function said(page) {
  const found = await page.waitForFunction(
    () => {
      const say = document.querySelector("[data-say]")?.dataset.say;
      if (!say || say === "watch") return false;
      const ready = document.querySelector(".coach .btn, [data-coached]") || say === "finish";
      return ready ? say : false;
    },
    null,
    { timeout: 30_000, polling: 20 },
  );
  return found.jsonValue();
}

/** What the coach covers of what he speaks of, and whether all of it is on the screen. */
const hidden = (page) =>
  page.evaluate(() => {
    const [spot, coach] = ["[data-coached]", ".coach"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    const words = document.querySelector(".coach");
    const found = [];
    if (words.scrollHeight > words.clientHeight + 1) found.push("words cut off");
    if (!spot) return found;
    const over = Math.min(spot.right, coach.right) - Math.max(spot.left, coach.left) > 1
      && Math.min(spot.bottom, coach.bottom) - Math.max(spot.top, coach.top) > 1;
    if (over) found.push("covered");
    if (spot.left < -1 || spot.top < -1 || spot.right > innerWidth + 1 || spot.bottom > innerHeight + 1) found.push("outside");
    return found;
  });

/** Does what the coach says, with `tap`, until he says `until` or has said all. */
async function follow(page, { tap, until, each = async () => {} }) {
  const heard = [];
  for (let steps = 0; steps < 80; steps += 1) {
    const say = await said(page);
    if (heard.at(-1) !== say) {
      heard.push(say);
      await each(say);
    }
    if (say === "won" || say === until) return heard;
    const reads = await page.locator(".coach .btn").count();
    if (reads) await tap(page.locator(".coach .btn"));
    else if (say === "discard") await tap(page.locator(".hand [data-legal]").first());
    else if (say === "finish") {
      await tap(page.locator('.hand [data-kind="bang"]'));
      await tap(page.locator('.seat[data-seat="3"]'));
    } else await tap(page.locator("[data-coached]"));
    await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))));
  }
  return assert.fail(`the lesson does not end: ${heard}`);
}

const byFinger = { tap: (what) => what.tap({ position: { x: 12, y: 12 } }) };

async function begin(page) {
  await page.goto(`${site.url}#/lessons`);
  await page.locator('[data-screen="lessons"] .screen__foot .btn').last().click();
  await page.locator(".coach").waitFor();
}

test("the whole lesson by tapping what the coach points at", { timeout: 180_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await begin(page);
  const heard = await follow(page, {
    ...byFinger,
    each: async (say) => {
      assert.deepEqual(await hidden(page), [], say);
      assert.deepEqual(await misplaced(page), [], say);
      await screenshot(page, `lesson-${say}`);
    },
  });
  assert.deepEqual(heard, SAID);
  // On to a game of one's own, with three bots.
  await page.locator(".coach .btn--primary").tap();
  await page.locator('[data-screen="new"]').waitFor();
  assert.equal(await page.locator(".stepper output").textContent(), "4");
});

test("lying on its side, nothing is covered either", { timeout: 180_000 }, async (t) => {
  const page = await site.newPhone(t, { ...quiet, viewport: { width: 844, height: 390 } });
  await visit(site, page);
  await begin(page);
  await follow(page, {
    ...byFinger,
    each: async (say) => {
      assert.deepEqual(await hidden(page), [], say);
      if (["distance", "shoot", "won"].includes(say)) await screenshot(page, `lesson-side-${say}`);
    },
  });
});

for (const [lang, next] of [["de", "Weiter"], ["hu", "Tovább"]]) {
  test(`the lesson in ${lang}`, { timeout: 180_000 }, async (t) => {
    const page = await site.newPhone(t, { ...quiet, locale: lang });
    await visit(site, page);
    await begin(page);
    assert.equal((await page.locator(".coach .btn").textContent()).trim(), next);
    await follow(page, {
      ...byFinger,
      each: async (say) => {
        assert.deepEqual(await hidden(page), [], say);
        if (["sheriff", "freely"].includes(say)) await screenshot(page, `lesson-${lang}-${say}`);
      },
    });
  });
}

test("the lesson by keyboard alone", { timeout: 180_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(site, page);
  await page.goto(`${site.url}#/lessons`);
  await page.locator('[data-screen="lessons"]').waitFor();
  await page.locator(".screen__foot .btn").last().focus();
  await page.keyboard.press("Enter");
  let tabs = 0;
  const heard = await follow(page, {
    tap: async (what) => {
      // What the coach points at has the focus already, or is not far.
      for (let i = 0; i < 60; i += 1) {
        if (await what.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press("Tab");
        tabs += 1;
      }
      await page.keyboard.press("Enter");
    },
    each: async (say) => {
      if (["distance", "shoot", "barrel"].includes(say)) await screenshot(page, `lesson-wide-${say}`);
    },
  });
  assert.deepEqual(heard, SAID);
  assert.ok(tabs < 60, `${tabs} times Tab`);
});

test("who strays is told kindly, and nothing happens", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await begin(page);
  await follow(page, { ...byFinger, until: "shoot" });
  const before = await question(page);
  await page.locator('.prompt [data-action="end"]').tap();
  await page.locator(".coach.is-strayed").waitFor();
  assert.match(await page.locator(".coach__words").textContent(), /Not yet/);
  assert.deepEqual((await question(page)).hand, before.hand);
  await screenshot(page, "lesson-strayed");
  // Another target than the one asked for; another BANG! is as good as the one that is marked.
  await page.locator('.hand [data-kind="bang"]').last().tap();
  await page.locator('.seat[data-seat="1"]').tap();
  assert.deepEqual((await question(page)).hand, before.hand);
  await page.locator('.hand [data-kind="bang"]').last().tap();
  await follow(page, { ...byFinger, until: "barrel" });
  assert.equal(await page.locator(".coach.is-strayed").count(), 0);
});

test("a game in progress comes back as it was, and the lesson goes on where it was left", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await deal(site, page, ["person", "marshal", "marshal", "marshal", "marshal"]);
  await asked(page);
  const before = await question(page);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes("game")).sort()));
  const kept = await stored();
  await begin(page);
  await follow(page, { ...byFinger, until: "hit" });
  assert.equal(await stored(), kept, "the lesson is not kept in the place of the game");
  await page.locator('[data-do="menu"]').tap();
  await page.locator(".sheet .btn--danger").tap();
  await page.locator('[data-screen="start"]').waitFor();
  await page.locator(".start__menu .btn--primary").first().tap();
  await page.locator('[data-screen="table"]').waitFor();
  assert.equal(await page.locator(".coach").count(), 0);
  assert.deepEqual(await question(page), before);

  await page.goto(`${site.url}#/lessons`);
  await page.locator(".screen__foot .btn--primary").tap();
  assert.equal(await said(page), "hit");
  await page.reload();
  await started(page);
  await page.goto(`${site.url}#/table`);
  await page.locator('[data-screen="table"]').waitFor();
  assert.deepEqual(await question(page), before);
});

test("neither the log nor the menu, marks or another tab disturb the lesson, and nothing of it is kept", { timeout: 180_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await deal(site, page, ["person", "marshal", "marshal", "marshal", "marshal"]);
  await asked(page);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== "standoff.settings").sort()));
  const mark = async () => {
    await page.locator(".ring .seat").first().focus();
    await page.keyboard.press("m");
  };
  await mark();
  await page.locator("[data-guess]").waitFor();
  const kept = await stored();
  await begin(page);
  const heard = await follow(page, {
    ...byFinger,
    each: async (say) => {
      // While he speaks, nobody is to be hurried.
      if (await page.locator(".coach .btn").count()) assert.equal(await page.locator('[data-action="skip"]').count(), 0, say);
      assert.equal(await page.locator('[data-action="undo"]').count(), 0, say);
      if (say === "turn") {
        await page.locator('[data-do="menu"]').tap();
        assert.doesNotMatch(await page.locator(".sheet").textContent(), /saved/);
        await page.keyboard.press("Escape");
      }
      if (say === "weapon") await mark();
      if (say === "freely") {
        await page.locator('[data-do="log"]').tap();
        await page.locator(".drawer [data-step]").first().tap();
        assert.equal(await page.locator("[data-moment]").count(), 0);
        await page.keyboard.press("Escape");
        await page.locator(".drawer").waitFor({ state: "detached" });
      }
      if (say === "hit") {
        const other = await page.context().newPage();
        await other.goto(`${site.url}#/table`);
        await other.locator('[data-notice="other-tab"] .btn--primary').click();
        await other.locator('[data-notice="other-tab"]').waitFor({ state: "detached" });
        await page.bringToFront();
        assert.equal(await page.locator("[data-notice]").count(), 0, "whose the table is does not matter in a lesson");
      }
    },
  });
  assert.deepEqual(heard, SAID);
  assert.equal(await stored(), kept);
  await page.goto(`${site.url}#/games`);
  await page.locator(".games__none").waitFor();
  await page.goto(`${site.url}#/table`);
  await page.locator('[data-notice="other-tab"]').waitFor();
});
