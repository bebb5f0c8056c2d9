// What moves, what waits, what sounds, and dragging: as a person sees and does it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot } from "./harness.mjs";
import * as dice from "./dice-table.mjs";
import { asked, deal as dealAt, playOn, quiet, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, sets, options) => dealAt(site, page, chairs, sets, options);
const moving = { serviceWorkers: "block", reducedMotion: "no-preference" };
const five = ["person", ...Array(4).fill("marshal")];
const watched = Array(5).fill("marshal");

/** Counts what ever flies from now on, and the most at once. */
const count = (page) =>
  page.evaluate(() => {
    window.flown = { all: 0, most: 0, kinds: new Set() };
    const stage = document.querySelector(".stage");
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) {
          if (!node.matches?.(".sprite")) continue;
          flown.all += 1;
          flown.kinds.add(node.firstElementChild?.className.split(" ").pop());
        }
      }
      flown.most = Math.max(flown.most, stage.querySelectorAll(".sprite").length);
    }).observe(stage, { childList: true });
  });
const flown = (page) => page.evaluate(() => ({ ...flown, kinds: [...flown.kinds] }));
const told = (page) => page.locator(".log__entry").count();

/** Plays until it is the person's turn with a BANG! that can be fired. */
async function untilBang(page) {
  let found = false;
  await playOn(page, {
    each: async (what) => {
      if (what !== "prompt" || (await page.locator(".is-aiming").count())) return;
      found = (await page.locator('.hand [data-kind="bang"][data-legal]').count()) > 0 && (await page.locator('[data-prompt="calm"] [data-action="end"]').count()) > 0;
      return found ? "stop" : undefined;
    },
  });
  return found;
}

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
};

/** Drags a card with the mouse, in steps; `hold` leaves it in the air. */
async function drag(page, card, to, hold = false) {
  const [x, y] = await middle(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y - 3);
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  if (!hold) await page.mouse.up();
}

test("cards fly and are gone; the layer takes no taps", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, moving);
  await visit(page, { speed: "normal", luck: 3 });
  await deal(page, watched);
  await count(page);
  await page.locator(".sprite").first().waitFor({ state: "attached", timeout: 30_000 });
  assert.equal(await page.locator(".stage").evaluate((stage) => getComputedStyle(stage).pointerEvents), "none");
  await page.waitForFunction(() => document.querySelector(".sprite")?.getAnimations().length > 0);
  await screenshot(page, "motion-flight");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  // Standing still, nothing is left behind.
  await page.locator('[data-do="speed"]').click();
  while (!/Step/.test(await page.locator('[data-do="speed"]').getAttribute("aria-label"))) await page.locator('[data-do="speed"]').click();
  await page.waitForFunction(() => !document.querySelector(".sprite"), null, { timeout: 6000 });
});

test("many fast steps leave nothing behind, and shots and losses are seen", { timeout: 180_000 }, async (t) => {
  const page = await site.newDesktop(t, moving);
  await visit(page, { speed: "faster", luck: 8 });
  await deal(page, watched);
  await count(page);
  await page.waitForFunction(() => flown.all > 40 && flown.kinds.has("tracer") && flown.kinds.has("sign--lost"), null, { timeout: 120_000 });
  await page.locator('[data-action="skip"]').click();
  await page.locator('[data-action="result"]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(200);
  assert.equal(await page.locator(".sprite").count(), 0);
  const { all, most } = await flown(page);
  assert.ok(all > 40 && most <= 28, `${all} flew, ${most} at once`);
});

for (const how of ["the browser", "the setting"]) {
  test(`nothing flies when ${how} asks for less motion`, { timeout: 120_000 }, async (t) => {
    const page = await site.newPhone(t, { ...moving, reducedMotion: how === "the browser" ? "reduce" : "no-preference" });
    await visit(page, { speed: "faster", luck: 3 });
    if (how === "the setting") {
      await page.goto(`${site.url}#/settings`);
      await page.locator('[data-do="less-motion"]').click();
    }
    await deal(page, watched);
    await count(page);
    const before = await told(page);
    await page.waitForFunction((before) => document.querySelectorAll(".log__entry").length > before + 8, before, { timeout: 60_000 });
    assert.equal((await flown(page)).all, 0);
  });
}

test("in the dice game arrows and shots travel", { timeout: 180_000 }, async (t) => {
  const page = await site.newPhone(t, moving);
  await visit(page, { speed: "fast", luck: 5 });
  await dice.deal(site, page, watched);
  await count(page);
  await page.waitForFunction(() => flown.kinds.has("token-flight") && flown.kinds.has("tracer"), null, { timeout: 120_000 });
});

test("step by step, everything waits for Next, Space or a tap on the table", { timeout: 120_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { speed: "step", luck: 3 });
  await deal(page, watched);
  const next = page.locator('.prompt [data-action="next"]');
  await next.waitFor();
  await screenshot(page, "motion-step");
  const entries = () => page.locator(".aside .log__entry").count();
  const prompt = () => page.locator(".table").innerText();
  const [before, text] = [await entries(), await prompt()];
  await page.waitForTimeout(1500);
  assert.equal(await entries(), before, "nothing happens by itself");
  assert.equal(await prompt(), text);
  let last = before;
  const goesOn = async (act, how) => {
    // Some steps are worth no line.
    for (let i = 0; i < 6 && (await entries()) === last; i += 1) {
      await act();
      await page.waitForTimeout(60);
    }
    assert.ok((await entries()) > last, how);
    last = await entries();
  };
  await goesOn(() => next.click(), "Next");
  await goesOn(async () => {
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("Space");
  }, "Space");
  await goesOn(() => page.mouse.click(...[5, 300]), "a tap on the table");
});

test("a BANG! is dragged to its target", { timeout: 240_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { luck: 11 });
  await deal(page, five);
  assert.ok(await untilBang(page), "a BANG! was drawn");
  const bang = page.locator('.hand [data-kind="bang"][data-legal]').first();
  const number = await bang.getAttribute("data-card");
  const held = page.locator(`.hand [data-card="${number}"]`);
  const seat = page.locator(".ring .seat.is-target").first();
  // A small movement is still a tap; a second tap takes it back.
  const [x, y] = await middle(bang);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y - 3);
  await page.mouse.up();
  await seat.waitFor();
  const target = page.locator(`.ring [data-seat="${await seat.getAttribute("data-seat")}"]`);
  await held.click();
  assert.equal(await page.locator(".is-aiming").count(), 0);

  // Away from everything it goes back.
  await drag(page, held, page.locator(".prompt"));
  assert.equal(await page.locator(".is-aiming, .dragged").count(), 0);
  await held.waitFor();

  await drag(page, held, target, true);
  await page.locator(".dragged").waitFor();
  assert.ok((await page.locator(".ring .seat.is-target").count()) > 0, "targets are lit while dragging");
  assert.equal(await target.getAttribute("data-over"), "true");
  await screenshot(page, "motion-drag");
  await page.mouse.up();
  await held.waitFor({ state: "detached" });
  assert.equal(await page.locator(".dragged, [data-over]").count(), 0);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.drag ?? null), null);
  await page.locator(".aside .log", { hasText: "You play a BANG!" }).waitFor();
});

test("a finger drags upwards, and an unreachable seat says why with the numbers", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 11 });
  await deal(page, ["person", ...Array(6).fill("marshal")]);
  assert.ok(await untilBang(page), "a BANG! was drawn");
  const far = page.locator(".ring .seat:not(.is-dead):has(.distance:not(.is-in-reach))").first();
  const bang = page.locator('.hand [data-kind="bang"][data-legal]').first();
  const number = await bang.getAttribute("data-card");
  const [from, to] = [await middle(bang), await middle(far)];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, at) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  // Sideways a finger scrolls the hand and takes nothing along.
  await touch("touchStart", from);
  for (let i = 1; i <= 6; i += 1) await touch("touchMove", [from[0] + i * 12, from[1] - 2 * i]);
  assert.equal(await page.locator(".dragged").count(), 0);
  await touch("touchEnd");
  assert.equal(await page.locator(".dragged, .is-aiming").count(), 0);

  await touch("touchStart", from);
  for (let i = 1; i <= 10; i += 1) await touch("touchMove", from.map((start, axis) => start + ((to[axis] - start) * i) / 10));
  await page.locator(".dragged").waitFor();
  await screenshot(page, "motion-drag-far");
  await touch("touchEnd");
  await page.locator(".toast").waitFor();
  assert.match(await page.locator(".toast").innerText(), /distance \d.*\d/);
  await screenshot(page, "motion-refused");
  assert.equal(await page.locator(`.hand [data-card="${number}"]`).count(), 1, "it is still in the hand");
  assert.equal(await page.locator(".dragged, .is-aiming").count(), 0);
});

test("a card without target is dragged into the middle", { timeout: 240_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { luck: 12 });
  await deal(page, five);
  const blue = page.locator('.hand .card--blue[data-legal]:not([data-kind="jail"])');
  await playOn(page, {
    each: async (what) => {
      const turn = what === "prompt" && (await page.locator('[data-prompt="calm"] [data-action="end"]').count()) > 0;
      return turn && (await blue.count()) > 0 ? "stop" : undefined;
    },
  });
  const number = await blue.first().getAttribute("data-card");
  await drag(page, blue.first(), page.locator(".centre"), true);
  await page.locator(".dragged").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.drag), "free");
  await screenshot(page, "motion-drag-free");
  // Escape puts it back, and letting go then does nothing.
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".dragged").count(), 0);
  await page.mouse.up();
  assert.equal(await page.locator(`.hand [data-card="${number}"]`).count(), 1);
  await drag(page, page.locator(`.hand [data-card="${number}"]`), page.locator(".centre"));
  await page.locator(`.me [data-card="${number}"]`).waitFor();
});

/** Counts what the page makes of sound. */
const listen = (page) =>
  page.addInitScript(() => {
    window.heard = { contexts: 0, sources: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(...options) {
        super(...options);
        heard.contexts += 1;
      }
      createOscillator() {
        heard.sources += 1;
        return super.createOscillator();
      }
      createBufferSource() {
        heard.sources += 1;
        return super.createBufferSource();
      }
    };
  });

test("sound is off until it is asked for, and then made up on the spot", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await listen(page);
  await visit(page, { speed: "faster", luck: 3 });
  await deal(page, watched);
  await page.locator(".bar__turn").tap();
  const before = await told(page);
  await page.waitForFunction((before) => document.querySelectorAll(".log__entry").length > before + 3, before, { timeout: 60_000 });
  assert.deepEqual(await page.evaluate(() => heard), { contexts: 0, sources: 0 });

  await page.locator('[data-do="menu"]').tap();
  const sound = page.locator('.sheet [data-do="sound"]');
  assert.match(await sound.innerText(), /off/);
  await screenshot(page, "motion-menu");
  await sound.tap();
  assert.match(await sound.innerText(), /on/);
  await page.waitForFunction(() => heard.contexts === 1);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => heard.sources > 3, null, { timeout: 60_000 });
  assert.equal(await page.evaluate(() => heard.contexts), 1);

  // It is kept, but a page that was only opened makes no sound yet.
  await page.goto(`${site.url}#/settings`);
  await page.reload();
  await page.locator('[data-do="sound"][aria-checked="true"]').waitFor();
  assert.equal(await page.evaluate(() => heard.contexts), 0);
  await page.locator("h1").tap();
  await page.waitForFunction(() => heard.contexts === 1);
  await screenshot(page, "motion-settings");
});
