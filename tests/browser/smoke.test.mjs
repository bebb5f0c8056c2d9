// The page as a whole: it starts, obeys its own policy, can be installed, lives under any path and without a network.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { dist, kept, open, screenshot, started } from "./harness.mjs";

/** Opens a site that lasts as long as the test. */
async function openFor(t, options) {
  const site = await open(options);
  t.after(() => site.close());
  return site;
}

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
  // Friends find each other through trackers of their choice, and tests through one of their own, which is not in the build.
  const shipped = readFileSync(join(dist, "index.html"), "utf8");
  assert.doesNotMatch(shipped, /ws:\/\/|<script>|<script type="module">|<style/);
  const trackers = "connect-src 'self' wss: ws://127.0.0.1:*";
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
  const files = readdirSync(dist).filter((name) => /\.(js|css|wasm|svg|woff2)$/.test(name) && name !== "sw.js");
  assert.ok(files.length > 8, files.join(" "));
  const missing = await page.evaluate(async (files) => {
    const answers = await Promise.all(files.map((name) => fetch(name).then((r) => r.ok, () => false)));
    return files.filter((_, i) => !answers[i]);
  }, files);
  assert.deepEqual(missing, []);
});

test("every file but the index and the service worker has a hash in its name", () => {
  const plain = readdirSync(dist).filter((name) => !/-([0-9a-f]{8,16}|[0-9A-Z]{8})[._]/.test(name));
  assert.deepEqual(plain.sort(), ["index.html", "sw.js"]);
});

test("can be installed as phones expect it", async (t) => {
  const site = await openFor(t);
  const page = await site.newPhone(t);
  await page.goto(site.url);
  await started(page);
  const client = await page.context().newCDPSession(page);
  const { errors, url } = await client.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(readFileSync(join(dist, url.slice(site.url.length)), "utf8"));
  const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const needed of ["192x192 any", "512x512 any", "512x512 maskable"]) assert.ok(sizes.includes(needed), needed);
  assert.deepEqual(manifest.shortcuts.map((shortcut) => shortcut.url), ["./#/table", "./#/new", "./#/friends"]);
  for (const key of ["id", "lang", "name", "start_url", "display_override", "screenshots"]) assert.ok(manifest[key], key);
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of pictures) {
    assert.ok(existsSync(join(dist, src)), src);
    if (sizes === "any") continue;
    const size = await page.evaluate(async ([src]) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, [src]);
    assert.equal(size, sizes, `${src} (${type})`);
  }
  assert.ok(existsSync(join(dist, await page.locator('link[rel="apple-touch-icon"]').getAttribute("href"))));
  // The shortcuts lead to where they say, with and without a game.
  for (const [hash, screen] of [["new", "new"], ["friends", "friends"], ["table", "start"]]) {
    await page.goto(`${site.url}#/${hash}`);
    await page.locator(`[data-screen="${screen}"]`).waitFor();
  }
});
