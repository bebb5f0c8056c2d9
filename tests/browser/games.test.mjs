// Games that are over: the list, the replay, files and links. Everything is tapped and read as a person does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { open, screenshot, started } from "./harness.mjs";
import { deal as dealDice } from "./dice-table.mjs";
import { sealText, underOtherRules } from "./envelope.mjs";
import { asked, deal as dealAt, misplaced, playOn, question, quiet, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, sets, options) => dealAt(site, page, chairs, sets, options);

/** Lets bots play a game to its end. */
async function finish(page, players = 5, sets = "base", options) {
  await deal(page, Array(players).fill("marshal"), sets, options);
  await page.locator('[data-action="result"]').waitFor({ timeout: 60_000 });
}

async function list(page) {
  await page.goto(`${site.url}#/games`);
  await page.locator('[data-screen="games"]').waitFor();
}

/** Opens the newest game of the list. */
async function openFirst(page) {
  const game = page.locator(".game").first();
  if (!(await game.evaluate((details) => details.open))) await game.locator("summary").click();
  return game;
}

const at = async (page) => Number(await page.locator("[data-moment]").getAttribute("data-moment"));
const last = async (page) => Number(await page.locator(".moment__slider").getAttribute("max"));
const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);
const keys = (page, prefix) =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), prefix);

/** What is seen of the table. */
const shown = (page) =>
  page.evaluate(() => ({
    seats: [...document.querySelectorAll(".ring [data-seat]")].map((seat) => seat.getAttribute("aria-label")),
    me: document.querySelector("[data-me]")?.getAttribute("aria-label") ?? null,
    hand: [...document.querySelectorAll(".hand [data-card]")].map((card) => card.dataset.card),
  }));

test("a game that is over is listed once and can be kept and deleted", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { hash: "#/games" });
  await page.locator(".games__none").waitFor();
  await screenshot(page, "games-none");
  await finish(page);
  await list(page);
  assert.equal(await page.locator(".game").count(), 1);
  // Neither looking at the end nor loading it again counts.
  await page.goto(`${site.url}#/table`);
  await page.locator('[data-action="result"]').waitFor();
  await page.reload();
  await started(page);
  await page.locator('[data-action="result"]').waitFor();
  await list(page);
  assert.equal(await page.locator(".game").count(), 1);

  await finish(page, 4);
  await list(page);
  assert.equal(await page.locator(".game").count(), 2);
  const game = await openFirst(page);
  assert.equal(await game.locator(".reveal .role").count(), 4);
  assert.ok((await game.locator('.reveal[data-won="true"]').count()) > 0);
  await screenshot(page, "games-list");
  await game.locator('[data-do="keep"]').click();
  await page.locator(".game").first().locator(".game__kept").waitFor();
  await openFirst(page);
  await page.locator(".game").first().locator(".btn--danger").click();
  await page.locator('[data-notice="forget"] .btn--paper').click();
  assert.equal(await page.locator(".game").count(), 2);
  await openFirst(page);
  await page.locator(".game").first().locator(".btn--danger").click();
  await page.locator('[data-notice="forget"] .btn--danger').click();
  await page.locator('[data-notice="forget"]').waitFor({ state: "detached" });
  assert.equal(await page.locator(".game").count(), 1);
  assert.equal((await keys(page, "standoff.record.")).length, 1);
});

test("a replay scrubs, steps and plays, and the game in progress stays as it was", { timeout: 300_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page);
  await finish(page);
  await deal(page, ["person", "marshal", "marshal", "marshal"]);
  await playOn(page, { each: async (what, steps) => (steps === 6 && what === "prompt" ? "stop" : undefined) }).catch(() => {});
  await asked(page);
  const before = await question(page);
  const saved = await stored(page, "standoff.game");

  await list(page);
  const game = await openFirst(page);
  await game.locator(".btn--primary").click();
  await page.locator("[data-moment]").waitFor();
  assert.equal(await at(page), 0);
  const end = await last(page);
  assert.ok(end > 30, `${end} moments`);
  // Everything lies open.
  assert.equal(await page.locator(".ring .seat").count(), 5);
  assert.equal(await page.locator(".ring .badge").count(), 5, "all roles");
  assert.ok((await page.locator(".seat__hand").count()) === 5, "all hands");
  const beginning = await shown(page);

  await page.locator('[data-do="moment-next"]').click();
  assert.equal(await at(page), 1);
  await page.locator('[data-do="moment-back"]').click();
  assert.deepEqual(await shown(page), beginning);
  await page.locator('[data-do="moment-last"]').click();
  assert.equal(await at(page), end);
  assert.ok((await page.locator(".ring .seat.is-dead").count()) > 0);
  await page.locator('[data-do="moment-first"]').click();
  assert.deepEqual(await shown(page), beginning);
  // The slider, with the keyboard.
  await page.locator(".moment__slider").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await at(page), 2);
  await page.locator(".moment__slider").fill(String(Math.floor(end / 2)));
  assert.equal(await at(page), Math.floor(end / 2));
  await screenshot(page, "games-replay-desktop");
  const middle = await shown(page);
  // Keys without the slider.
  await page.locator('[data-do="moment-play"]').focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(page), Math.floor(end / 2) - 1);
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await shown(page), middle);
  // One player's eyes.
  await page.locator('[data-do="moment-eyes"]').selectOption("1");
  await page.locator(".me").waitFor();
  assert.equal(await page.locator(".seat__hand").count(), 0);
  assert.ok((await page.locator(".ring .badge").count()) < 4, "roles are hidden again");
  assert.equal(await at(page), Math.floor(end / 2));
  // Nothing can be played.
  assert.equal(await page.locator('[data-legal="true"]').count(), 0);
  await page.locator('[data-do="moment-eyes"]').selectOption("");
  assert.deepEqual(await shown(page), middle);
  // A line of the log leads to its moment.
  await page.locator(".aside .log__at").first().click();
  assert.equal(await at(page), 0);
  // It plays by itself and can be stopped, and stops at the end.
  await page.locator('[data-do="moment-play"]').click();
  await page.waitForFunction(() => Number(document.querySelector("[data-moment]").dataset.moment) > 5);
  await page.locator('[data-do="moment-play"]').click();
  const halted = await at(page);
  await page.waitForTimeout(300);
  assert.equal(await at(page), halted);
  await page.locator(".moment__slider").fill(String(end - 2));
  await page.locator('[data-do="moment-play"]').click();
  await page.waitForFunction((end) => Number(document.querySelector("[data-moment]").dataset.moment) === end, end);
  assert.match(await page.locator('[data-do="moment-play"] use').getAttribute("href"), /^art-\w+\.svg#ui-play$/);
  assert.equal(await stored(page, "standoff.game"), saved, "nothing was saved meanwhile");

  await page.locator('[data-do="moment-close"]').click();
  await page.locator('[data-screen="games"]').waitFor();
  await page.goto(`${site.url}#/table`);
  await asked(page);
  assert.deepEqual(await question(page), before);
  assert.equal(await stored(page, "standoff.game"), saved);
});

test("a line of the log shows that moment of the game in progress", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await deal(page, ["person", "marshal", "marshal", "marshal", "marshal"]);
  let steps = 0;
  await playOn(page, { each: async (what) => ((steps += 1) > 8 && what === "prompt" ? "stop" : undefined) });
  const before = await question(page);
  await page.locator('[data-do="log"]').tap();
  await page.locator(".drawer .log__at").first().tap();
  await page.locator("[data-moment]").waitFor();
  assert.equal(await at(page), 0);
  // Only one's own eyes.
  assert.equal(await page.locator('[data-do="moment-eyes"]').count(), 0);
  assert.ok((await page.locator(".ring .badge").count()) <= 1, "only the Sheriff is known at the deal");
  assert.equal(await page.locator('[data-legal="true"]').count(), 0);
  await page.locator('[data-do="moment-next"]').tap();
  await page.locator('[data-do="moment-next"]').tap();
  assert.equal(await at(page), 2);
  assert.deepEqual(await misplaced(page), []);
  await screenshot(page, "games-moment-phone");
  await page.locator(".hand [data-card]").first().tap({ position: { x: 14, y: 14 } });
  await page.locator(".zoom").waitFor();
  await page.keyboard.press("Escape");
  await page.locator('[data-do="moment-close"]').tap();
  await page.locator("[data-moment]").waitFor({ state: "detached" });
  assert.deepEqual(await question(page), before);
  // And it goes on.
  await playOn(page, { each: async (_, done) => (done > 3 ? "stop" : undefined) });
});

test("as a file and as a link a game arrives elsewhere", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, { ...quiet, permissions: ["clipboard-read", "clipboard-write"] });
  await visit(page);
  await finish(page);
  await list(page);
  const game = await openFirst(page);
  const told = await game.locator(".reveal").allTextContents();
  await game.locator(".game__acts .btn").nth(1).click();
  await page.locator("[data-parcel]").waitFor();
  const link = await page.locator('[data-do="link"]').inputValue();
  console.log(`a link of ${link.length} letters`);
  // A link that lasts, or a shorter one with a word about it.
  assert.ok(link.startsWith(`${site.url}#/game/`) && link.length < 8_100 + site.url.length, `${link.length} letters`);
  const bound = await page.locator('[data-link="bound"]').count();
  assert.equal(bound === 0, link.length > 3_000, `${bound} words about ${link.length} letters`);
  await screenshot(page, "games-parcel");
  const coming = page.waitForEvent("download");
  await page.locator("[data-parcel] .btn--paper").click();
  const download = await coming;
  assert.match(download.suggestedFilename(), /^card-\d{4}-\d\d-\d\d\.standoff\.json$/);
  const text = readFileSync(await download.path(), "utf8");
  assert.equal(JSON.parse(text).record.game, "card");
  await page.evaluate(() => {
    navigator.share = undefined;
  });
  await page.locator("[data-parcel] .btn--primary").click();
  await page.locator(".toast").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);

  // The link, in a profile that knows nothing.
  const other = await site.newDesktop(t, quiet);
  await other.goto(link);
  await started(other);
  await other.locator('[data-found="game"]').waitFor();
  assert.deepEqual(await other.locator(".reveal").allTextContents(), told);
  await screenshot(other, "games-arrived");
  await other.locator(".game__acts .btn--primary").click();
  await other.locator("[data-moment]").waitFor();
  await other.locator('[data-do="moment-last"]').click();
  await other.locator('[data-do="moment-close"]').click();
  await other.locator('[data-found="game"]').waitFor();
  assert.deepEqual(await keys(other, "standoff.played."), [], "nothing is kept unasked");
  await other.locator(".game__acts .btn").first().click();
  await other.locator('[data-screen="games"] .game').waitFor();
  assert.equal(await other.locator(".game").count(), 1);

  // The file, in another one; and a second time it is still one game.
  const third = await site.newPhone(t, quiet);
  await third.goto(`${site.url}#/games`);
  await started(third);
  for (const again of [false, true]) {
    await third.locator('[data-do="import-file"]').setInputFiles({ name: "a.standoff.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await third.locator('[data-found="game"]').waitFor();
    assert.deepEqual(await third.locator(".reveal").allTextContents(), told);
    await third.locator(".game__acts .btn").first().click();
    await third.locator('[data-screen="games"] .game').waitFor();
    assert.equal(await third.locator(".game").count(), 1, `again: ${again}`);
  }
  // The link, pasted.
  await third.locator('[data-do="import-text"]').fill(`Look at this: ${link}`.replace(/^.*: /, ""));
  await third.locator(".bring > .btn").last().click();
  await third.locator('[data-found="game"]').waitFor();
});

test("what is damaged, foreign or too large says so and changes nothing", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await finish(page, 4);
  await list(page);
  const game = await openFirst(page);
  await game.locator(".game__acts .btn").nth(1).click();
  const link = await page.locator('[data-do="link"]').inputValue();
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  const pack = (text) => `${site.url}#/game/${deflateRawSync(text).toString("base64url")}`;
  const bad = [
    link.slice(0, -12),
    link.replace(/(#\/game\/.{40})..../, "$1AAAA"),
    `${site.url}#/game/%%%%`,
    `${site.url}#/game/${"A".repeat(50_000)}`,
    pack("hello"),
    pack("standoff/9 card 1\n"),
    pack("standoff/1 card 9999\n0 0 0\n{}\n{}\n\n"),
    pack("x".repeat(40_000_000)),
  ];
  for (const address of bad) {
    await page.goto(address);
    await page.locator('[data-found="ui-warning"]').waitFor();
    assert.equal(await page.locator('[data-found="game"]').count(), 0);
  }
  await screenshot(page, "games-refused");
  for (const text of ["{", "[]", "{\"standoff\":1}", "{\"standoff\":99}", "\u0000", "x".repeat(600_000), "x".repeat(2_100_000)]) {
    await list(page);
    await page.locator('[data-do="import-file"]').setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await page.locator('[data-found="ui-warning"]').waitFor();
  }
  assert.equal(await page.evaluate(() => JSON.stringify(localStorage)), before);
  // A damaged line of the list is told, the others are there.
  await page.evaluate(() => localStorage.setItem("standoff.played.0000000000000001", "rubbish"));
  await page.reload();
  await started(page);
  await list(page);
  assert.equal(await page.locator('[data-damaged="1"]').count(), 1);
  assert.equal(await page.locator(".game").count(), 1);
  await page.locator("[data-damaged] .btn").click();
  await page.locator("[data-damaged]").waitFor({ state: "detached" });
});

test("a full storage costs old records, never the game in progress", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await finish(page);
  await finish(page, 4);
  await deal(page, ["person", "drifter", "drifter", "drifter"]);
  await asked(page);
  assert.equal((await keys(page, "standoff.record.")).length, 2);
  const old = await stored(page, "standoff.game");
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      for (let n = 0; ; n += 1) {
        try {
          localStorage.setItem(`junk.${size}.${n}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await playOn(page);
  assert.notEqual(await stored(page, "standoff.game"), old);
  assert.equal(await page.locator(".toast").count(), 0);
  await page.reload();
  await started(page);
  await page.locator('[data-action="result"]').waitFor();
  await list(page);
  assert.equal(await page.locator(".game").count(), 3, "all results are there");
  assert.ok((await keys(page, "standoff.record.")).length < 3);
  const game = page.locator('.game[data-record="false"]').first();
  await game.locator("summary").click();
  await game.locator(".game__only").waitFor();
});

test("the dice game is replayed and sent too", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await dealDice(site, page, Array(5).fill("marshal"));
  await page.locator('[data-action="result"]').waitFor({ timeout: 60_000 });
  await page.locator('[data-action="result"]').tap();
  await page.locator('[data-screen="end"] .btn--wide').click();
  await page.locator("[data-moment]").waitFor();
  assert.equal(await page.locator(".ring .badge").count(), 5, "all roles");
  await page.locator(".moment__slider").fill("12");
  assert.deepEqual(await misplaced(page), []);
  await screenshot(page, "games-replay-dice");
  await page.locator('[data-do="moment-eyes"]').selectOption("2");
  await page.locator(".me").waitFor();
  assert.equal(await page.locator('[data-legal="true"]').count(), 0);
  assert.deepEqual(await misplaced(page), []);
  await page.locator('[data-do="moment-close"]').click();
  await page.locator('[data-screen="end"] [data-won="true"]').first().waitFor();
  await list(page);
  assert.equal(await page.locator(".game").count(), 1);
});

test("a game in progress is sent by one person only, and goes on elsewhere", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await deal(page, ["person", "marshal", "marshal", "marshal"]);
  await asked(page);
  const before = await question(page);
  const share = page.locator('.sheet__list .btn:has([href$="#ui-share"])');
  await page.locator('[data-do="menu"]').tap();
  await share.tap();
  const link = await page.locator('[data-do="link"]').inputValue();
  await page.keyboard.press("Escape");
  await page.locator("[data-parcel]").waitFor({ state: "detached" });
  assert.deepEqual(await question(page), before);

  const other = await site.newPhone(t, quiet);
  await visitAt(site, other, { hash: link.slice(site.url.length) });
  await other.locator('[data-found="game"]').waitFor();
  await other.locator(".btn--primary").click();
  await asked(other);
  assert.deepEqual(await question(other), before);

  // Dealt again if the first question is one everybody may see.
  const curtain = page.locator(".curtain .btn");
  for (let tries = 0; tries < 6; tries += 1) {
    await deal(page, ["person", "person", "marshal", "marshal"]);
    if (await curtain.waitFor({ timeout: 5000 }).then(() => true, () => false)) break;
  }
  await curtain.click();
  await asked(page);
  await page.locator('[data-do="menu"]').tap();
  await share.tap();
  await page.locator(".toast").waitFor();
  assert.equal(await page.locator("[data-parcel]").count(), 0);
});

/** Opens the page anew at a place, with this text under a key. */
async function reopen(page, key, text, hash) {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
  await page.goto("about:blank");
  await page.goto(`${site.url}${hash}`);
  await started(page);
}

test("a game goes on under other rules, and one that ended under them is watched", { timeout: 300_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page);
  await finish(page);
  await deal(page, ["person", "marshal", "marshal", "marshal"]);
  await asked(page);
  const before = await question(page);
  const saved = await stored(page, "standoff.game");
  await reopen(page, "standoff.game", underOtherRules("game", saved), "#/table");
  await asked(page);
  assert.deepEqual(await question(page), before);
  assert.match(await page.locator(".toast").textContent(), /99/);
  assert.match(await stored(page, "standoff.game"), /"changes":\[\{"after":\d+,"version":\d+\}\]/);
  await playOn(page, { each: async (_, done) => (done > 3 ? "stop" : undefined) });

  const [key] = await keys(page, "standoff.record.");
  await reopen(page, key, underOtherRules("record", await stored(page, key)), "#/games");
  const game = await openFirst(page);
  await game.locator(".btn--primary").click();
  await page.locator("[data-moment]").waitFor();
  assert.equal(await page.locator(".ring .badge").count(), 5, "all roles");
  const end = await last(page);
  await page.locator(".moment__slider").fill(String(end));
  assert.ok((await page.locator(".ring .seat.is-dead").count()) > 0);
  await page.locator('[data-do="moment-eyes"]').selectOption("1");
  await page.locator(".me").waitFor();
  await page.locator('[data-do="moment-close"]').click();
  await (await openFirst(page)).locator(".game__acts .btn").nth(1).click();
  const link = await page.locator('[data-do="link"]').inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await started(page);
  await page.locator('[data-found="game"] [data-rules="other"]').waitFor();
});

test("saves of earlier pages open, those of later ones are kept and listed", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  const fixture = (folder) => readFileSync(new URL(`../fixtures/saves/${folder}/dice-base-5-going.game.txt`, import.meta.url), "utf8");
  for (const folder of ["1", "2"]) {
    await reopen(page, "standoff.game", fixture(folder), "#/table");
    await asked(page);
  }
  const content = fixture("2").slice(fixture("2").indexOf("\n") + 1);
  await reopen(page, "standoff.game", sealText("game", content, 99), "#/table");
  await page.locator('[data-notice="set-aside"]').waitFor();
  await page.locator("[data-notice] .btn--paper").tap();
  await list(page);
  assert.equal(await page.locator("[data-aside]").count(), 1);
  const coming = page.waitForEvent("download");
  await page.locator("[data-aside] .btn").nth(1).tap();
  assert.ok(readFileSync(await (await coming).path(), "utf8").startsWith("standoff/99 game "));
  await page.locator("[data-aside] .btn").first().tap();
  await page.locator('[data-found="ui-warning"]').waitFor();
});

test("bar and open hands fit every screen", { timeout: 300_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page);
  for (const [players, sets, options] of [[8, "base+dodge_city", { extras: ["high_noon"] }], [4, "base", {}], [5, "base", {}]]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await finish(page, players, sets, options);
    await list(page);
    await (await openFirst(page)).locator(".btn--primary").click();
    await page.locator("[data-moment]").waitFor();
    const end = await last(page);
    for (const [width, height] of [[390, 844], [844, 390], [768, 1024], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      for (const part of [0, 0.3, 0.6]) {
        await page.locator(".moment__slider").fill(String(Math.floor(end * part)));
        assert.deepEqual(await misplaced(page), [], `${width}x${height} at ${part}`);
      }
      await screenshot(page, `games-replay-${players}-${width}x${height}`);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll(".moment button, .moment select, .moment input")]
          .map((part) => [part.dataset.do, part.getBoundingClientRect().width, part.getBoundingClientRect().height])
          .filter(([, wide, high]) => wide && (wide < 43.5 || high < 43.5)));
      assert.deepEqual(small, [], `${width}x${height}`);
      // And as one player saw it.
      await page.locator('[data-do="moment-eyes"]').selectOption("0");
      await page.locator(".me").waitFor();
      await screenshot(page, `games-eyes-${players}-${width}x${height}`);
      assert.deepEqual(await misplaced(page), [], `${width}x${height}, one player's eyes`);
      const spilled = await page.evaluate(() => {
        const bar = document.querySelector(".moment").getBoundingClientRect();
        return [...document.querySelectorAll(".moment *")].filter((part) => part.getBoundingClientRect().right > bar.right + 1).length;
      });
      assert.equal(spilled, 0, `${width}x${height}`);
      await page.locator('[data-do="moment-eyes"]').selectOption("");
      await page.locator(".me").waitFor({ state: "detached" });
    }
  }
});

test("in a replay nothing is marked, dragged or said, and other tabs do not matter", { timeout: 120_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page);
  await finish(page);
  await list(page);
  await (await openFirst(page)).locator(".btn--primary").click();
  await page.locator("[data-moment]").waitFor();
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press("ArrowRight");
  await page.locator('[data-do="moment-eyes"]').selectOption("1");
  await page.locator("[data-me]").waitFor();
  const before = await shown(page);
  await page.locator(".ring .seat").first().focus();
  await page.keyboard.press("m");
  await page.keyboard.press("i");
  await page.locator("[data-seat-sheet]").waitFor();
  assert.equal(await page.locator("[data-guess], [data-guesses], .toast").count(), 0);
  await page.keyboard.press("Escape");
  await page.locator("[data-seat-sheet]").waitFor({ state: "detached" });
  const card = await page.locator(".hand [data-card]").first().boundingBox();
  await page.mouse.move(card.x + 20, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 4 });
  assert.equal(await page.locator("[data-drag]").count(), 0);
  await page.mouse.up();
  assert.deepEqual(await shown(page), before);
  assert.equal(await page.locator("[data-live]").textContent(), "");

  const other = await page.context().newPage();
  await other.goto(`${site.url}#/table`);
  await other.locator('[data-action="result"], [data-notice="other-tab"]').first().waitFor();
  await other.close();
  await page.bringToFront();
  assert.equal(await page.locator("[data-notice]").count(), 0);
  assert.deepEqual(await shown(page), before);
});
