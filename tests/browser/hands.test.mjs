// Several persons share one device: what is private stays so, and the device changes hands only where it must.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot, started } from "./harness.mjs";
import { asked, chance, deal as dealAt, misplaced, playOn, question, quiet, visit as visitAt } from "./table.mjs";
import { deal as dealDiceAt, playOn as playDice, question as diceQuestion } from "./dice-table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, sets, options) => dealAt(site, page, chairs, sets, options);
const dealDice = (page, chairs, options) => dealDiceAt(site, page, chairs, options);

const THREE = ["person", "person", "marshal", "person", "marshal"];
const take = (page) => page.locator(".curtain .btn--primary").click();
const isOpen = (page) => page.locator(".table.is-open").count();

/** Everything a nosy reader could find: all text, labels and titles, wherever they stand. */
const everything = (page) =>
  page.evaluate(() => {
    const said = [document.title, document.body.textContent];
    for (const one of document.querySelectorAll("*")) {
      for (const name of ["aria-label", "title", "alt", "data-card", "data-kind", "data-role"]) said.push(one.getAttribute(name));
    }
    return said.filter(Boolean).join("\n");
  });

/** Turns the page away, or back: as the browser tells it. */
const turn = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    return document.documentElement.hasAttribute("data-cover");
  }, hidden);

/** Plays on until something is true; curtains are lifted. */
const until = (page, when, { seed = 6, most = 400 } = {}) =>
  playOn(page, {
    seed,
    most,
    each: async (what) => {
      if (await when(what)) return "stop";
      if (what !== "curtain") return undefined;
      await take(page);
      return "again";
    },
  });

test("the curtain and the open table show nothing private", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, THREE);
  const hands = new Map();
  const met = { curtains: 0, open: 0, own: 0, again: 0 };
  await playOn(page, {
    seed: 6,
    most: 300,
    each: async (what) => {
      if (what === "curtain") {
        met.curtains += 1;
        met.again += await page.locator("[data-again]").count();
        assert.equal(await page.locator("[data-card], [data-pick], .log__entry, .role, .seat").count(), 0);
        assert.doesNotMatch(await everything(page), /Outlaw|Renegade|Deputy|Sheriff|BANG!|Missed!/);
        assert.equal(await page.locator(".toast").count(), 0);
        if (met.curtains === 1) await screenshot(page, "hands-curtain");
        await take(page);
        return "again";
      }
      const me = await page.locator("[data-me]").getAttribute("data-seat");
      if (await isOpen(page)) {
        met.open += 1;
        assert.equal(await page.locator(".hand [data-card]").count(), 0, "cards are seen from behind");
        assert.equal(await page.locator(".me .role").count() > 0, /Sheriff/.test(await page.locator("[data-me]").getAttribute("aria-label")));
        for (const one of await page.locator("[data-seat]:not(.is-dead)").all()) {
          const label = await one.getAttribute("aria-label");
          if (!/eliminated/i.test(label)) assert.doesNotMatch(label, /Outlaw|Renegade|Deputy/);
        }
        // What somebody drew is nowhere in the log of all.
        assert.doesNotMatch(await page.locator(".aside").textContent(), /\bYou\b/);
        if (met.open === 1) await screenshot(page, "hands-open");
      } else {
        met.own += 1;
        const cards = await page.locator(".hand [data-card]").evaluateAll((all) => all.map((card) => card.dataset.card));
        hands.set(me, cards);
      }
      return met.open >= 6 && met.curtains >= 6 ? "stop" : undefined;
    },
  });
  assert.ok(met.open >= 6 && met.curtains >= 6 && met.own > 6, JSON.stringify(met));
  assert.ok(hands.size >= 2);
  await page.reload();
  await started(page);
  await page.locator("[data-curtain], .table.is-open").first().waitFor();
  assert.equal(await page.locator(".hand [data-card]").count(), 0, "after a reload nobody holds the device");
});

test("an attack is answered before everybody, with a card, or after a look", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, THREE);
  const met = { suffered: 0, claimed: 0, looked: 0, back: 0, then: 0, store: 0, curtains: 0, misplaced: [] };
  const random = chance(9);
  await playOn(page, {
    seed: 6,
    most: 700,
    each: async (what) => {
      if (what === "curtain") {
        met.curtains += 1;
        await take(page);
        return "again";
      }
      if (!(await isOpen(page))) return undefined;
      if (met.misplaced.length === 0) met.misplaced = await misplaced(page);
      met.then += await page.locator(".then").count();
      const asked = await page.locator("[data-me]").getAttribute("data-seat");
      const name = await page.locator(".me__name b").innerText();
      const { prompt, sheet, buttons } = await question(page);
      assert.ok((sheet ?? prompt).startsWith(`${name}: `), `${name} is named: ${sheet ?? prompt}`);
      if (what === "sheet") {
        met.store += 1;
        if (met.store === 1) await screenshot(page, "hands-store");
        await page.locator('[data-sheet] [data-legal="true"]').first().tap();
        return "again";
      }
      assert.ok(buttons.includes("pass"), "one can always let it happen");
      const hidden = Number(await page.locator("[data-closed]").getAttribute("data-closed"));
      if (hidden > 0 && (met.looked === 0 || random() < 0.1)) {
        await page.locator('[data-action="look"]').tap();
        const curtain = page.locator("[data-curtain]");
        assert.equal(await curtain.getAttribute("data-curtain"), asked);
        if (met.back === 0) {
          await screenshot(page, "hands-wanted");
          await page.locator(".curtain .btn--paper").tap();
          await page.locator(".table.is-open").waitFor();
          assert.deepEqual((await question(page)).buttons, buttons, "one can think better of it");
          met.back += 1;
          await page.locator('[data-action="look"]').tap();
        }
        await take(page);
        await page.locator(".table:not(.is-open)").waitFor();
        assert.equal(await page.locator("[data-me]").getAttribute("data-seat"), asked);
        assert.ok(await page.locator(".hand [data-card]").count());
        met.looked += 1;
        return "again";
      }
      if (buttons.includes("claim") && random() < 0.5) {
        await page.locator('[data-action="claim"]').tap();
        // The card was there, or the person has to look.
        met.claimed += 1;
        return "again";
      }
      await page.locator('.prompt [data-action="pass"]').tap();
      met.suffered += 1;
      return met.suffered > 5 && met.claimed && met.store && met.then ? "stop" : "again";
    },
  });
  assert.deepEqual(met.misplaced, []);
  for (const [name, times] of Object.entries(met)) if (name !== "misplaced") assert.ok(times > 0, `${name} in ${JSON.stringify(met)}`);
});

test("dice are played before everybody; a role is looked at behind the curtain", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await dealDice(page, THREE, { roles: "special" });
  const seats = new Set();
  let [curtains, looked] = [0, 0];
  await playDice(page, {
    seed: 6,
    each: async (what, steps) => {
      if (steps >= 60) return "stop";
      if (what === "curtain") curtains += 1;
      const me = page.locator("[data-me]");
      const label = await me.getAttribute("aria-label");
      seats.add(await me.getAttribute("data-seat"));
      if (!/power used|eliminated|Ghost/i.test(label)) assert.doesNotMatch(label, /Outlaw|Renegade|Deputy/);
      const look = page.locator('[data-action="look"]');
      if (looked === 0 && (await look.count())) {
        looked += 1;
        await screenshot(page, "hands-dice");
        assert.deepEqual(await misplaced(page), []);
        await look.tap();
        assert.doesNotMatch(await everything(page), /Outlaw|Renegade|Deputy|Sheriff/);
        await take(page);
        await page.locator('[data-do="hide-role"]').waitFor();
        assert.match(await me.getAttribute("aria-label"), /Outlaw|Renegade|Deputy/);
        await screenshot(page, "hands-dice-role");
        await page.locator('[data-do="hide-role"]').tap();
        await look.waitFor();
        assert.doesNotMatch(await me.getAttribute("aria-label"), /Outlaw|Renegade|Deputy/);
      }
      return undefined;
    },
  });
  assert.equal(curtains, 0, "no hand-over but the one that was asked for");
  assert.ok(looked === 1 && seats.size === 3);
  const before = await diceQuestion(page);
  await page.reload();
  await started(page);
  await asked(page);
  assert.deepEqual(await diceQuestion(page), before);
});

test("out of sight a person's cards are covered", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, { reducedMotion: "reduce" });
  await page.clock.install();
  await visit(page, { luck: 3 });
  await deal(page, THREE);
  assert.equal(await turn(page, true), false, "the curtain needs no cover");
  await turn(page, false);
  await take(page);
  await asked(page);
  const before = await question(page);
  assert.equal(await turn(page, true), true, "at once");
  await page.locator("[data-covered]").waitFor();
  assert.equal(await page.locator(".hand").isVisible(), false);
  await turn(page, false);
  await screenshot(page, "hands-cover");
  assert.equal(await page.locator(".hand").isVisible(), false, "whoever looks first must uncover it");
  await page.locator("[data-covered] .btn").tap();
  assert.ok(await page.locator(".hand").isVisible());
  assert.deepEqual(await question(page), before);
  // The task switcher of a telephone, and the page going away.
  for (const name of ["blur", "pagehide"]) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), name);
    await page.locator("[data-covered] .btn").tap();
  }
  // After a while somebody else may have it.
  await turn(page, true);
  await page.clock.fastForward(30_000);
  await turn(page, false);
  await page.locator("[data-curtain]").waitFor();
  assert.equal(await page.locator("[data-covered], .hand").count(), 0);
  await take(page);
  assert.deepEqual(await question(page), before);
});

test("when it is over nobody in particular is spoken to", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, ["person", "person", "drifter", "drifter"]);
  await playOn(page, { seed: 6 });
  const words = async (place) => assert.doesNotMatch(await page.locator(place).innerText(), /\byou\b/i);
  await words(".prompt");
  await page.locator('[data-action="result"]').tap();
  await words("[data-outcome]");
});

test("a single person is not bothered", async (t) => {
  const page = await site.newPhone(t, { reducedMotion: "reduce" });
  await visit(page);
  await deal(page, ["person", "marshal", "marshal", "marshal"]);
  await asked(page);
  assert.equal(await turn(page, true), false);
  await turn(page, false);
  assert.equal(await page.locator("[data-covered], [data-curtain]").count(), 0);
});

test("the device is taken by holding, if set so", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, { ...quiet, hasTouch: false, isMobile: false });
  await visit(page, { luck: 3, hash: "#/settings" });
  await page.locator('[data-do="curtain-hold"]').click();
  await deal(page, THREE);
  const button = page.locator(".btn--hold");
  const down = () => page.locator("[data-curtain]").count();
  await button.click();
  await page.waitForTimeout(800);
  assert.equal(await down(), 1, "a tap is not enough");
  const point = (name) => button.dispatchEvent(name, { button: 0 });
  const held = page.evaluate(() => {
    const button = document.querySelector(".btn--hold");
    button.dispatchEvent(new PointerEvent("pointerdown", { button: 0 }));
    return new Promise((done) => setTimeout(() => done(button.classList.contains("is-holding")), 300));
  });
  assert.ok(await held, "the ring closes");
  await point("pointerup");
  await page.waitForTimeout(800);
  await button.hover();
  await page.mouse.down();
  await page.locator("[data-curtain]").waitFor({ state: "detached" });
  await page.mouse.up();
  // By keys: held, or twice.
  for (const way of ["held", "twice"]) {
    await page.reload();
    await started(page);
    await button.focus();
    if (way === "held") {
      await page.keyboard.down("Enter");
      await page.locator("[data-curtain]").waitFor({ state: "detached" });
      await page.keyboard.up("Enter");
    } else {
      await page.keyboard.press("Space");
      assert.equal(await down(), 1, "once is not enough");
      await page.keyboard.press("Space");
      await page.locator("[data-curtain]").waitFor({ state: "detached" });
    }
  }
});

test("turned, left by Back and reloaded with the curtain down: nothing lost, nothing shown", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, THREE);
  await take(page);
  await asked(page);
  const private_ = await question(page);
  // In the hand: turned upright and back it stays with the holder.
  for (const size of [{ width: 844, height: 390 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    assert.deepEqual(await question(page), private_);
  }
  await until(page, async (what) => what === "curtain");
  const seat = await page.locator("[data-curtain]").getAttribute("data-curtain");
  const closed = async () => {
    assert.equal(await page.locator("[data-curtain]").getAttribute("data-curtain"), seat);
    assert.doesNotMatch(await everything(page), /Outlaw|Renegade|Deputy|Sheriff|BANG!|Missed!/);
  };
  for (const size of [{ width: 844, height: 390 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await closed();
    const [sign, button] = await Promise.all([".curtain__sign", ".curtain .btn"].map((one) => page.locator(one).boundingBox()));
    assert.ok(sign.y >= 0 && button.y >= sign.y + sign.height && button.y + button.height <= size.height);
  }
  await page.goBack();
  await page.locator("[data-screen]:not([data-screen=table])").waitFor();
  assert.equal(await page.locator(".hand, [data-card]").count(), 0);
  await page.goForward();
  await page.locator("[data-curtain]").waitFor();
  await closed();
  await page.reload();
  await started(page);
  await page.locator("[data-curtain]").waitFor();
  await closed();
  await take(page);
  assert.equal(await page.locator("[data-me]").getAttribute("data-seat"), seat);
});

test("one tab holds the table, the other says so and can take over, both ways", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await deal(page, ["person", "marshal", "marshal", "marshal"]);
  await asked(page);
  const saved = (tab) => tab.evaluate(() => localStorage.getItem("standoff.game"));
  const notice = (tab) => tab.locator('[data-notice="other-tab"]');
  const other = await page.context().newPage();
  await other.goto(`${site.url}#/table`);
  await started(other);
  await notice(other).waitFor();
  assert.equal(await notice(page).count(), 0, "the first one keeps it");
  await notice(other).locator(".btn--primary").tap();
  await notice(other).waitFor({ state: "detached" });
  await notice(page).waitFor();
  await asked(other);
  await playOn(other, { seed: 7, each: async (_, steps) => (steps >= 3 ? "stop" : undefined) });
  const there = await question(other);
  await notice(page).locator(".btn--primary").tap();
  await notice(page).waitFor({ state: "detached" });
  await notice(other).waitFor();
  await asked(page);
  assert.deepEqual(await question(page), there, "it goes on with what the other tab did");
  await playOn(page, { seed: 8, each: async (_, steps) => (steps >= 2 ? "stop" : undefined) });
  // The one that waits takes over by itself when the other is closed.
  const here = await question(page);
  await page.close();
  await notice(other).waitFor({ state: "detached" });
  await asked(other);
  assert.deepEqual(await question(other), here);
  assert.ok(await saved(other));
});

test("bots act in one tab only", { timeout: 120_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { speed: "fast" });
  await deal(page, ["marshal", "marshal", "marshal", "marshal"]);
  const other = await page.context().newPage();
  await other.goto(`${site.url}#/table`);
  await started(other);
  await other.locator('[data-notice="other-tab"]').waitFor();
  const told = (tab) => tab.locator(".log__entry").count();
  const before = [await told(page), await told(other)];
  await page.waitForFunction((before) => document.querySelectorAll(".log__entry").length > before + 3, before[0]);
  assert.equal(await told(other), before[1], "nothing moves here");
  assert.equal(await page.locator("[data-notice]").count(), 0);
});

test("before everybody, neither marks nor moments of the past belong to one", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, THREE);
  const marked = new Set();
  // Everybody marks somebody as soon as he holds the device.
  await until(page, async (what) => {
    if (what === "curtain") return false;
    const me = await page.locator("[data-me]").getAttribute("data-seat");
    if (await isOpen(page)) return marked.has(me);
    if (what === "prompt" && !marked.has(me)) {
      const unknown = page.locator('.ring .seat:not([aria-label*="Sheriff"]):not(.is-dead)');
      await unknown.first().focus();
      await page.keyboard.press("m");
      await page.locator("[data-guess]").waitFor();
      marked.add(me);
      // His own past he sees with his own eyes.
      await page.locator('[data-do="log"]').tap();
      await page.locator(".drawer [data-step]").last().tap();
      await page.locator("[data-moment]").waitFor();
      assert.equal(await page.locator("[data-me]").getAttribute("data-seat"), me);
      assert.equal(await page.locator("[data-guess], .moment__eyes").count(), 0);
      assert.equal(await page.locator("[data-live]").textContent(), "");
      await page.locator('[data-do="moment-close"]').tap();
      await page.locator("[data-guess]").waitFor();
    }
    return false;
  });
  assert.equal(await isOpen(page), 1);
  assert.equal(await page.locator("[data-guess]").count(), 0);
  assert.doesNotMatch(await everything(page), /Suspicion/i);
  await page.locator('[data-do="log"]').tap();
  await page.locator(".drawer [data-step]").last().tap();
  await page.locator("[data-moment]").waitFor();
  assert.equal(await page.locator(".hand [data-card], [data-me], .moment__eyes").count(), 0);
  await page.locator('[data-do="moment-close"]').tap();
  await page.locator(".table.is-open").waitFor();
  assert.equal(await page.locator(".hand [data-card]").count(), 0);
});
