// The start and the settings: ways to a game, what is remembered, everything stored into a file and back.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { open, started } from "./harness.mjs";
import { deal, quiet, visit } from "./table.mjs";

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

const start = async (page) => {
  await page.goto(`${site.url}#/`);
  await page.locator('[data-screen="start"]').waitFor();
};
const item = (page, words) => page.locator(".start__menu .btn", { hasText: words });
const attribute = (page, name) => page.locator("html").getAttribute(name);

test("the last table is one tap away, and watching bots does not replace it", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await start(page);
  assert.equal(await item(page, "Same again").count(), 0, "nothing was played yet");
  await deal(site, page, ["person", ...Array(5).fill("drifter")]);
  await start(page);
  assert.match(await item(page, "Continue").innerText(), /6 players/);
  // A game in progress is given up only when that is meant.
  await item(page, "Watch bots").click();
  await page.locator('[data-notice="give-up"] .btn--danger').click();
  await page.locator('[data-screen="table"].is-watching').waitFor();
  assert.equal(await page.locator(".ring .seat").count(), 6);
  const names = await page.locator(".ring .seat__name").allInnerTexts();
  assert.equal(new Set(names).size, 6, names.join(" "));
  await page.locator('[data-action="result"]').waitFor({ timeout: 60_000 });
  await start(page);
  assert.match(await item(page, "Same again").innerText(), /6 players/);
  await item(page, "Same again").click();
  await page.locator('[data-screen="table"] [data-me]').waitFor();
  assert.equal(await page.locator(".ring .seat").count(), 5, "a person and five bots");
});

test("the end of a game that goes on is its table", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await deal(site, page, ["person", ...Array(3).fill("drifter")]);
  await page.goto(`${site.url}#/end`);
  await page.locator('[data-screen="table"]').waitFor();
});

test("settings take effect at once, are kept, and can be reset", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page);
  await page.goto(`${site.url}#/settings`);
  const choices = [
    ['[data-do="card-size"] [data-value="large"]', "data-cards", "large"],
    ['[data-do="left-handed"]', "data-hand", "left"],
    ['[data-do="theme"] [data-value="light"]', "data-theme", "light"],
    ['[data-do="text-size"] [data-value="huge"]', "data-text", "huge"],
    ['[data-do="four-colours"]', "data-suits", "four"],
    ['[data-do="sound"]', "data-sound", "on"],
    ['[data-do="language"] [data-value="de"]', "lang", "de"],
  ];
  for (const [button, name, value] of choices) {
    await page.locator(button).click();
    await page.locator(`html[${name}="${value}"]`).waitFor();
  }
  await page.reload();
  await started(page);
  for (const [, name, value] of choices) assert.equal(await attribute(page, name), value);
  await page.locator(".btn", { hasText: "zurücksetzen" }).click();
  assert.equal(await attribute(page, "data-cards"), null);
  await page.locator('html[lang="en"]').waitFor(); // the browser's language again
});

test("everything stored goes into a file and comes back on another device", async (t) => {
  const page = await site.newPhone(t, { ...quiet, acceptDownloads: true });
  await visit(site, page);
  await deal(site, page, ["person", ...Array(6).fill("drifter")]);
  await page.goto(`${site.url}#/settings`);
  await page.locator('[data-do="left-handed"]').click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".btn", { hasText: "Save to a file" }).click()]);
  const text = await readFile(await download.path(), "utf8");
  assert.ok(text.includes("standoff.game"));

  const other = await site.newPhone(t, quiet);
  await visit(site, other);
  await other.goto(`${site.url}#/settings`);
  const file = other.locator('[data-do="restore"]');
  const choose = (content) => file.setInputFiles({ name: "backup.json", mimeType: "application/json", buffer: Buffer.from(content) });
  await choose(text.slice(0, -20));
  await other.locator('[data-notice="restore"] .btn--danger').click();
  await other.locator(".toast", { hasText: "Nothing was changed" }).waitFor();
  assert.equal(await attribute(other, "data-hand"), null);
  await choose(text);
  await other.locator('[data-notice="restore"] .btn--danger').click();
  await other.locator('html[data-hand="left"]').waitFor();
  await started(other);
  await start(other);
  assert.match(await item(other, "Continue").innerText(), /7 players/);
});
