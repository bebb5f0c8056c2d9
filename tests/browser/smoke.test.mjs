// The page as a whole: it starts, obeys its own policy, lives under any path, without a network, and renews itself.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { dist, kept, open, screenshot, started } from "./harness.mjs";

/** Opens a site that lasts as long as the test. */
async function openFor(t, options) {
  const site = await open(options);
  t.after(() => site.close());
  return site;
}

const buildOf = (page) => page.locator('meta[name="build"]').getAttribute("content");

test("starts on a phone and on a desktop", async (t) => {
  const site = await openFor(t);
  for (const [name, page] of [
    ["smoke-phone", await site.newPhone(t)],
    ["smoke-desktop", await site.newDesktop(t)],
  ]) {
    await page.goto(site.url);
    await started(page);
    assert.notEqual((await page.locator("body").innerText()).trim(), "", "the page shows nothing");
    const { wide, room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      room: innerWidth,
    }));
    assert.ok(wide <= room, `the page is ${wide - room} pixels too wide`);
    await screenshot(page, name);
  }
});

test("the policy forbids inline code and eval, and is in force", async (t) => {
  const site = await openFor(t);
  const page = await site.newDesktop(t);
  await page.goto(site.url);
  await started(page);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  assert.match(policy, /default-src 'none'/);
  // Friends find each other through trackers of their choice, and tests through one of their own.
  const trackers = "connect-src 'self' wss: ws://localhost:* ws://127.0.0.1:*";
  assert.ok(policy.includes(trackers));
  assert.doesNotMatch(policy.replace(trackers, "").replaceAll("'wasm-unsafe-eval'", ""), /unsafe-|\*|https?:/);

  // An own page that logs nothing else, because these violations are reported as errors.
  const context = await page.context().browser().newContext();
  t.after(() => context.close());
  const attacked = await context.newPage();
  await attacked.goto(site.url);
  await started(attacked);
  const ran = await attacked.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    const other = document.createElement("div");
    other.setAttribute("style", "width: 17px");
    document.body.append(other);
    return { script: window.injected === true, style: other.style.width === "17px" };
  });
  assert.deepEqual(ran, { script: false, style: false });
});

test("fetches each file once", async (t) => {
  const site = await openFor(t);
  // Without the service worker, which asks again for what it keeps.
  const page = await site.newPhone(t, { serviceWorkers: "block" });
  const asked = [];
  page.on("response", (response) => {
    // Pictures that are drawn after the page has loaded ask whether their file is still the same: that fetches nothing.
    if (response.status() !== 304) asked.push(response.url().slice(site.url.length));
  });
  await page.goto(site.url);
  await started(page);
  await page.waitForLoadState("networkidle");
  assert.deepEqual(asked.toSorted(), [...new Set(asked)].toSorted());
  assert.ok(asked.some((name) => name.endsWith(".wasm")), asked.join(" "));
});

test("works under any path, and there without a network", async (t) => {
  const site = await openFor(t, { base: "/some/path/" });
  const page = await site.newPhone(t);
  await page.goto(site.url);
  await started(page);
  await kept(page);
  await site.goOffline();
  for (const address of [site.url, `${site.url}index.html`, `${site.url}?from=home#/rules`]) {
    await page.goto("about:blank");
    await page.goto(address);
    await started(page);
  }
  const files = JSON.parse(readFileSync(join(dist, "sw.js"), "utf8").match(/const FILES = (.*);/)[1]);
  const missing = await page.evaluate(async (files) => {
    const answers = await Promise.all(files.map((name) => fetch(name).then((r) => r.ok, () => false)));
    return files.filter((_, i) => !answers[i]);
  }, files);
  assert.deepEqual(missing, []);
});

test("tells of a new version and loads it when asked to", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "standoff-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(dist, folder, { recursive: true });
  const site = await openFor(t, { folder });
  const page = await site.newPhone(t);
  await page.goto(site.url);
  await started(page);
  await kept(page);

  const old = await buildOf(page);
  const release = (from, to) => {
    for (const name of ["index.html", "sw.js"]) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
    }
  };
  const caches = () => page.evaluate(() => caches.keys());
  const look = () => page.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => r.update()));

  // Asked: the page is told, nothing changes until it agrees.
  release(old, "second");
  await page.evaluate(() => addEventListener("standoff-update", () => (window.told = true)));
  await look();
  await page.waitForFunction(() => window.told && document.documentElement.dataset.update === "ready");
  assert.equal(await buildOf(page), old);
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new CustomEvent("standoff-update-now")));
  await loaded;
  await started(page);
  assert.equal(await buildOf(page), "second");
  assert.deepEqual(await caches(), ["standoff / second"]);

  // Not asked: a page that is loaded again comes new from the network, and the worker follows by itself.
  release("second", "third");
  await page.reload();
  await started(page);
  assert.equal(await buildOf(page), "third");
  await page.waitForFunction(() => caches.keys().then((names) => names.join() === "standoff / third"));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.update), undefined);
});
