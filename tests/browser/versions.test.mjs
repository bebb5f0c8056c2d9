// A new version of the page never mixes with the old one: whatever happens on the way, all files are of the same version.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { dist, kept, open, started } from "./harness.mjs";

const HASHED = /-([0-9a-f]{16}|[0-9A-Z]{8})(?=[._])/;

/** Makes of the built page a version of this name, in which every file has another name and another content. */
function makeVersion(letter) {
  const folder = mkdtempSync(join(tmpdir(), `standoff-${letter}-`));
  cpSync(dist, folder, { recursive: true });
  const names = readdirSync(folder);
  const renamed = names.filter((name) => HASHED.test(name)).map((name) => [name, name.replace(HASHED, `$&${letter}`)]);
  const build = readFileSync(join(folder, "index.html"), "utf8").match(/name="build" content="(\w+)"/)[1];
  for (const name of names.filter((name) => /\.(html|js|css|webmanifest)$/.test(name))) {
    let text = readFileSync(join(folder, name), "utf8").replaceAll(build, `${letter}-${build}`);
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    if (name !== "sw.js" && name.endsWith(".js")) text += `\n(globalThis.versions ??= []).push("${letter}");`;
    if (name.endsWith(".css")) text += `\n:root { --version: ${letter}; }`;
    writeFileSync(join(folder, name), text);
  }
  for (const [from, to] of renamed) renameSync(join(folder, from), join(folder, to));
  return { folder, letter, files: readdirSync(folder).filter((name) => !names.includes(name)) };
}

/** The versions of everything that was loaded. */
const loaded = (page) =>
  page.evaluate(() => [
    document.querySelector('meta[name="build"]').content.split("-")[0],
    getComputedStyle(document.documentElement).getPropertyValue("--version"),
    ...new Set(globalThis.versions),
    ...new Set(performance.getEntriesByType("resource").map(({ name }) => name.match(/-(?:[0-9a-f]{16}|[0-9A-Z]{8})([AB])[._]/)?.[1]).filter(Boolean)),
  ]);

function assertAll(found, letter) {
  assert.deepEqual([...new Set(found)], [letter], `loaded: ${found}`);
}

/** A site that is version A, and a page on it that has A for offline play. */
async function installA(t) {
  const [a, b] = [makeVersion("A"), makeVersion("B")];
  const folder = mkdtempSync(join(tmpdir(), "standoff-site-"));
  cpSync(a.folder, folder, { recursive: true });
  const site = await open({ folder });
  t.after(async () => {
    await site.close();
    for (const gone of [a.folder, b.folder, folder]) rmSync(gone, { recursive: true });
  });
  const page = await site.newPhone(t, { expected: /ERR_|Failed to load|sw\.js|service ?worker|between two versions/i });
  await page.goto(site.url);
  await started(page);
  await kept(page);
  assertAll(await loaded(page), "A");
  const deploy = (files) => files.forEach((name) => cpSync(join(b.folder, name), join(folder, name)));
  const look = () => page.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => r.update()).catch(() => {}));
  const reload = async () => {
    await page.reload();
    await started(page);
  };
  const told = () => page.waitForFunction(() => document.documentElement.dataset.update === "ready");
  return { site, page, a, b, folder, deploy, look, reload, told };
}

test("a complete deployment: the page stays A until it agrees, then all of it is B", async (t) => {
  const { page, b, folder, a, deploy, look, reload, told } = await installA(t);
  deploy([...b.files, "index.html", "sw.js"]);
  a.files.forEach((name) => rmSync(join(folder, name)));
  await look();
  await told();
  assertAll(await loaded(page), "A");
  await reload();
  assertAll(await loaded(page), "A");
  await told();
  const again = page.waitForEvent("load");
  await page.locator(".toast--update .btn--primary").click();
  await again;
  await started(page);
  assertAll(await loaded(page), "B");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.update), undefined);
});

test("offline after the deployment: all A", async (t) => {
  const { site, page, b, deploy, reload } = await installA(t);
  deploy([...b.files, "index.html", "sw.js"]);
  await site.goOffline();
  await reload();
  assertAll(await loaded(page), "A");
});

test("half a deployment, in every order: all A, and B once it is whole", async (t) => {
  const { page, b, a, folder, deploy, look, reload, told } = await installA(t);
  // The index is there, nothing else of B.
  deploy(["index.html"]);
  await reload();
  assertAll(await loaded(page), "A");
  // The old files are gone already, the new service worker is there, but not what it wants to keep.
  a.files.forEach((name) => rmSync(join(folder, name)));
  deploy(["sw.js", ...b.files.slice(0, b.files.length >> 1)]);
  await look();
  await reload();
  assertAll(await loaded(page), "A");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.update), undefined);
  deploy(b.files);
  await look();
  await told();
  await page.locator(".toast--update .btn--primary").click();
  await page.waitForFunction(() => document.querySelector('meta[name="build"]').content.startsWith("B"));
  await started(page);
  assertAll(await loaded(page), "B");
});

test("a tab that stays open while another one takes B goes on with A, parts that it loads later included", async (t) => {
  const { site, page, b, a, folder, deploy, look, told } = await installA(t);
  const other = await page.context().newPage();
  await other.goto(site.url);
  await started(other);
  deploy([...b.files, "index.html", "sw.js"]);
  a.files.forEach((name) => rmSync(join(folder, name)));
  await look();
  await told();
  const again = page.waitForEvent("load");
  await page.locator(".toast--update .btn--primary").click();
  await again;
  await started(page);
  assertAll(await loaded(page), "B");
  const why = await other.evaluate(() => new Promise((done) => standoff.files.net((_, why) => done(why))));
  assert.equal(why, "", "the scripts for friends were not loaded before");
  assertAll(await loaded(other), "A");
});
