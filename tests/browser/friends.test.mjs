// Friends on their own devices: invitations by code and by room, whole games of both kinds, coming back, hostile
// guests, dishonest hosts.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, joinByCode, joinRoom, lay, linkOf, openRoom, person, playTogether, press } from "./friends.mjs";
import { kept, open, screenshot, started } from "./harness.mjs";
import { openTracker } from "./wire-site.mjs";

const LONG = { timeout: 600_000 };
let site;
before(async () => {
  site = await open();
});
after(() => site.close());

const verdict = async (page) => {
  await page.locator('[data-action="result"]').click();
  return page.locator("[data-verdict]").getAttribute("data-verdict");
};

/** In front of the lines of a page: what comes can be changed by `window.alter(kind, text)`, and what goes is counted. */
const between = () => {
  let net;
  const ACT = 6; // the seventh kind of message to a host
  window.bytes = { up: 0, down: 0, messages: 0, waits: [] };
  const watched = (real) => ({
    ...real,
    send: (line, text) => {
      window.line = line;
      window.bytes.up += text.length;
      if (text.charCodeAt(0) === ACT) window.acted = performance.now();
      real.send(line, text);
    },
    listen: (on) =>
      real.listen((kind, line, text) => {
        if (kind === "text") {
          window.line = line;
          window.bytes.messages += 1;
          if (window.acted) window.bytes.waits.push(performance.now() - window.acted);
          window.acted = 0;
          window.bytes.down += text.length;
        }
        for (const one of window.alter ? window.alter(kind, text) : [text]) on(kind, line, one);
      }),
  });
  // The page makes `standoff` when it boots, and sets `standoff.net` when it first needs it.
  let services;
  Object.defineProperty(globalThis, "standoff", {
    configurable: true,
    get: () => services,
    set: (made) => {
      services = Object.defineProperty(made, "net", { get: () => net, set: (real) => (net = watched(real)) });
    },
  });
};

/** These come to a room one after the other. */
async function arrive(t, tracker, link, names) {
  const guests = [];
  for (const [at, name] of names.entries()) {
    const guest = await person(site, t, name, { tracker: tracker.url, luck: at + 2 });
    await joinRoom(guest, link);
    guests.push(guest);
  }
  return guests;
}

test("two devices find each other by codes and play a whole game, which is then proven", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob", { luck: 2 });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await screenshot(host, "friends-lobby");
  await press(host, "invite");
  await linkOf(host, "invitation");
  await host.locator('[data-code="invitation"] svg path').waitFor({ state: "attached" });
  await screenshot(host, "friends-invitation");
  await press(host, "put-away");
  await joinByCode(host, guest);
  await host.locator('[data-place="1"][data-who="guest"]').waitFor();
  assert.match(await host.locator('[data-place="1"]').innerText(), /Bob/);
  await host.locator('[data-place="1"] [data-quality]').waitFor({ timeout: 30_000 });
  await screenshot(guest, "friends-guest");
  await begin(host, [guest]);
  assert.equal(await host.locator('[data-action="hint"], [data-action="undo"]').count(), 0);
  await screenshot(guest, "friends-table");
  // Something is said.
  await guest.locator('[data-do="talk"]').click();
  await screenshot(guest, "friends-talk");
  await guest.locator('[data-say="1"]').click();
  await host.locator(".said").waitFor();
  assert.match(await host.locator(".said").innerText(), /Bob/);
  await playTogether([host, guest]);
  assert.equal(await verdict(guest), "fair");
  await screenshot(guest, "friends-verdict");
  // The game is among the finished ones of both, and the table is laid again for the next one.
  for (const page of [host, guest]) await page.goto(`${site.url}#/games`);
  for (const page of [host, guest]) await page.locator(".game").first().waitFor();
});

test("four devices meet in a room, with a real tracker, and play the dice game; then once more", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const host = await person(site, t, "Ann", { tracker: tracker.url });
  await lay(site, host, ["person", "friend", "friend", "friend", "marshal"], "dice");
  const link = await openRoom(host);
  const guests = await arrive(t, tracker, link, ["Bob", "Cleo", "Dan"]);
  await begin(host, guests);
  await playTogether([host, ...guests]);
  for (const guest of guests) assert.equal(await verdict(guest), "fair");
  await host.locator('[data-action="result"]').click();
  await host.locator(".screen__foot .btn--primary").click();
  await host.locator('[data-part="host"]').waitFor();
  await begin(host, guests);
});

test("eight devices: latency and bytes", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const host = await person(site, t, "Ann", { tracker: tracker.url });
  await lay(site, host, ["person", ...Array(6).fill("friend")]);
  const link = await openRoom(host);
  const guests = [];
  for (let at = 0; at < 6; at += 1) {
    const guest = await person(site, t, `Guest ${at}`, { tracker: tracker.url, luck: at + 2, init: between });
    await joinRoom(guest, link);
    guests.push(guest);
  }
  // An eighth one watches.
  const watcher = await person(site, t, "Eve", { tracker: tracker.url, init: between });
  await joinRoom(watcher, link);
  await host.locator("[data-watchers]").waitFor();
  await begin(host, [...guests, watcher]);
  const steps = await playTogether([host, ...guests], { until: (steps) => steps > 60 });
  const seen = await Promise.all([...guests, watcher].map((guest) => guest.evaluate(() => window.bytes)));
  t.diagnostic(`after ${steps} taps, bytes to each: ${seen.map(({ down, messages }) => `${down} in ${messages}`).join(", ")}`);
  const waits = seen.flatMap((one) => one.waits).sort((a, b) => a - b);
  t.diagnostic(`from an action to what came of it: ${waits[waits.length >> 1]?.toFixed(1)} ms in the middle, ${waits.at(-1)?.toFixed(1)} ms at worst of ${waits.length}`);
  for (const { down, messages } of seen) assert.ok(messages > 5 && down / messages < 1500, `${down} in ${messages}`);
});

test("whoever reloads comes back in mid-decision, guest and host", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const host = await person(site, t, "Ann", { tracker: tracker.url });
  await lay(site, host, ["person", "friend", "friend", "marshal"]);
  const link = await openRoom(host);
  const guests = await arrive(t, tracker, link, ["Bob", "Cleo"]);
  // Nobody acts for whoever is away.
  await host.locator('[data-do="absent"] [data-value="wait"]').click();
  await begin(host, guests);
  const all = [host, ...guests];
  await playTogether(all, { until: (steps) => steps >= 8 });
  for (const page of [guests[0], host, guests[1]]) {
    const before = await page.evaluate(() => document.querySelector("[data-me]")?.getAttribute("aria-label").split(",")[0]);
    await page.reload();
    await started(page);
    await page.locator('[data-screen="table"]').waitFor({ timeout: 60_000 });
    const after = await page.evaluate(() => document.querySelector("[data-me]")?.getAttribute("aria-label").split(",")[0]);
    assert.equal(after, before);
    // Everybody is there again.
    for (const other of all) {
      await other.waitForFunction(() => !document.querySelector("[data-away], [data-lost]"), null, { timeout: 60_000 });
    }
    await playTogether(all, { until: (steps) => steps >= 4 });
  }
  await playTogether(all);
  for (const guest of guests) assert.equal(await verdict(guest), "fair");
});

test("another tab of the host leaves the friends alone, until it takes over", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const first = await person(site, t, "Ann", { tracker: tracker.url });
  await lay(site, first, ["person", "friend", "marshal", "marshal"]);
  const [guest] = await arrive(t, tracker, await openRoom(first), ["Bob"]);
  await begin(first, [guest]);
  await playTogether([first, guest], { until: (steps) => steps >= 4 });

  const second = await first.context().newPage();
  second.next = first.next;
  await second.goto(site.url);
  await started(second);
  await second.waitForTimeout(1500); // by then it has given up asking
  assert.equal(await second.locator(".notice").count(), 0);
  assert.equal(await guest.locator("[data-lost]").count(), 0);
  await playTogether([first, guest], { until: (steps) => steps >= 4 });

  await second.goto(`${site.url}#/friends`);
  await second.locator('[data-notice="other-tab"] .btn--primary').click();
  await first.locator('[data-notice="other-tab"]').waitFor();
  await second.locator('[data-part="host"]').waitFor();
  await second.goto(`${site.url}#/table`);
  for (const page of [second, guest])
    await page.waitForFunction(() => document.querySelector(".table") && !document.querySelector("[data-away], [data-lost]"), null, { timeout: 60_000 });
  const before = await first.evaluate(() => document.querySelector(".table").innerText);
  await playTogether([second, guest]);
  assert.equal(await first.evaluate(() => document.querySelector(".table").innerText), before, "the first tab stands still");
  assert.equal(await verdict(guest), "fair");
});

test("whoever takes too long is decided for", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob");
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await host.locator('[data-do="timer"] [data-value="30"]').click();
  await joinByCode(host, guest);
  await begin(host, [guest]);
  await host.locator(".countdown").waitFor();
  await guest.locator(".countdown").waitFor();
  const seen = () => guest.evaluate(() => document.querySelector(".table").innerText);
  // Nobody taps anything, and it goes on all the same.
  const before = await seen();
  for (let tries = 0; (await seen()) === before && tries < 80; tries += 1) await guest.waitForTimeout(1000);
  assert.notEqual(await seen(), before);
});

test("whoever is away has a while to come back before a bot plays, and everybody sees it", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob");
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  assert.equal(await host.locator('[data-do="grace"] [aria-checked="true"], [data-do="grace"] [aria-pressed="true"]').getAttribute("data-value"), "60");
  await host.locator('[data-do="grace"] [data-value="20"]').click();
  await joinByCode(host, guest);
  await begin(host, [guest]);
  // Until it is the guest's turn.
  await playTogether([host, guest], { until: async () => (await guest.locator('.prompt:not(.is-waiting)').count()) > 0 });
  const seen = () => host.evaluate(() => document.querySelector(".log, .table").innerText);
  await guest.goto("about:blank");
  await host.locator("[data-away]").waitFor({ timeout: 60_000 });
  const gone = Date.now();
  assert.match(await host.locator("[data-away]").innerText(), /\d+ s/);
  const before = await host.evaluate(() => document.querySelector("[data-prompt]")?.dataset.prompt);
  await host.waitForTimeout(8000);
  assert.equal(await host.evaluate(() => document.querySelector("[data-prompt]")?.dataset.prompt), before, "nobody plays for him yet");
  await host.waitForFunction(() => !/\d+ s/.test(document.querySelector("[data-away]")?.innerText ?? ""), null, { timeout: 30_000 });
  assert.ok(Date.now() - gone > 15_000);
  assert.ok(await seen());
  await playTogether([host]);
});

test("who came by code comes back without one, if the host has a room: the guest's page and the host's", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const host = await person(site, t, "Ann", { tracker: tracker.url });
  const guest = await person(site, t, "Bob", { tracker: tracker.url, luck: 2 });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  await openRoom(host);
  await begin(host, [guest]);
  await playTogether([host, guest], { until: (steps) => steps >= 3 });
  for (const page of [guest, host]) {
    await page.reload();
    await started(page);
    // Straight to the table, and everybody is there again; no bot has played meanwhile.
    for (const one of [guest, host]) {
      if (one === host && page === host) await one.goto(`${site.url}#/table`);
      await one.locator('[data-screen="table"]').waitFor({ timeout: 60_000 });
      await one.waitForFunction(() => !document.querySelector("[data-away], [data-lost]"), null, { timeout: 60_000 });
    }
    await playTogether([host, guest], { until: (steps) => steps >= 3 });
  }
  await playTogether([host, guest]);
  assert.equal(await verdict(guest), "fair");
});

test("a guest who reloads without a room lands where the seat is kept, and takes it again by a new code", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob", { luck: 2 });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  await begin(host, [guest]);
  await playTogether([host, guest], { until: (steps) => steps >= 2 });
  await guest.goto(site.url);
  await guest.reload();
  await started(guest);
  await guest.locator('[data-screen="friends"][data-part="guest"]').waitFor();
  await host.goto(`${site.url}#/friends`);
  await press(host, "invite");
  await guest.locator('[data-do="paste"]').fill(await linkOf(host, "invitation"));
  await press(guest, "join");
  const answer = await linkOf(guest, "answer");
  await host.locator('[data-do="paste"]').fill(answer);
  await press(host, "take-in");
  await guest.locator('[data-screen="table"]').waitFor({ timeout: 60_000 });
  await host.goto(`${site.url}#/table`);
  await playTogether([host, guest]);
  assert.equal(await verdict(guest), "fair");
});

test("leaving is said in words, and the seat can be kept", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob");
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  await begin(host, [guest]);
  await guest.goto(`${site.url}#/`);
  await guest.locator('[data-screen="start"]').waitFor();
  await guest.goto(`${site.url}#/friends`);
  await press(guest, "leave");
  await guest.locator('[data-notice="leave-friends"] [data-do="keep-seat"]').click();
  await host.locator("[data-away]").waitFor();
  await guest.goto(`${site.url}#/friends`);
  assert.equal(await guest.locator('[data-part="nobody"]').count(), 1);
  assert.match(await guest.locator('[data-part="nobody"]').innerText(), /seat is saved/);
});

test("a game is broken off only if everybody agrees, and is counted", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob", { luck: 4 });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  await begin(host, [guest]);
  await playTogether([host, guest], { until: (steps) => steps >= 2 });
  const ask = async () => {
    await host.goto(`${site.url}#/new`);
    await host.locator('[data-chair="1"]').selectOption("friend");
    await host.locator(".screen__foot .btn--primary").click();
    await guest.locator('[data-notice="break-off"]').waitFor();
  };
  await ask();
  await guest.locator('[data-do="play-on"]').click();
  await host.locator('[data-screen="table"]').waitFor();
  await playTogether([host, guest], { until: (steps) => steps >= 2 });
  await ask();
  await guest.locator('[data-do="agree"]').click();
  await host.locator('[data-part="host"]').waitFor();
  await guest.locator('[data-part="guest"]').waitFor();
  await begin(host, [guest]);
  await playTogether([host, guest]);
  assert.equal(await verdict(guest), "fair");
  assert.match(await guest.locator("[data-unfinished]").innerText(), /One deal/);
});

test("a connection that comes to nothing is seen to, and says what to try", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob");
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  assert.equal(await host.locator("[data-near]").count(), 1, "only in the same network");
  await press(host, "invite");
  await guest.goto(await linkOf(host, "invitation"));
  await press(guest, "join");
  const answer = await linkOf(guest, "answer");
  await guest.locator('[data-stage="connecting"]').waitFor();
  await guest.goto("about:blank");
  await host.locator('[data-do="paste"]').fill(answer);
  await press(host, "take-in");
  await host.locator('[data-stage="connecting"]').waitFor();
  await host.locator('[data-stage="failed"]').waitFor({ timeout: 60_000 });
  assert.equal(await host.locator('[data-code="invitation"]').count(), 0, "the dead invitation is gone");
  for (const way of ["use-helpers", "room-instead"]) assert.equal(await host.locator(`[data-do="${way}"]`).count(), 1);
  await press(host, "use-helpers");
  await linkOf(host, "invitation");
  assert.equal(await host.locator("[data-near]").count(), 0);
});

test("an answer nobody waits for, one's own invitation, and an open chair", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob");
  await lay(site, host, ["person", "friend", "friend", "marshal"]);
  await host.locator('[data-place="1"] [data-do="invite-here"]').click();
  const link = await linkOf(host, "invitation");
  // In another tab of the host's browser.
  const other = await host.context().newPage();
  await other.goto(link);
  await other.locator('[data-part="own-invitation"]').waitFor({ timeout: 60_000 });
  await other.close();
  await guest.goto(link);
  await press(guest, "join");
  const answer = await linkOf(guest, "answer");
  // A third one, to whom the answer was sent by mistake.
  const third = await person(site, t, "Cleo");
  await third.goto(answer);
  await third.locator('[data-part="nobody-waits"]').waitFor();
  // And the right one, in another tab.
  const right = await host.context().newPage();
  await right.goto(answer);
  await right.locator('[data-part="passed-on"]').waitFor({ timeout: 60_000 });
  await host.locator('[data-place="1"][data-who="guest"]').waitFor({ timeout: 60_000 });
});

test("messages that are late, swapped, doubled or missing do no harm", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob", { luck: 5, init: between });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  await begin(host, [guest]);
  await guest.evaluate(() => {
    let [count, late] = [0, []];
    window.alter = (kind, text) => {
      if (kind !== "text") return [text];
      count += 1;
      if (late.length) return [text, ...late.splice(0)]; // swapped
      if (count % 7 === 1) return late.push(text), [];
      if (count % 7 === 3) return []; // lost
      if (count % 7 === 5) return [text, text]; // doubled
      return [text];
    };
  });
  await playTogether([host, guest], { until: (steps) => steps >= 25 });
  await guest.evaluate(() => delete window.alter);
  await playTogether([host, guest]);
});

test("a hostile guest changes nothing", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Mallory", { init: between });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  await begin(host, [guest]);
  const view = () => host.evaluate(() => document.querySelector('[data-screen="table"]').innerText);
  await playTogether([host, guest], { until: async (steps) => steps > 3 && (await host.locator(".prompt:not(.is-waiting)").count()) > 0 });
  const before = await view();
  await guest.evaluate(() => {
    let x = 7;
    const random = (below) => (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) % below;
    const pieces = ["", "\0", "ÿ".repeat(50), "x".repeat(100_000), "\u0006\u0001\u0004pass", "\u0006ÿÿÿÿ\u000f\u0004pass", "ő🤠"];
    for (let n = 0; n < 400; n += 1) {
      const noise = Array.from({ length: random(40) }, () => String.fromCharCode(random(256))).join("");
      globalThis.standoff.net.send(window.line, n % 2 ? noise : pieces[random(pieces.length)]);
    }
  });
  await host.waitForTimeout(1500);
  // The wire may have been cut; the host's own question is the same and can be answered.
  assert.equal(before.split("\n").filter((line) => !/\d+ ms|away/.test(line)).slice(0, 3).join(), (await view()).split("\n").slice(0, 3).join());
  await playTogether([host], { until: (steps) => steps > 10 });
});

test("a record that was tampered with is found out", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob", { luck: 3, init: between });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  // The host's last message names another seed.
  await guest.evaluate(() => {
    window.alter = (kind, text) => [kind === "text" ? text.replace(/("seed":"chacha20:[0-9a-f]+)([0-9a-f])"/, (_, most, last) => `${most}${last === "1" ? 2 : 1}"`) : text];
  });
  await begin(host, [guest]);
  await playTogether([host, guest]);
  await guest.locator('[data-action="result"]').click();
  assert.equal(await guest.locator("[data-verdict]").getAttribute("data-verdict"), "flaw");
});

test("a table moves to a guest when its host is gone for good", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const host = await person(site, t, "Ann", { tracker: tracker.url });
  await lay(site, host, ["person", "friend", "friend", "marshal"]);
  const link = await openRoom(host);
  const guests = await arrive(t, tracker, link, ["Bob", "Cleo"]);
  await begin(host, guests);
  await playTogether([host, ...guests], { until: (steps) => steps >= 6 });
  await host.goto("about:blank");
  const [heir, other] = guests;
  for (const guest of guests) {
    await guest.locator("[data-lost]").waitFor({ timeout: 60_000 });
    await guest.goto(`${site.url}#/friends`);
  }
  await screenshot(heir, "friends-lost");
  await press(heir, "take-over");
  await other.locator('[data-do="give-share"]').waitFor({ timeout: 60_000 });
  await press(other, "give-share");
  for (const guest of guests) await guest.locator('[data-screen="table"]').waitFor({ timeout: 60_000 });
  await playTogether(guests);
  assert.equal(await verdict(other), "fair");
});

test("settings that are reset are reset for friends too", async (t) => {
  const page = await person(site, t, "Ann", { tracker: "wss://tracker.example" });
  const fields = ["name", "trackers", "helpers"].map((name) => page.locator(`[data-do="${name}"]`));
  const values = () => Promise.all(fields.map((field) => field.inputValue()));
  assert.deepEqual(await values(), ["Ann", "wss://tracker.example", ""]);
  await press(page, "reset-settings");
  const fresh = await values();
  assert.equal(fresh[0], "");
  assert.ok(!fresh[1].includes("tracker.example") && fresh[2]);
  await page.goto(`${site.url}#/friends`);
  await page.reload();
  await page.goto(`${site.url}#/settings`);
  assert.deepEqual(await values(), fresh);
});

test("friends can be invited without a network, with what was kept at the first visit", async (t) => {
  const own = await open();
  t.after(() => own.close());
  const page = await own.newPhone(t, { expected: /Failed to load resource|ERR_CONNECTION_REFUSED/ });
  await page.goto(own.url);
  await started(page);
  await kept(page);
  await own.goOffline();
  await page.goto(`${own.url}#/friends`);
  await page.reload();
  await page.locator('[data-screen="friends"]').waitFor({ timeout: 60_000 });
  await page.locator('[data-do="host-card"]').click();
  await page.locator('[data-screen="new"]').waitFor();
  await page.locator(".screen__foot .btn--primary").click();
  await page.locator('[data-part="host"]').waitFor();
  await press(page, "invite");
  await linkOf(page, "invitation");
});

test("a table for friends that is laid from the form leads to the lobby", async (t) => {
  const page = await person(site, t, "Ann");
  await page.goto(`${site.url}#/new`);
  await page.locator('[data-chair="1"]').selectOption("friend");
  await page.locator(".screen__foot .btn--primary").click();
  await page.locator('[data-part="host"]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('[data-who="open"]').count(), 1);
});
