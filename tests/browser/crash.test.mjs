// The page breaks: it says so, keeps the game, and after a reload the game goes on.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { open, screenshot, started } from "./harness.mjs";
import { asked, deal, question, quiet, visit } from "./table.mjs";

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

const DEALT = ["person", ...Array(3).fill("drifter")];
const expected = /on purpose|unreachable|not-loaded|could not be loaded|Failed to (load|fetch)|ERR_FAILED|CompileError|wasm|404/i;
const crash = (page) => page.locator(".crash");
const press = (page, name) => crash(page).locator(`[data-do="${name}"]`).click();

/** A real panic of the game in the page, as far as the test is concerned at any moment. */
const panic = (page) =>
  page.evaluate(async () => {
    const game = await import(document.getElementById("game").href);
    setTimeout(() => game.panic_on_purpose());
  });

async function table(t, options = {}) {
  const page = await site.newPhone(t, { ...quiet, expected, ...options });
  await visit(site, page);
  await deal(site, page, DEALT);
  await asked(page);
  return page;
}

test("a panic in the middle of a decision is told in words, and the game goes on after a reload", async (t) => {
  const page = await table(t, { permissions: ["clipboard-read", "clipboard-write"], acceptDownloads: true });
  const before = await question(page);
  await panic(page);
  await crash(page).waitFor();
  await screenshot(page, "crash-phone");
  assert.match(await crash(page).innerText(), /The game has stopped[^]*on purpose[^]*saved, with all \d+ steps/);
  assert.match(await page.locator(".crash__message").innerText(), /src\/ui\/panic\.rs:\d+/, "the place is named");

  await press(page, "copy-report");
  await page.locator(".crash__status", { hasText: "Copied" }).waitFor();
  const report = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  assert.equal(report.standoff, await page.locator('meta[name="build"]').getAttribute("content"));
  assert.match(report.message, /on purpose/);
  assert.match(report.browser, /Mozilla/);
  assert.ok(Array.isArray(report.record.actions), "the record is in it");
  assert.equal(JSON.stringify(report).includes('"name"'), false, "but no names are");

  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "export")]);
  const backup = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.ok(backup.texts["standoff.game"].length > 100);

  await press(page, "reload");
  await started(page);
  await asked(page);
  assert.deepEqual(await question(page), before);
});

test("everything exported by a broken page can be restored in another one", async (t) => {
  const page = await table(t, { acceptDownloads: true });
  const before = await question(page);
  await panic(page);
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "export")]);
  const other = await site.newPhone(t, quiet);
  await visit(site, other);
  await other.goto(`${site.url}#/settings`);
  const buffer = await readFile(await download.path());
  await other.locator('[data-do="restore"]').setInputFiles({ name: "backup.json", mimeType: "application/json", buffer });
  await other.locator('[data-notice="restore"] .btn--danger').click();
  await other.locator("html[data-kept]").waitFor();
  await started(other);
  await other.goto(`${site.url}#/table`);
  await asked(other);
  assert.deepEqual(await question(other), before);
});

test("after a crash nothing is written any more, whatever still runs", async (t) => {
  const page = await table(t);
  await panic(page);
  await crash(page).waitFor();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  await page.waitForTimeout(1500);
  assert.equal(await stored(), before);
});

test("without a game it says that nothing was in progress; in German and at the start too", async (t) => {
  const page = await site.newPhone(t, { ...quiet, expected, locale: "de-DE" });
  await page.goto(site.url);
  await started(page);
  await panic(page);
  await crash(page).waitFor();
  assert.match(await crash(page).innerText(), /Das Spiel ist stehengeblieben[^]*Es lief keine Partie/);
  await press(page, "reload");
  await started(page);
});

test("a stored game that breaks the page each time can be set aside", async (t) => {
  const page = await table(t);
  for (const times of [1, 2]) {
    await panic(page);
    await crash(page).waitFor();
    assert.equal(await crash(page).locator('[data-do="set-aside"]').count(), times - 1);
    if (times === 1) await press(page, "reload");
    if (times === 1) await started(page);
  }
  const game = await page.evaluate(() => localStorage.getItem("standoff.game"));
  await press(page, "set-aside");
  await started(page);
  const [now, aside] = await page.evaluate(() => [localStorage.getItem("standoff.game"), localStorage.getItem("standoff.aside.1")]);
  assert.equal(now, null);
  assert.equal(aside, game, "nothing is lost");
});

for (const [name, pattern, answer] of [
  ["the compiled game does not arrive", "**/*.wasm", (route) => route.abort()],
  ["the compiled game is damaged", "**/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: "no game" })],
  ["the glue script is missing", "**/standoff-*.js", (route) => route.fulfill({ status: 404, body: "" })],
  ["the main script is missing", "**/main-*.js", (route) => route.fulfill({ status: 404, body: "" })],
]) {
  test(`${name}: the page says so and can be reloaded`, async (t) => {
    const page = await site.newPhone(t, { ...quiet, expected, serviceWorkers: "block" });
    await page.route(pattern, answer);
    await page.goto(site.url);
    await crash(page).waitFor();
    assert.match(await crash(page).innerText(), /could not be loaded/);
    if (name.endsWith("damaged")) await screenshot(page, "crash-not-loaded");
    await page.unroute(pattern);
    await press(page, "reload");
    await started(page);
  });
}

test("an error of an extension is none of ours", async (t) => {
  const page = await site.newPhone(t, { ...quiet, expected: /extension/ });
  await page.goto(site.url);
  await started(page);
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { message: "extension", filename: "chrome-extension://abc/x.js" })));
  await page.waitForTimeout(200);
  assert.equal(await crash(page).count(), 0);
});

test("a panic in the bot worker is survived, told, and can be reported", async (t) => {
  const page = await site.newPhone(t, { ...quiet, expected, permissions: ["clipboard-read", "clipboard-write"] });
  await visit(site, page, { speed: "normal" });
  await deal(site, page, Array(4).fill("legend"));
  const script = await page.evaluate(() => document.getElementById("game").href);
  const bar = page.locator('[data-notice="bot-worker"]');
  for (let tries = 0; tries < 200 && !(await bar.count()); tries += 1) {
    const [worker] = page.workers();
    // It may be gone before it has heard this.
    await worker
      ?.evaluate(async (script) => {
        const game = await import(script);
        setTimeout(() => game.panic_on_purpose());
      }, script)
      .catch(() => {});
    await page.waitForTimeout(100);
  }
  await bar.waitFor();
  await screenshot(page, "crash-worker");
  assert.equal(await crash(page).count(), 0, "the game goes on");
  await bar.locator(".btn--paper").click();
  await page.locator(".toast", { hasText: "Copied" }).waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(JSON.parse(report).message, /on purpose/);
  // Bots play on without thinking ahead.
  const steps = () => page.evaluate(() => JSON.parse(localStorage.getItem("standoff.game").split("\n")[1]).record.actions.length);
  const before = await steps();
  for (let tries = 0; (await steps()) < before + 3; tries += 1) {
    assert.ok(tries < 300, "nobody plays on");
    await page.waitForTimeout(100);
  }
});
