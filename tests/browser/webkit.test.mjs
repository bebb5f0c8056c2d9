// The page in WebKit, the engine of Safari: it starts, takes a real click, plays a game to its end, goes on after a reload.
// Debian's WebKitWebDriver drives its MiniBrowser on a screen that is only in memory (packages webkit2gtk-driver and xvfb).
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "../../.ci/serve.mjs";
import { act, isLit, state } from "./any-browser.mjs";
import { dist } from "./harness.mjs";
import { chance, question } from "./table.mjs";

const LONG = { timeout: 240_000 };
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

// WebDriver does not tell what a page threw: this, the first script of the page, writes it down, over reloads too. Chance is
// the same in every run.
const FIRST = `
  const note = (what) => sessionStorage.setItem("errors", JSON.stringify([...JSON.parse(sessionStorage.getItem("errors") ?? "[]"), String(what)]));
  addEventListener("error", (event) => note(event.message ?? event.target?.src ?? event.target?.href), true);
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note("policy: " + event.violatedDirective + " " + event.blockedURI));
  const log = console.error;
  console.error = (...all) => (note(all.join(" ")), log.apply(console, all));
  let x = 1;
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) >>> 24;
    return bytes;
  };
`;
const ALLOWED = `script-src 'sha256-${createHash("sha256").update(FIRST).digest("base64")}' `;
const rewriteIndex = (html) => html.replace("script-src ", ALLOWED).replace("<script ", `<script>${FIRST}</script>$&`);

const children = [];
let home;
let site;
let driver;

function end() {
  for (const child of children.splice(0)) {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {} // it ended by itself
  }
  if (home) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
process.once("exit", end);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/**
 * Starts a program as the head of a group, so that it can be ended with all that it has started. It ends too if this one is
 * killed; a browser does not outlive its screen.
 */
function start(program, args, options) {
  const child = spawn("setpriv", ["--pdeathsig", "KILL", program, ...args], { detached: true, ...options });
  children.push(child);
  return child;
}

/** Starts a screen in memory and gives its name. */
async function screen() {
  const child = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  let number = "";
  const limit = setTimeout(() => child.stdio[3].destroy(new Error("Xvfb does not start")), 30_000);
  for await (const bytes of child.stdio[3]) {
    number += bytes;
    if (number.endsWith("\n")) break;
  }
  clearTimeout(limit);
  assert.match(number, /^\d+\n$/, "no Xvfb: apt-get install xvfb");
  return `:${number.trim()}`;
}

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

async function command(method, path, body) {
  const request = { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(90_000) };
  const { value } = await (await fetch(driver + path, request)).json();
  if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

before(async () => {
  const folder = process.env.STANDOFF_DIST ?? dist;
  assert.ok(existsSync(join(folder, "index.html")), "no page in dist/: run bash .ci/play --build-only first");
  site = await serve(folder, { compress: false, rewriteIndex });
  home = mkdtempSync(join(tmpdir(), "standoff-webkit-"));
  // People who asked for less motion get none, and it is one thing less to paint here.
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const env = {
    ...process.env,
    DISPLAY: await screen(),
    GDK_BACKEND: "x11",
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
    NO_AT_BRIDGE: "1",
    GIO_USE_VFS: "local",
    GSETTINGS_BACKEND: "memory",
    no_proxy: "localhost,127.0.0.1",
    // Without a graphics card, what is meant for one is computed at about a picture a second on a busy machine, and a
    // screenshot, which waits for the next ones, takes ten seconds.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
  };
  const port = await freePort();
  driver = `http://127.0.0.1:${port}`;
  const child = start(process.env.WEBKIT_DRIVER ?? "WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], { env, stdio: "ignore" });
  for (let tries = 0; ; tries += 1) {
    assert.ok(child.exitCode === null && tries < 300, "no WebKitWebDriver: apt-get install webkit2gtk-driver");
    if (await command("GET", "/status").catch(() => null)) break;
    await sleep(100);
  }
}, LONG);
after(async () => {
  end();
  await site?.close();
});

/** A browser of its own, with an empty profile; the test fails if a page threw an error. */
async function newPage(t) {
  const capabilities = { alwaysMatch: { timeouts: { script: 60_000, pageLoad: 60_000, implicit: 0 } } };
  const { sessionId } = await command("POST", "/session", { capabilities });
  const at = `/session/${sessionId}`;
  const page = {
    evaluate: (does, ...args) => command("POST", `${at}/execute/sync`, { script: `return (${does})(...arguments)`, args }),
    /** Waits by the clock of the page, which runs behind ours if the machine is busy. */
    later: (ms) => command("POST", `${at}/execute/async`, { script: "setTimeout(arguments[1], arguments[0])", args: [ms] }),
    goto: (url) => command("POST", `${at}/url`, { url }),
    reload: () => command("POST", `${at}/refresh`, {}),
    async waitFor(condition, ...args) {
      for (const limit = Date.now() + 60_000; Date.now() < limit; await sleep(20)) {
        const value = await page.evaluate(condition, ...args);
        if (value) return value;
      }
      throw new Error(`in vain: ${condition} ${args}`);
    },
    /** A click with the mouse, in the middle of what the selector finds. */
    async click(selector) {
      const found = await command("POST", `${at}/element`, { using: "css selector", value: selector });
      await command("POST", `${at}/element/${found[ELEMENT]}/click`, {});
    },
  };
  t.after(async () => {
    const errors = await page.evaluate(() => JSON.parse(sessionStorage.getItem("errors") ?? "[]"));
    await command("DELETE", at);
    assert.deepEqual(errors, []);
  });
  return page;
}

async function go(page, hash) {
  await page.goto(`${site.url}#/${hash}`);
  await page.waitFor(() => !document.getElementById("boot"));
}

/**
 * Waits until what was tapped last is done: that is after the next paint or a quarter of a second, by the clock of the page.
 * A click by script leaves no mark that could be waited for.
 */
const settled = (page) => page.later(300);

async function tap(page, selector) {
  await page.waitFor((selector) => document.querySelector(selector) !== null, selector);
  await page.evaluate((selector) => document.querySelector(selector).click(), selector);
}

/** Plays until `condition` holds, given what is to be done now and how often something was done; tells how often. */
async function until(page, condition) {
  const next = chance(5);
  let acted = 0;
  for (const limit = Date.now() + 180_000; Date.now() < limit; ) {
    const now = await state(page);
    if (await condition(now, acted)) return acted;
    if (now === "over") return acted;
    if (now === "act") {
      await act(page, next());
      acted += 1;
    } else await sleep(20);
  }
  const shown = await page.evaluate(() => document.body.innerText.replace(/\s+/g, " ").slice(0, 600));
  assert.fail(`the game does not end after ${acted} actions: ${await state(page)}; ${shown}`);
}

test("it starts in WebKit, fits its window and takes a click of the mouse", LONG, async (t) => {
  const page = await newPage(t);
  await go(page, "");
  const { agent, text, wide, room, still } = await page.evaluate(() => ({
    agent: navigator.userAgent,
    text: document.body.innerText.trim(),
    wide: document.documentElement.scrollWidth,
    room: innerWidth,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
  }));
  assert.match(agent, /AppleWebKit\/(?!.*Chrome)/);
  assert.notEqual(text, "", "the page shows nothing");
  assert.ok(wide <= room, `the page is ${wide - room} pixels too wide`);
  assert.ok(still, "WebKit was not told that less motion is wanted");
  await go(page, "settings");
  const chosen = () => document.querySelector('[data-do="speed"] [data-value="instant"]')?.matches('[aria-checked="true"], [aria-pressed="true"], .is-on');
  assert.equal(await page.evaluate(chosen), false);
  await page.click('[data-do="speed"] [data-value="instant"]');
  await page.waitFor(chosen);
});

test("a game to its end, with a reload in the middle of a decision", LONG, async (t) => {
  const page = await newPage(t);
  await go(page, "settings");
  await tap(page, '[data-do="speed"] [data-value="instant"]');
  // Chance may end a game before there was anything to choose: then another one is dealt.
  do {
    await go(page, "new");
    await tap(page, ".screen__foot .btn--primary");
    await page.waitFor(() => document.querySelector('[data-screen="table"]') !== null);
    await until(page, async (now, acted) => {
      if (now !== "act" || acted < 5) return false;
      await settled(page);
      // Where there is nothing to choose, the page may go on by itself.
      return (await state(page)) === "act" && isLit(page);
    });
  } while ((await state(page)) === "over");
  const before = await question(page);
  assert.ok(before.prompt ?? before.sheet, "nothing is asked");
  await page.reload();
  await page.waitFor(() => document.querySelector('[data-prompt]:not([data-prompt="waiting"]), [data-sheet]') !== null);
  await settled(page);
  assert.deepEqual(await question(page), before);
  assert.ok((await until(page, () => false)) > 0);
  assert.equal(await state(page), "over");
});
