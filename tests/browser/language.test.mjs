// Languages are files: only the one that is read is fetched, and it changes without loading the page again.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kept, open, screenshot, started } from "./harness.mjs";
import { quiet } from "./table.mjs";

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

/** The languages a page has fetched so far, by tag. */
function fetched(page) {
  const tags = [];
  page.on("request", (request) => {
    const file = request.url().match(/([a-z-]+)-[0-9a-f]{8}\.ftl$/);
    if (file) tags.push(file[1]);
  });
  return tags;
}

async function settings(t, options = {}) {
  const page = await site.newPhone(t, { ...quiet, ...options });
  const tags = fetched(page);
  await page.goto(`${site.url}#/settings`);
  await started(page);
  await page.locator('[data-screen="settings"]').waitFor();
  return { page, tags };
}

const choose = (page, tag) => page.locator(`[data-do="language"] [data-value="${tag}"]`).click();
const speaks = (page, tag) => page.locator(`html[lang="${tag}"]`).waitFor();
const title = (page, text) => page.locator(".panel__title", { hasText: text }).waitFor();

test("only the language of the browser is fetched", async (t) => {
  const english = await settings(t);
  assert.deepEqual(english.tags, ["en"]);
  const german = await settings(t, { locale: "de-AT" });
  assert.deepEqual(german.tags, ["de"]);
  await title(german.page, "Deine Daten");
});

test("another language is fetched once, shown without loading the page again, and kept", async (t) => {
  const { page, tags } = await settings(t);
  await page.evaluate(() => (window.still = true));
  await choose(page, "hu");
  await speaks(page, "hu");
  await title(page, "Az adataid");
  await choose(page, "en");
  await speaks(page, "en");
  await choose(page, "hu");
  await speaks(page, "hu");
  assert.equal(await page.evaluate(() => window.still), true, "it is the same page");
  assert.deepEqual(tags.filter((tag) => tag === "hu"), ["hu"]);
  await page.reload();
  await started(page);
  await title(page, "Az adataid");
});

test("every language can be chosen and names itself", async (t) => {
  const { page } = await settings(t);
  const buttons = page.locator('[data-do="language"] [data-value]');
  const tags = await buttons.evaluateAll((all) => all.map((button) => button.dataset.value));
  assert.ok(tags.length >= 3 && tags[0] === "en", tags.join());
  for (const tag of tags) {
    await choose(page, tag);
    await speaks(page, tag);
    await screenshot(page, `settings-${tag}`);
    const sticks = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(sticks, false, `${tag} fits the screen`);
  }
});

test("English stands in for a language that cannot be fetched, and the page says so", async (t) => {
  const page = await site.newPhone(t, { ...quiet, locale: "de-DE", expected: /Failed to load|ERR_FAILED|could not be loaded/ });
  await page.route(/de-[0-9a-f]{8}\.ftl$/, (route) => route.abort());
  await page.goto(`${site.url}#/settings`);
  await started(page);
  await page.locator(".toast", { hasText: "couldn't be loaded" }).waitFor();
  await speaks(page, "en");
  await title(page, "Your data");
  await choose(page, "hu");
  await speaks(page, "hu");
  await choose(page, "de");
  await page.locator(".toast", { hasText: "nem sikerült betölteni" }).waitFor();
  await speaks(page, "hu");
});

test("without any language the page says that it could not start", async (t) => {
  const page = await site.newPhone(t, { ...quiet, expected: /Failed to (load|fetch)|ERR_FAILED|not-loaded|could not be loaded/ });
  await page.route(/\.ftl$/, (route) => route.abort());
  await page.goto(site.url);
  await page.locator(".crash", { hasText: "The game could not be loaded" }).waitFor();
});

test("a translator sees files of their own at once", async (t) => {
  const { page } = await settings(t);
  const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator('[data-do="language-files"]').setInputFiles([
    file("page.ftl", "comfort-data = Yer loot\nui-language = Lingo\n"),
    file("table.ftl", "log-dealt = Cards, arr!\nthis is no message\n"),
  ]);
  await title(page, "Yer loot");
  await page.locator(".toast", { hasText: "3 texts read, 1 with errors" }).waitFor();
  await title(page, "Translating Standoff");
  await page.reload();
  await started(page);
  await title(page, "Your data");
});

test("a language that was chosen once is there without a network", async (t) => {
  const own = await open();
  t.after(() => own.close());
  const page = await own.newPhone(t, { ...quiet, serviceWorkers: "allow" });
  await page.goto(`${own.url}#/settings`);
  await started(page);
  await kept(page);
  await choose(page, "de");
  await speaks(page, "de");
  const tags = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().flatMap(({ url }) => url.match(/([a-z-]+)-[0-9a-f]{8}\.ftl$/)?.[1] ?? []);
  });
  assert.deepEqual(tags.sort(), ["de", "en"], "those that were shown");
  await own.goOffline();
  await page.goto("about:blank");
  await page.goto(`${own.url}#/settings`);
  await started(page);
  await title(page, "Deine Daten");
  await choose(page, "en");
  await speaks(page, "en");
});
