// Hostile hosts and hostile guests in real browsers: each does one thing from a list, and the other side lives, says what is
// wrong, and goes on. Natively the same list, and far more of it, is in src/net/tests/attacks.rs.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, joinByCode, lay, linkOf, person, playTogether, press } from "./friends.mjs";
import { open, started } from "./harness.mjs";

const LONG = { timeout: 300_000 };
let site;
before(async () => {
  site = await open();
});
after(() => site.close());

/** Kinds of messages to a guest, by the number of their first byte. */
const BEGIN = 5;
const TELL = 11;

/** Notes the lines of a page and the last messages it sent, so that it can send others of its own. */
const tapped = () => {
  let net, services;
  window.sent = [];
  const watched = (real) => ({
    ...real,
    send: (line, text) => {
      window.sent.push([line, text]);
      real.send(line, text);
    },
  });
  Object.defineProperty(globalThis, "standoff", {
    configurable: true,
    get: () => services,
    set: (made) => {
      services = Object.defineProperty(made, "net", { get: () => net, set: (real) => (net = watched(real)) });
    },
  });
};

/** A host and a guest in mid-game; the host's page is tapped. */
async function table(t) {
  const host = await person(site, t, "Mallory", { init: tapped });
  const guest = await person(site, t, "Bob", { luck: 3 });
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await joinByCode(host, guest);
  await begin(host, [guest]);
  await playTogether([host, guest], { until: (steps) => steps >= 2 });
  return { host, guest };
}

/** Sends bytes to the guest as the host. */
const say = (host, text) => host.evaluate((text) => standoff.net.send(window.sent.at(-1)[0], text), text);

/** The guest's page is alive, says why it has cut the connection, and is so after a reload too. */
async function isCut(guest, why) {
  await guest.locator("[data-lost]").waitFor();
  await guest.goto(`${site.url}#/friends`);
  await guest.locator(`[data-cut="${why}"]`).waitFor();
  await guest.reload();
  await started(guest);
  await guest.goto(`${site.url}#/settings`);
  await guest.locator('[data-do="name"]').waitFor();
}

test("a host who deals anew in mid-game is left", LONG, async (t) => {
  const { host, guest } = await table(t);
  await say(host, String.fromCharCode(BEGIN) + "x".repeat(32));
  // The host is told why, too.
  await host.locator(".toast", { hasText: "Bob" }).waitFor();
  await isCut(guest, "NewDeal");
});

test("a host who shows an impossible table is left, and the page lives", LONG, async (t) => {
  const { host, guest } = await table(t);
  // The first view of all went as a whole; it ends with the question: somebody far from the table is asked.
  const text = await host.evaluate((kind) => {
    const [, first] = window.sent.find(([, text]) => text.charCodeAt(0) === kind);
    const [, last] = window.sent.findLast(([, text]) => text.charCodeAt(0) === kind);
    const bytes = (text) => Array.from(text, (letter) => letter.charCodeAt(0));
    // kind, deal (varint), at (varint), whole, length (varint), view
    const read = (all, from) => {
      let [value, shift, at] = [0, 0, from];
      for (; ; at += 1, shift += 7) {
        value |= (all[at] & 127) << shift;
        if (all[at] < 128) return [value, at + 1];
      }
    };
    const old = bytes(first);
    const [, afterDeal] = read(old, 1);
    const [, afterAt] = read(old, afterDeal);
    const [length, start] = read(old, afterAt + 1);
    const [at] = read(bytes(last), read(bytes(last), 1)[1]);
    const view = old.slice(start, start + length);
    view[length - 3] = 7;
    const next = at + 1 < 128 ? [at + 1] : [((at + 1) & 127) | 128, (at + 1) >> 7];
    const made = [...old.slice(0, afterDeal), ...next, 1, ...old.slice(afterAt + 1, start), ...view, ...old.slice(start + length)];
    return made.map((byte) => String.fromCharCode(byte)).join("");
  }, TELL);
  await say(host, text);
  await host.locator(".toast", { hasText: "Bob" }).waitFor();
  await isCut(guest, "Unsound");
});

test("a host who talks nonsense is left", LONG, async (t) => {
  const { host, guest } = await table(t);
  await say(host, "nonsense");
  await isCut(guest, "Rubbish");
});

test("a host cannot fill the storage of a guest, nor take the room of his games", LONG, async (t) => {
  const { host, guest } = await table(t);
  const size = () => guest.evaluate(() => Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0));
  const before = await size();
  // Parts of the key, a great many of them, and phrases.
  await host.evaluate(() => {
    const line = window.sent.at(-1)[0];
    for (let n = 0; n < 200; n += 1) standoff.net.send(line, `\u000c${String.fromCharCode(100)}${"n".repeat(100)}\u0001`);
  });
  await guest.waitForTimeout(1000);
  assert.ok((await size()) < before + 50_000, `${before} became ${await size()}`);
});

test("names that hide or turn around are shown as what they are", LONG, async (t) => {
  const host = await person(site, t, "Anna");
  await lay(site, host, ["person", "friend", "friend", "friend"]);
  for (const name of ["\u202eAnna", "An\u200bna", "\u200b\u200d"]) {
    const guest = await person(site, t, name);
    await joinByCode(host, guest);
  }
  const names = await host.locator("[data-place] b").allInnerTexts();
  assert.equal(new Set(names).size, 4, names.join());
  for (const name of names) assert.ok(/^[\p{L}\p{N} ]+$/u.test(name) && name.trim(), JSON.stringify(name));
});

test("somebody who has only the name of a room is told that another answers, if its key is not the one in the link", LONG, async (t) => {
  const host = await person(site, t, "Ann");
  const guest = await person(site, t, "Bob");
  await lay(site, host, ["person", "friend", "marshal", "marshal"]);
  await press(host, "invite");
  // An invitation to the same line, with the mark of another key: as if somebody else had answered for the host.
  const link = (await linkOf(host, "invitation")).replace(/\.([a-z2-9]{16})\./, (_, pin) => `.${[...pin].reverse().join("")}.`);
  await guest.goto(link);
  await press(guest, "join");
  const answer = await linkOf(guest, "answer");
  await host.locator('[data-do="paste"]').fill(answer);
  await press(host, "take-in");
  await guest.locator('[data-cut="Impostor"]').waitFor({ timeout: 60_000 });
  assert.equal(await host.locator('[data-place="1"][data-who="open"]').count(), 1, "and nobody sits there");
});
