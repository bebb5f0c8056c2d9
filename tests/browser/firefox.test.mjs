// The page in Firefox: it starts, plays a game to its end, goes on after a reload, and sits down with friends in Chromium.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import puppeteer from "puppeteer-core";
import { act, isLit, state } from "./any-browser.mjs";
import { begin, lay, linkOf, person, press } from "./friends.mjs";
import { open } from "./harness.mjs";
import { chance, step } from "./table.mjs";

const PREFERENCES = {
  "ui.prefersReducedMotion": 1,
  // Both browsers are on this machine: its addresses are not hidden behind names that only a network could resolve.
  "media.peerconnection.ice.obfuscate_host_addresses": false,
  "media.peerconnection.ice.loopback": true,
  "network.proxy.type": 0,
};
const LONG = { timeout: 240_000 };

let site;
let firefox;
before(async () => {
  site = await open({ flags: ["--disable-features=WebRtcHideLocalIpsWithMdns", "--allow-loopback-in-peer-connection"] });
  firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: null,
    args: ["--width=390", "--height=844"],
    extraPrefsFirefox: PREFERENCES,
  });
});
after(async () => {
  await firefox?.close();
  await site?.close();
});

/** A page of a profile of its own; the test fails if it threw an error. */
async function newPage(t) {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  t.after(async () => {
    await context.close();
    assert.deepEqual(errors, []);
  });
  return page;
}

async function tap(page, selector) {
  await page.waitForSelector(selector, { timeout: 60_000 });
  await page.evaluate((selector) => document.querySelector(selector).click(), selector);
}

async function go(page, hash) {
  await page.goto(`${site.url}#/${hash}`);
  await page.waitForFunction(() => !document.getElementById("boot"), { timeout: 60_000 });
}

async function quickly(page) {
  await go(page, "settings");
  await tap(page, '[data-do="speed"] [data-value="instant"]');
}

/** Plays until `condition` holds, given what is to be done now and how often something was done; tells how often. */
async function until(page, condition) {
  const next = chance(5);
  let acted = 0;
  for (const limit = Date.now() + 180_000; Date.now() < limit; ) {
    const now = await state(page);
    if (await condition(now, acted)) return acted;
    if (now === "act") {
      await act(page, next());
      acted += 1;
    } else await new Promise((done) => setTimeout(done, 20));
  }
  assert.fail("the game does not end");
}

test("a game to its end, with a reload in the middle of a decision", LONG, async (t) => {
  const page = await newPage(t);
  await quickly(page);
  // Chance may end a game before there was anything to choose: then another one is dealt.
  do {
    await go(page, "new");
    await tap(page, ".screen__foot .btn--primary");
    await page.waitForSelector('[data-screen="table"]');
    await until(page, async (now, acted) => {
      if (now !== "act" || acted < 5) return now === "over";
      // A tap is answered after the next paint; where there is nothing to choose, the page may go on by itself.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      return (await state(page)) === "act" && isLit(page);
    });
  } while ((await state(page)) === "over");
  const seen = () => page.evaluate(() => [document.querySelector(".prompt__text")?.textContent, document.querySelector("[data-me]")?.ariaLabel ?? ""]);
  const before = await seen();
  await page.reload();
  await page.waitForFunction(() => document.querySelector('[data-prompt]:not([data-prompt="waiting"]), [data-sheet]'), { timeout: 60_000 });
  assert.deepEqual(await seen(), before);
  await until(page, (now) => now === "over");
});

test("a dice game with bots alone is watched to its end", LONG, async (t) => {
  const page = await newPage(t);
  await quickly(page);
  await go(page, "new-dice");
  const chairs = await page.$$("[data-chair]");
  for (const chair of chairs) await chair.select("marshal").catch(() => {});
  await tap(page, ".screen__foot .btn--primary");
  await until(page, (now) => now === "over");
});

test("a host in Chromium and a guest in Firefox sit at one table", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await newPage(t);
  await quickly(guest);
  await lay(site, host, ["person", "friend", "drifter", "drifter"]);
  await press(host, "invite");
  await guest.goto(await linkOf(host, "invitation"));
  await tap(guest, '[data-do="join"]');
  await guest.waitForFunction(() => document.querySelector('[data-code="answer"] input')?.value, { timeout: 60_000 });
  const answer = await guest.evaluate(() => document.querySelector('[data-code="answer"] input').value);
  await host.locator('[data-do="paste"]').fill(answer);
  await press(host, "take-in");
  await guest.waitForSelector('[data-part="guest"] [data-place]', { timeout: 60_000 });
  await begin(host, []);
  await guest.waitForSelector('[data-screen="table"]', { timeout: 60_000 });
  const next = chance(3);
  let acted = 0;
  for (let steps = 0; steps < 4000; steps += 1) {
    const [a, b] = [await state(host), await state(guest)];
    if (a === "over" && b === "over") break;
    if (a === "act") await step(host, next()).catch(() => false);
    if (b === "act") {
      await act(guest, next());
      acted += 1;
    }
    if (a !== "act" && b !== "act") await host.waitForTimeout(20);
  }
  assert.deepEqual([await state(host), await state(guest)], ["over", "over"]);
  assert.ok(acted > 2, `the guest acted ${acted} times`);
});
