// Puts the built page on a free port of this machine and opens it in a real Chromium.
//
//   const site = await open();
//   after(() => site.close());
//   test("...", async (t) => {
//     const page = await site.newPhone(t);
//     await page.goto(site.url);
//   });
//
// A page belongs to its test `t`: it has a profile of its own, is closed when the test ends, and the test fails if
// the page logged an error or threw one.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, devices } from "playwright-core";
import { serve } from "../../.ci/serve.mjs";

const here = import.meta.dirname;
export const dist = resolve(here, "../../dist");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent: devices["Pixel 7"].userAgent,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Trackers of tests are on this machine and have no certificate; the policy of the page allows only those that have. */
const allowLoopback = (html) => html.replace("connect-src 'self' wss:", "$& ws://127.0.0.1:*");

/** Serves `folder` under the path `base` and starts the browser. Only who measures the way needs it compressed. */
export async function open({ folder = process.env.STANDOFF_DIST ?? dist, base = "/", compress = false, flags = [] } = {}) {
  assert.ok(existsSync(join(folder, "index.html")), "no page in dist/: run bash .ci/play --build-only first");
  const options = { base, compress, rewriteIndex: compress ? undefined : allowLoopback };
  let server = await serve(folder, options);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...FLAGS, ...flags],
  });

  async function newPage(t, device, { expected, ...options } = {}) {
    const context = await browser.newContext({ ...device, ...options });
    const page = await context.newPage();
    waitForAnswers(page);
    const errors = watch(page);
    t.after(async () => {
      await context.close();
      const unexpected = errors.filter((error) => !expected?.test(error));
      assert.deepEqual(unexpected, [], "the page reported errors");
    });
    return page;
  }

  return {
    url: server.url,
    /** A telephone held upright, with touch. `options` are Playwright's for a context, and which errors are `expected`. */
    newPhone: (t, options) => newPage(t, PHONE, options),
    newDesktop: (t, options) => newPage(t, DESKTOP, options),
    /** The network goes away: nothing answers at `url` any more. */
    goOffline: () => server.close(),
    async goOnline() {
      server = await serve(folder, { ...options, port: server.port });
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Collects what a page logs as an error or throws. */
export function watch(page) {
  const errors = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(`thrown: ${error.stack ?? error}`));
  return errors;
}

/** Waits until what the last tap meant is done: that comes after the paint that shows the tap. */
export async function answered(page) {
  const done = () =>
    new Promise((done) => {
      const look = () => (document.querySelector("[data-felt]") ? setTimeout(look, 5) : done());
      look();
    });
  await page.evaluate(done).catch(() => {}); // it has led away from the page
}

/** From now on whoever taps anything waits for that, as a person does. */
function waitForAnswers(page) {
  const locator = Object.getPrototypeOf(page.locator("html"));
  if (Object.hasOwn(locator, "waits")) return;
  locator.waits = true;
  for (const name of ["tap", "click"]) {
    const act = locator[name];
    locator[name] = async function (...args) {
      await act.apply(this, args);
      await answered(this.page());
    };
  }
}

/** Waits until the game in the page has started. */
export async function started(page) {
  await page.locator("#boot").waitFor({ state: "detached" });
}

/** Waits until the page is kept for offline play. */
export async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Saves a picture as shots/NAME.png. */
export async function screenshot(page, name) {
  mkdirSync(join(here, "shots"), { recursive: true });
  await page.screenshot({ path: join(here, "shots", `${name}.png`) });
}
