// Looking things up, private suspicions, and being told why something is not possible.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot, started } from "./harness.mjs";
import { asked, deal as dealAt, playOn, quiet, question, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, sets, options) => dealAt(site, page, chairs, sets, options);
const hash = (page) => page.evaluate(() => location.hash);
const found = async (page) => Number(await page.locator("[data-found]").getAttribute("data-found"));
const entry = (page, id) => page.locator(`[data-entry="${id}"]`);

async function speak(page, lang) {
  await page.goto(`${site.url}#/settings`);
  await page.locator(`[data-do="language"] [data-value="${lang}"]`).click();
  await page.locator(`html[lang="${lang}"]`).waitFor();
}

test("the rules are searched in three languages, by the English name and without accents", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  const words = { en: ["beer", "BEER"], de: ["bier", "beer"], hu: ["sör", "sor", "beer"] };
  for (const [lang, names] of Object.entries(words)) {
    await speak(page, lang);
    await page.goto(`${site.url}#/rules`);
    const all = await found(page);
    assert.ok(all > 150, `${lang}: ${all} entries`);
    for (const name of names) {
      await page.locator('input[type="search"]').fill(name);
      await entry(page, "beer").waitFor();
      assert.ok((await found(page)) < all, name);
      assert.equal(await page.locator(".entry:has(.card--brown)").first().getAttribute("data-entry"), "beer", name);
    }
    await page.locator('input[type="search"]').fill("xyzzy");
    assert.equal(await found(page), 0);
    await screenshot(page, `manual-nothing-${lang}`);
    await page.locator(".found ~ .btn").tap();
    assert.equal(await found(page), all);
  }
});

test("kinds and sets filter with counts, and the keyboard will do", async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { hash: "#/rules" });
  await page.locator('[data-do="chapter"] [data-value="events"]').focus();
  await page.keyboard.press("Enter");
  assert.equal(await found(page), 58);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.value), "events");
  await page.locator('[data-do="origin"] [data-value="high_noon"]').click();
  assert.equal(await found(page), await page.locator(".entry").count());
  const count = await page.locator('[data-do="origin"] [data-value="high_noon"] small').innerText();
  assert.equal(Number(count), await found(page));
  // A tap on a filter takes it away again.
  await page.locator('[data-do="chapter"] [data-value="events"]').click();
  assert.ok((await found(page)) > Number(count));
  await screenshot(page, "manual-filters");
});

test("every entry has an address: opened, closed, followed and gone back from", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { hash: "#/rules/card/beer" });
  await page.locator('[data-zoom][data-topic="card/beer"]').waitFor();
  assert.match(await page.locator(".zoom").innerText(), /6 copies: 6♥ 7♥/);
  // A table rule that changes it, and what that rule changes.
  await page.locator('.zoom a.law[href="#/rules/rule/rescue_cards"]').tap();
  await page.locator('[data-topic="rule/rescue_cards"]').waitFor();
  assert.equal(await page.locator(".options li").count(), 2);
  assert.match(await page.locator(".options li").first().innerText(), /usual/);
  await page.locator('.zoom .chip[href="#/rules/card/whisky"]').tap();
  await page.locator('[data-topic="card/whisky"]').waitFor();
  // A ruling leads to everything it decides.
  await page.locator('[data-ruling="59"]').tap();
  await entry(page, "tequila").waitFor();
  assert.equal(await page.locator('input[type="search"]').inputValue(), "R59");
  assert.equal(await entry(page, "rescue_cards").count(), 1);
  // From the list and back to it, with what was looked for.
  await entry(page, "canteen").tap();
  await page.locator('[data-topic="card/canteen"]').waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-zoom]").waitFor({ state: "detached" });
  assert.equal(await hash(page), "#/rules");
  assert.equal(await page.locator('input[type="search"]').inputValue(), "R59");
  // Reloaded at an entry of the other game.
  await page.goto(`${site.url}#/rules/power/left_hand`);
  await page.reload();
  await started(page);
  await page.locator('[data-topic="power/left_hand"]').waitFor();
  await screenshot(page, "manual-entry");
  await page.locator('.zoom [data-do="close"]').tap();
  assert.equal(await page.locator('[data-do="game"] [data-value="dice"]').getAttribute("aria-checked"), "true");
});

test("from a card at the table to the rules and back", async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { luck: 5 });
  await deal(page, ["person", "marshal", "marshal", "marshal", "marshal"]);
  // A selected card stays selected.
  await playOn(page, {
    each: async (what) => ((what === "prompt" && (await page.locator('.hand .is-playable[data-kind="bang"]').count())) ? "stop" : undefined),
  });
  await page.locator('.hand .is-playable[data-kind="bang"]').first().click({ position: { x: 14, y: 14 } });
  assert.equal(await page.locator(".table.is-aiming").count(), 1);
  const before = await question(page);
  await page.locator(".hand .is-selected").focus();
  await page.keyboard.press("i");
  await page.locator('[data-zoom][data-topic="card/bang"]').waitFor();
  assert.match(await page.locator(".zoom").innerText(), /Rulings: R29/);
  await screenshot(page, "manual-zoom");
  await page.locator('[data-do="in-full"]').click();
  await page.locator('[data-screen="rules"]').waitFor();
  await page.locator('[data-topic="card/bang"]').waitFor();
  assert.equal(await hash(page), "#/rules/card/bang");
  await page.goBack();
  await page.locator('[data-screen="table"]').waitFor();
  assert.equal(await page.locator("[data-zoom]").count(), 0);
  assert.equal(await page.locator(".table.is-aiming").count(), 1, "still aiming");
  assert.deepEqual(await question(page), before);

  // Role badges, roles and minis explain themselves under a resting mouse.
  await page.keyboard.press("Escape");
  const seen = [[".ring .badge.role--sheriff, .me .role--sheriff", /Sheriff/], [".me .role", /Sheriff|Deputy|Outlaw|Renegade/]];
  for (const [selector, text] of seen) {
    await page.mouse.move(5, 5);
    await page.locator(selector).first().hover({ force: true });
    await page.locator(".zoom--peek").waitFor();
    assert.match(await page.locator(".zoom--peek").innerText(), text);
  }
});

test("a long press on a role or a card in play explains just that, in both games", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, ["person", "marshal", "marshal", "marshal", "marshal"]);
  await playOn(page, { each: async (what) => (what === "prompt" ? "stop" : undefined) });
  const press = async (selector) => {
    const box = await page.locator(selector).first().boundingBox();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: "touch", button: 0, buttons: 1, bubbles: true };
    await page.evaluate(([at]) => {
      const target = document.elementFromPoint(at.clientX, at.clientY);
      target.dispatchEvent(new PointerEvent("pointerdown", at));
    }, [at]);
    await page.locator("[data-zoom]").waitFor();
    const topic = await page.locator("[data-zoom]").getAttribute("data-topic");
    await page.locator('.zoom [data-do="close"]').tap();
    return topic;
  };
  assert.match(await press(".me .role"), /^role\//);
  assert.match(await press(".ring .seat .seat__name"), /^character\//);
  await page.goto(`${site.url}#/new-dice`);
  await page.locator(".screen__foot .btn--primary").tap();
  const give = page.locator('[role="alertdialog"] .btn--danger');
  if (await give.count()) await give.tap();
  await page.locator('[data-game="dice"]').waitFor();
  assert.match(await press(".ring .arrows"), /^face\/arrow$/);
  assert.match(await press(".ring .seat .seat__name"), /^dice-character\//);
  assert.match(await press(".quiver"), /^face\/arrow$/);
  assert.match(await press(".me .role"), /^dice-role\//);
});

test("suspicions are private, survive a reload and end with the game", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 8 });
  await deal(page, ["person", "person", "marshal", "marshal", "marshal"]);
  const take = async () => {
    if ((await asked(page)) === "curtain") await page.locator(".curtain .btn").click();
    await asked(page);
  };
  await take();
  const me = await page.locator("[data-me]").getAttribute("data-seat");
  const hidden = page.locator(".ring .seat:not(:has(.badge))");
  assert.equal(await hidden.count(), 4 - (await page.locator(".ring .badge").count()));
  const seat = await hidden.last().getAttribute("data-seat");
  const at = page.locator(`.ring [data-seat="${seat}"]`);
  await at.tap({ position: { x: 10, y: 10 } });
  const choices = page.locator("[data-guesses] [role=radio]");
  await choices.first().waitFor();
  assert.equal(await page.locator('[data-guesses] [data-value="role-sheriff"]').count(), 0, "the Sheriff is known");
  await page.locator('[data-guesses] [data-value="role-outlaw"]').tap();
  assert.equal(await page.locator('[data-guesses] [aria-checked="true"]').getAttribute("data-value"), "role-outlaw");
  await screenshot(page, "manual-suspicion-sheet");
  await page.locator('.sheet [data-do="close"]').tap();
  assert.equal(await at.locator(".badge--guess").getAttribute("data-guess"), "role-outlaw");
  assert.match(await at.getAttribute("aria-label"), /Your suspicion: Outlaw\?$/);
  await screenshot(page, "manual-suspicion");
  await page.reload();
  await started(page);
  if (await page.locator(".curtain .btn").count()) {
    assert.equal(await page.locator("[data-guess]").count(), 0);
    await page.locator(".curtain .btn").click();
  }
  await at.locator(".badge--guess").waitFor();
  // The other person sees nothing of it.
  await playOn(page, {
    each: async (what) => {
      if (what === "curtain") {
        assert.equal(await page.locator("[data-guess]").count(), 0, "nothing behind the curtain");
        return undefined;
      }
      return (await page.locator("[data-me]").getAttribute("data-seat")) === me ? undefined : "stop";
    },
  });
  assert.equal(await page.locator("[data-guess]").count(), 0, "another person has marks of his own");
  assert.ok((await page.evaluate(() => localStorage.getItem("standoff.suspicions"))).includes("outlaw"));
  // A new game begins without marks.
  await deal(page, ["person", "marshal", "marshal", "marshal"]).catch(() => {});
  const give = page.locator('[role="alertdialog"] .btn--danger');
  if (await give.count()) await give.tap();
  await page.waitForFunction(() => document.querySelectorAll(".ring .seat").length === 3);
  assert.ok(!(await page.evaluate(() => localStorage.getItem("standoff.suspicions"))).includes("outlaw"));
});

test("a key and the other button of the mouse set suspicions, in the dice game too", async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { luck: 2 });
  await page.goto(`${site.url}#/new-dice`);
  await page.locator(".screen__foot .btn--primary").click();
  await page.locator('[data-game="dice"]').waitFor();
  const at = page.locator(".ring .seat:not(:has(.badge))").first();
  const seat = page.locator(`.ring [data-seat="${await at.getAttribute("data-seat")}"]`);
  const marks = [];
  for (let i = 0; i < 4; i += 1) {
    await seat.focus();
    await page.keyboard.press("m");
    marks.push((await seat.locator("[data-guess]").count()) ? await seat.locator("[data-guess]").getAttribute("data-guess") : null);
  }
  assert.equal(new Set(marks).size, marks.indexOf(null) < 0 ? 4 : new Set(marks).size);
  assert.ok(marks.includes("role-outlaw") && marks.includes("role-renegade"), marks.join());
  while (await seat.locator("[data-guess]").count()) await page.keyboard.press("m");
  await seat.click({ button: "right" });
  assert.equal(await seat.locator("[data-guess]").count(), 1);
  await screenshot(page, "manual-suspicion-dice");
});

test("what cannot be done is refused with the numbers", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 11 });
  await deal(page, ["person", ...Array(6).fill("marshal")]);
  const toast = async () => {
    await page.locator(".toast").waitFor();
    return page.locator(".toast").innerText();
  };
  let far = 0;
  let dim = 0;
  await playOn(page, {
    each: async (what) => {
      if (what !== "prompt") return undefined;
      const card = page.locator(".hand .card.is-dim").first();
      if (dim < 6 && (await card.count())) {
        await card.tap({ position: { x: 14, y: 14 } });
        const text = await toast();
        assert.match(text, /\w+ .*[.!?]$/);
        assert.doesNotMatch(text, /does not help now\.$|what is asked\.$/);
        dim += 1;
      }
      const bang = page.locator('.hand .is-playable[data-kind="bang"]').first();
      const turn = /^Your turn/.test((await question(page)).prompt ?? "");
      if (far === 0 && turn && (await bang.count())) {
        await bang.tap({ position: { x: 14, y: 14 } });
        if (await page.locator(".table.is-aiming").count()) {
          const out = page.locator(".ring .seat:not(.is-target):not(.is-dead)").first();
          if (await out.count()) {
            await out.tap({ position: { x: 10, y: 10 } });
            const text = await toast();
            assert.match(text, /is at distance \d; your .+ reaches only \d\.$/);
            await screenshot(page, "manual-refusal");
            far += 1;
          }
          if (await page.locator(".table.is-aiming").count()) await page.locator('.prompt [data-action="cancel"]').tap();
        }
      }
      return far > 0 && dim >= 6 ? "stop" : undefined;
    },
  });
  assert.ok(far > 0 && dim > 0);
});
