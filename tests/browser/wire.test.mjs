// Lines between devices, each a page with a profile of its own in real Chromium: by codes, by rooms through a real
// tracker on this machine, and codes as pictures.
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import decodeQR from "qr/decode.js";
import { WebSocket, WebSocketServer } from "ws";
import { pack, unpack } from "../../web/net/code.js";
import { ask, connect, device, heard, news, openTracker, openWire, say, start } from "./wire-site.mjs";

let site;
before(async () => {
  site = await openWire();
});
after(() => site.close());

const LONG = { timeout: 180_000 };
const NUMBER = [1, 2, 3, 4];
const SDP = [
  "a=ice-ufrag:AbC+",
  "a=ice-pwd:0123456789abcdefghijklmn",
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, i) => (i * 7 + 16).toString(16)).join(":").toUpperCase()}`,
  "a=candidate:1 1 udp 2113937151 6f4e4c5e-26a5-4b4e-9c57-2d2f2f1c6b11.local 54321 typ host generation 0",
  "a=candidate:2 1 udp 2113937150 192.168.1.20 50000 typ host",
  "a=candidate:3 1 udp 2113937149 2001:db8::1:2 50001 typ host",
  "a=candidate:4 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active",
  "a=candidate:5 1 udp 1677729535 203.0.113.9 40000 typ srflx raddr 0.0.0.0 rport 0",
  "",
].join("\r\n");

/** How often something was told to a page. */
const count = async (page, kind, line) => (await heard(page)).filter((one) => one[0] === kind && one[1] === line).length;

test("a code says what a session description says", () => {
  const code = pack("offer", NUMBER, SDP);
  const { kind, number, sdp } = unpack(code);
  assert.deepEqual([kind, number], ["offer", "1,2,3,4"]);
  const lines = sdp.split("\r\n");
  for (const line of SDP.split("\r\n").slice(0, 3)) assert.ok(lines.includes(line), line);
  const found = lines.filter((line) => line.startsWith("a=candidate")).map((line) => line.split(" ").slice(4, 8).join(" "));
  assert.deepEqual(found, [
    "6f4e4c5e-26a5-4b4e-9c57-2d2f2f1c6b11.local 54321 typ host",
    "192.168.1.20 50000 typ host",
    "2001:0db8:0000:0000:0000:0000:0001:0002 50001 typ host",
    "203.0.113.9 40000 typ srflx",
  ]);
  assert.equal(pack("offer", NUMBER, sdp), code, "nothing gets lost on the way");
  assert.ok(unpack(` ${code.slice(0, 40)}\n${code.slice(40)} `), "white space does no harm");
  assert.equal(pack("offer", NUMBER, ""), null);
});

test("a damaged code is refused and nothing is thrown", () => {
  const code = pack("answer", NUMBER, SDP);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (let i = 0; i < code.length; i += 1) {
    assert.equal(unpack(code.slice(0, i)), null, "cut short");
    assert.equal(unpack(code.slice(0, i) + code.slice(i + 1)), null, "a letter is missing");
    for (let bit = 1; bit < 64; bit *= 2) {
      const other = letters[letters.indexOf(code[i]) ^ bit];
      assert.equal(unpack(code.slice(0, i) + other + code.slice(i + 1)), null, `letter ${i}, bit ${bit}`);
    }
  }
  const random = (most) => Math.floor(Math.random() * most);
  for (let i = 0; i < 20_000; i += 1) {
    assert.equal(unpack(Array.from({ length: random(300) }, () => letters[random(64)]).join("")), null);
  }
  for (const other of ["", "!", "A", "💥", "<sdp>", "A".repeat(1501), "A".repeat(1_000_000), null, undefined, 7, {}]) {
    assert.equal(unpack(other), null);
  }
});

/** Bytes with a true checksum get past it, to the checks behind. */
test("a code that was made up is refused as well", () => {
  const bytes = [...Buffer.from(pack("offer", NUMBER, SDP), "base64url")].slice(0, -4);
  const sign = (bytes) => {
    let sum = 0x811c9dc5;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(sum >>> 0);
    return Buffer.concat([Buffer.from(bytes), tail]).toString("base64url");
  };
  assert.ok(unpack(sign(bytes)));
  assert.equal(unpack(sign([...bytes, 0])), null, "something follows");
  assert.equal(unpack(sign([0x20, ...bytes.slice(1)])), null, "another version");
  assert.equal(unpack(sign([0x17, ...bytes.slice(1)])), null, "another kind");
  for (let i = 0; i < 20_000; i += 1) {
    const changed = bytes.map((byte) => (Math.random() < 0.02 ? Math.floor(Math.random() * 256) : byte));
    const said = unpack(sign(changed.slice(0, Math.random() < 0.2 ? Math.floor(Math.random() * bytes.length) : bytes.length)));
    if (said) assert.match(said.sdp, /^v=0\r\n[\x20-\x7e\r\n]*\r\n$/);
  }
});

test("a page that cannot load it says so", LONG, async (t) => {
  const page = await site.newDesktop(t, { expected: /net-\w+\.js/ });
  await page.route("**/net-*.js", (route) => route.abort());
  await page.goto(site.url);
  const got = await page.evaluate(() => new Promise((done) => standoff.files.net((...got) => done([...got, typeof standoff.net]))));
  assert.deepEqual(got, ["", "damaged", "undefined"]);
});

test("two devices connect by codes and talk", LONG, async (t) => {
  const [host, guest] = [await device(site, t), await device(site, t)];
  const [hosts, guests, invitation, answer] = await connect(host, guest);
  t.diagnostic(`an invitation has ${invitation.length} letters, an answer ${answer.length}`);
  assert.ok(invitation.length < 300 && answer.length < 300);
  // Both ends know the connection by the same fingerprints, and no other connection has them.
  const [[, , atHost], [, , atGuest]] = [await news(host, "open", hosts), await news(guest, "open", guests)];
  assert.match(atHost, /^host (sha-256 [0-9a-f:]{95}( |$)){2}/);
  assert.equal(atHost.replace("host", "guest"), atGuest);

  const bytes = String.fromCharCode(...Array(256).keys());
  await say(host, "send", hosts, bytes);
  await news(guest, "text", guests, bytes);
  await say(guest, "send", guests, "");
  await news(host, "text", hosts, "");
  const long = "a\u00ff\0".repeat(99_999);
  await say(guest, "send", guests, long);
  const [, , got] = await news(host, "text", hosts, long);
  assert.equal(got.length, 299_997);

  // In order, whatever the length.
  const send = (page, line) =>
    page.evaluate((line) => {
      for (let i = 0; i < 1000; i += 1) standoff.net.send(line, `${i} ${"x".repeat(i % 50 ? 20 : 40_000)}`);
    }, line);
  await Promise.all([send(host, hosts), send(guest, guests)]);
  for (const [page, line] of [[host, hosts], [guest, guests]]) {
    await page.waitForFunction(() => heard.some(([kind, , text]) => kind === "text" && text.startsWith("999 ")), null, { timeout: 60_000 });
    const order = await page.evaluate(() => heard.map(([, , text]) => text.match(/^(\d+) x/)?.[1]).filter(Boolean));
    assert.deepEqual(order, Array.from({ length: 1000 }, (_, i) => String(i)), `line ${line}`);
  }
  const [, , trip] = await news(host, "quality", hosts);
  assert.match(trip, /^\d*$/);

  await say(guest, "close", guests);
  await news(host, "shut", hosts, "left");
  await news(guest, "shut", guests, "left");
  await say(guest, "send", guests, "too late");
  await say(guest, "close", guests);
  await say(host, "close", hosts);
  assert.deepEqual([await count(host, "shut", hosts), await count(guest, "shut", guests)], [1, 1]);

  // A number is never used again.
  const [again] = await connect(host, guest);
  assert.notEqual(again, hosts);
  assert.notEqual((await news(host, "open", again))[2], atHost);
});

test("an answer fits one invitation, once", LONG, async (t) => {
  const [host, guest] = [await device(site, t), await device(site, t)];
  const [first, invitation] = await ask(host, "invite", "[]");
  const [second, other] = await ask(host, "invite", "[]");
  const [, answer] = await ask(guest, "answer", invitation, "[]");
  const [, late] = await ask(guest, "answer", invitation, "[]");
  assert.deepEqual(await ask(host, "accept", second, answer), ["other"]);
  assert.deepEqual(await ask(host, "accept", first, invitation), ["other"]);
  assert.deepEqual(await ask(host, "accept", first, answer.slice(1)), ["damaged"]);
  assert.deepEqual(await ask(host, "accept", first, ""), ["damaged"]);
  assert.deepEqual(await ask(host, "accept", 99, answer), ["failed"]);
  assert.deepEqual(await ask(guest, "answer", answer, "[]"), [0, "", "other"]);
  assert.deepEqual(await ask(guest, "answer", "howdy", "[]"), [0, "", "damaged"]);
  assert.deepEqual(await ask(guest, "answer", other, "not a list"), [0, "", "failed"]);
  assert.deepEqual(await ask(host, "invite", '[{"urls":"nonsense"}]'), [0, "", "failed"]);
  assert.deepEqual(await ask(host, "accept", first, answer), [""]);
  assert.deepEqual(await ask(host, "accept", first, answer), ["other"]);
  await news(host, "open", first);
  assert.deepEqual(await ask(host, "accept", first, late), ["other"]);
  // The other invitation still stands, and can be taken back.
  await say(host, "close", second);
  await news(host, "shut", second, "left");
});

test("a device that goes away without a word is lost", LONG, async (t) => {
  const host = await device(site, t);
  const [gone, reloaded] = [await device(site, t), await device(site, t)];
  const [one] = await connect(host, gone);
  const [two] = await connect(host, reloaded);
  await gone.context().close();
  await news(host, "shut", one, "lost");
  await start(site, reloaded);
  await news(host, "shut", two, "lost");
  assert.deepEqual([await count(host, "shut", one), await count(host, "shut", two)], [1, 1]);
});

test("a device that falls silent is lost after a while, and not at once", LONG, async (t) => {
  const [host, guest] = [await device(site, t), await device(site, t)];
  const [hosts] = await connect(host, guest);
  const killer = await guest.context().newCDPSession(guest);
  const from = Date.now();
  killer.send("Page.crash").catch(() => {}); // there is nobody left to answer
  await news(host, "shut", hosts, "lost");
  assert.ok(Date.now() - from >= 8000, "a short interruption is forgiven");
  t.diagnostic(`noticed after ${Math.round((Date.now() - from) / 1000)} s`);
});

/** Keeps the data channels of a page, to send what the lines never send. */
const wiretap = (page) =>
  page.evaluate(() => {
    globalThis.channels = [];
    const { createDataChannel } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.createDataChannel = function (...args) {
      const channel = createDataChannel.apply(this, args);
      channels.push(channel);
      return channel;
    };
  });

test("what is no message closes the line", LONG, async (t) => {
  const [host, guest] = [await device(site, t), await device(site, t)];
  await wiretap(guest);
  const bad = {
    text: () => channels.at(-1).send("\0text"),
    empty: () => channels.at(-1).send(new Uint8Array(0)),
    unknown: () => channels.at(-1).send(new Uint8Array([9, 1, 2])),
    endless: () => {
      for (let i = 0; i < 20; i += 1) channels.at(-1).send(new Uint8Array(16_000).fill(1));
    },
    long: () => standoff.net.send(heard.findLast(([kind]) => kind === "open")[1], "x".repeat(300_001)),
  };
  for (const [name, act] of Object.entries(bad)) {
    const [hosts, guests] = await connect(host, guest);
    await guest.evaluate(act);
    await news(host, "shut", hosts, "lost");
    await news(guest, "shut", guests, "lost");
    assert.equal(await count(host, "text", hosts), 0, name);
  }
});

test("a line that takes nothing any more is given up", LONG, async (t) => {
  const [host, guest] = [await device(site, t), await device(site, t)];
  const [hosts] = await connect(host, guest);
  const sent = await host.evaluate((line) => {
    // Nothing leaves while this runs, so that a backlog grows.
    let sent = 0;
    while (sent < 100) {
      standoff.net.send(line, "x".repeat(299_000));
      sent += 1;
    }
    return sent;
  }, hosts);
  assert.equal(sent, 100);
  await news(host, "shut", hosts, "lost");
  await news(guest, "shut", null, "lost");
});

/** Enters a room on trackers. */
const enter = (page, name, asHost, ...trackers) =>
  say(page, "room", name, asHost, JSON.stringify(trackers.map(({ url }) => url)), "[]");

const opened = async (page) => (await heard(page)).filter(([kind]) => kind === "open").length;

/** Waits until a page was told of so many open lines. */
const opens = (page, many) =>
  page.waitForFunction((many) => heard.filter(([kind]) => kind === "open").length >= many, many, { timeout: 90_000 });

/** Says something to the host on the newest line of a guest, and sees it arrive. */
async function talk(host, guest, text) {
  await guest.evaluate((text) => standoff.net.send(heard.findLast(([kind]) => kind === "open")[1], text), text);
  await news(host, "text", null, text);
}

test("a host and three guests meet in a room, and find each other again", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const [host, ...guests] = await Promise.all(Array.from({ length: 4 }, () => device(site, t)));
  await enter(guests[0], "Saloon 1881", false, tracker); // before there is anybody
  await news(guests[0], "room", 0, "searching");
  await news(guests[0], "room", 0, "here");
  await enter(host, "saloon 1881", true, tracker);
  for (const guest of guests.slice(1)) await enter(guest, " saloon 1881 ", false, tracker);
  await opens(host, 3);
  for (const [i, guest] of guests.entries()) {
    await opens(guest, 1);
    assert.match((await news(guest, "open"))[2], /^guest /);
    await talk(host, guest, `guest ${i}`);
  }
  assert.match((await news(host, "open"))[2], /^host /);

  // A guest loads its page again.
  await start(site, guests[0]);
  await enter(guests[0], "saloon 1881", false, tracker);
  await opens(host, 4);
  await opens(guests[0], 1);
  await talk(host, guests[0], "back again");
  await news(host, "shut", null, "lost");

  // The host loads its page again: the guests need not do anything.
  await start(site, host);
  await enter(host, "saloon 1881", true, tracker);
  await opens(host, 3);
  for (const [i, guest] of guests.entries()) {
    await opens(guest, 2);
    await talk(host, guest, `found again by ${i}`);
  }

  // Sent away, a guest comes back on a new line, until it leaves the room.
  const [, line] = await news(host, "open");
  await say(host, "close", line);
  await opens(host, 4);
  for (const guest of guests) await say(guest, "leaveRoom");
  await host.evaluate(() => {
    const gone = new Set(heard.filter(([kind]) => kind === "shut").map(([, line]) => line));
    for (const [kind, line] of heard) if (kind === "open" && !gone.has(line)) standoff.net.close(line);
  });
  await host.waitForFunction(() => heard.filter(([kind]) => kind === "shut").length === 4);
  assert.equal(await opened(host), 4);
  for (const guest of [host, ...guests]) {
    const lines = (await heard(guest)).filter(([kind]) => kind === "shut").map(([, line]) => line);
    assert.equal(new Set(lines).size, lines.length, "the end of a line is told once");
  }
});

test("a tracker learns nothing, and rooms do not mix", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const [host, guest, otherHost, otherGuest] = await Promise.all(Array.from({ length: 4 }, () => device(site, t)));
  for (const page of [host, guest]) {
    await page.evaluate(() => {
      globalThis.described = [];
      for (const name of ["setLocalDescription", "setRemoteDescription"]) {
        const set = RTCPeerConnection.prototype[name];
        RTCPeerConnection.prototype[name] = async function (...args) {
          await set.apply(this, args);
          described.push(this);
        };
      }
    });
  }
  await enter(host, "room one", true, tracker);
  await enter(guest, "room one", false, tracker);
  await enter(otherHost, "room two", true, tracker);
  await enter(otherGuest, "room two", false, tracker);
  for (const page of [host, guest, otherHost, otherGuest]) await opens(page, 1);
  await talk(host, guest, "one");
  await talk(otherHost, otherGuest, "two");
  assert.equal((await heard(host)).some(([, , text]) => text === "two"), false);
  for (const page of [host, guest, otherHost, otherGuest]) assert.equal(await opened(page), 1);

  const secrets = await guest.evaluate(() =>
    described.flatMap(({ localDescription, remoteDescription }) =>
      [localDescription, remoteDescription].flatMap((description) => {
        const sdp = description?.sdp ?? "";
        const all = (pattern) => [...sdp.matchAll(pattern)].map(([, found]) => found);
        return [...all(/^a=ice-ufrag:(\S+)/gm), ...all(/^a=ice-pwd:(\S+)/gm), ...all(/^a=fingerprint:\S+ (\S+)/gm), ...all(/^a=candidate:(?:\S+ ){4}(\S+)/gm)];
      }),
    ),
  );
  assert.ok(secrets.filter((secret) => secret.length > 60).length >= 2, "two fingerprints");
  const seen = tracker.seen.join("\n");
  assert.ok(tracker.seen.some((text) => JSON.parse(text).offer) && tracker.seen.some((text) => JSON.parse(text).answer));
  // A short name may stand in sealed bytes by chance, as a word of its own it may not.
  for (const secret of secrets) assert.equal(seen.includes(secret.length > 8 ? secret : `"${secret}"`), false, secret);
  for (const word of ["room one", "candidate", "fingerprint", "v=0", ".local", "ice-"]) assert.equal(seen.includes(word), false, word);
  for (const text of tracker.seen) {
    const { offers = [], offer, answer } = JSON.parse(text);
    for (const sealed of [...offers.map((one) => one.offer), offer, answer].filter(Boolean)) {
      assert.deepEqual(Object.keys(sealed), ["type", "sdp"]);
      assert.match(sealed.sdp, /^[A-Za-z0-9+/]+=*$/);
      assert.equal(unpack(sealed.sdp.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")), null);
    }
  }
});

/** Somebody who knows the number of the room and nothing else, and speaks to the tracker as everybody may. */
async function stranger(t, tracker, hash) {
  const socket = new WebSocket(tracker.url);
  t.after(() => socket.terminate());
  await once(socket, "open");
  const me = Array.from({ length: 20 }, () => Math.floor(Math.random() * 10)).join("");
  const got = [];
  socket.on("message", (data) => got.push(JSON.parse(data)));
  const passed = async (which) => {
    while (!got.some(which)) await once(socket, "message");
    return got.find(which);
  };
  const announce = (more) => socket.send(JSON.stringify({ action: "announce", info_hash: hash, peer_id: me, numwant: 0, left: 1, ...more }));
  return { passed, announce };
}

test("strangers in a room are ignored", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const [host, guest] = [await device(site, t), await device(site, t)];
  await enter(host, "quiet room", true, tracker);
  await news(host, "room", 0, "here");
  const { info_hash: hash } = JSON.parse(tracker.seen[0]);
  const { passed, announce } = await stranger(t, tracker, hash);
  announce({ event: "started" });
  const nonsense = ["", "v=0\r\n", "A".repeat(200), "A".repeat(60_000), 7, null, {}, ["x"], Buffer.alloc(90, 7).toString("base64"), pack("offer", NUMBER, SDP)];
  for (const sdp of nonsense) {
    announce({ numwant: 10, offers: Array.from({ length: 10 }, (_, i) => ({ offer_id: `offer${i}`.padEnd(20, "."), offer: { type: "offer", sdp } })) });
  }
  announce({ numwant: 3, offers: [{ offer: null, offer_id: null }, { offer: "x", offer_id: 7 }, { offer: { sdp: "x" }, offer_id: {} }] });
  // The guest's offer reaches the stranger too, who answers with nonsense and sends it on as an own one.
  await enter(guest, "quiet room", false, tracker);
  await opens(guest, 1);
  await opens(host, 1);
  const { offer, offer_id: id, peer_id: from } = await passed((message) => message.offer);
  for (const sdp of [...nonsense, offer.sdp]) announce({ to_peer_id: from, offer_id: id, answer: { type: "answer", sdp } });
  announce({ numwant: 10, offers: Array.from({ length: 10 }, (_, i) => ({ offer_id: `again${i}`.padEnd(20, "."), offer })) });
  await talk(host, guest, "undisturbed");
  for (let i = 0; i < 400; i += 1) announce({ numwant: 2, offers: Array(2).fill({ offer_id: "flood".padEnd(20, "."), offer: { type: "offer", sdp: "A".repeat(300) } }) });
  await talk(host, guest, "still undisturbed");
  assert.deepEqual([await opened(host), await opened(guest)], [1, 1]);
});

test("a tracker that misbehaves does no harm, and the first that answers is enough", LONG, async (t) => {
  const bad = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  t.after(() => bad.close());
  t.after(() => bad.clients.forEach((socket) => socket.terminate()));
  const cut = []; // whose socket was closed for what
  const last = [Buffer.from([1, 2, 3]), JSON.stringify({ x: "x".repeat(70_000) })];
  bad.on("connection", (socket) => {
    socket.on("error", () => {});
    socket.once("message", (data) => {
      const { info_hash } = JSON.parse(data);
      const announce = { action: "announce", info_hash };
      for (const text of ["", "{", "null", "7", '"x"', "[]", '{"action":"announce"}', '{"action":"scrape"}']) socket.send(text);
      socket.send(JSON.stringify({ ...announce, interval: -1, peer_id: 3, offer: 4, answer: 5, offer_id: 6 }));
      socket.send(JSON.stringify({ ...announce, interval: 1e-300, "failure reason": "no" }));
      socket.send(JSON.stringify({ ...announce, interval: "soon", peer_id: "x".repeat(20), offer: { sdp: "x" }, answer: { sdp: "x" }, offer_id: "x".repeat(20) }));
      for (let i = 0; i < 500; i += 1) socket.send(JSON.stringify({ ...announce, peer_id: "y".repeat(20), offer: { sdp: "AAAA" }, offer_id: "x".repeat(20) }));
      last.unshift(last.pop());
      const [worst] = last;
      socket.send(worst);
      socket.once("close", () => cut.push(typeof worst));
    });
  });
  const [one, two] = [await openTracker(), await openTracker()];
  t.after(() => one.close());
  t.after(() => two.close());
  const trackers = [{ url: `ws://127.0.0.1:${bad.address().port}` }, one, { url: "http://localhost/" }, { url: 7 }, two, one];
  const [host, guest] = [await device(site, t), await device(site, t)];
  await enter(host, "busy room", true, ...trackers);
  await enter(guest, "busy room", false, ...trackers);
  await opens(host, 1);
  await opens(guest, 1);
  await talk(host, guest, "through the noise");
  await talk(host, guest, "once more");
  assert.deepEqual([await opened(host), await opened(guest)], [1, 1], "one line, whatever the number of trackers");
  for (const worst of ["string", "object"]) while (!cut.includes(worst)) await once(bad, "connection");
});

// A browser logs every socket that finds nobody; no page can prevent that.
const AWAY = { expected: /WebSocket connection to .* failed/ };

test("a tracker goes away and comes back", LONG, async (t) => {
  const first = await openTracker();
  let tracker = first;
  t.after(() => tracker.close());
  const [host, guest] = [await device(site, t, AWAY), await device(site, t, AWAY)];
  await enter(host, "far room", true, tracker);
  await enter(guest, "far room", false, tracker);
  await opens(host, 1);
  await opens(guest, 1);
  await first.close();
  await news(host, "room", 0, "trouble");
  await news(guest, "room", 0, "trouble");
  // The line does not need it.
  await talk(host, guest, "nobody between us");
  await host.evaluate(() => {
    heard.length = 0;
  });
  tracker = await openTracker(first.port);
  for (const page of [host, guest]) await page.evaluate(() => dispatchEvent(new Event("online")));
  await news(host, "room", 0, "here", 90_000);
  await start(site, guest);
  await enter(guest, "far room", false, tracker);
  await opens(guest, 1);
  await talk(host, guest, "and back");
});

test("without a tracker there is trouble, and leaving ends it", LONG, async (t) => {
  const page = await device(site, t, AWAY);
  await say(page, "room", "nowhere", true, "[]", "no servers");
  await news(page, "room", 0, "trouble");
  for (const trackers of ["[]", "nonsense", "{}", '["ws://127.0.0.1:9/"]', '["gopher://x/"]']) {
    await page.evaluate(() => {
      heard.length = 0;
    });
    await say(page, "room", "nowhere", true, trackers, "[]");
    await news(page, "room", 0, "trouble");
    await say(page, "leaveRoom");
  }
  const secure = await page.evaluate(() => {
    heard.length = 0;
    standoff.net.room("x", true, "[]", "[]");
    standoff.net.leaveRoom();
    standoff.net.leaveRoom();
    return isSecureContext;
  });
  assert.equal(secure, true);
});

test("eight guests at one host: how long a message takes", LONG, async (t) => {
  const tracker = await openTracker();
  t.after(() => tracker.close());
  const [host, ...guests] = await Promise.all(Array.from({ length: 9 }, () => device(site, t)));
  await enter(host, "full house", true, tracker);
  await Promise.all(guests.map((guest) => enter(guest, "full house", false, tracker)));
  await opens(host, 8);
  await Promise.all(guests.map((guest) => opens(guest, 1)));
  // The host sends back whatever comes.
  await host.evaluate(() => standoff.net.listen((kind, line, text) => kind === "text" && standoff.net.send(line, text)));
  const times = await Promise.all(
    guests.map((guest) =>
      guest.evaluate(async () => {
        const [, line] = heard.findLast(([kind]) => kind === "open");
        const times = [];
        for (let i = 0; i < 100; i += 1) {
          const sent = performance.now();
          await new Promise((back) => {
            standoff.net.listen((kind) => kind === "text" && back());
            standoff.net.send(line, "x".repeat(500));
          });
          times.push(performance.now() - sent);
        }
        return times;
      }),
    ),
  );
  const all = times.flat().sort((a, b) => a - b);
  const at = (share) => all[Math.floor(all.length * share)].toFixed(1);
  assert.equal(all.length, 800);
  t.diagnostic(`there and back, eight guests at once: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${all.at(-1).toFixed(1)} ms`);
});

/** A QR code in grey, from its path: a byte for each pixel of a picture of that size, the code in its middle. */
function grey(path, size, width, height, scale) {
  const pixels = new Uint8Array(width * height).fill(235);
  const [left, top] = [width, height].map((length) => Math.floor((length - size * scale) / 2));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = (top + y * scale + row) * width + left + x * scale;
      pixels.fill(16, from, from + run * scale);
    }
  }
  return pixels;
}

test("a code is drawn as a QR code that can be read", LONG, async (t) => {
  const page = await device(site, t);
  const [, invitation] = await ask(page, "invite", "[]");
  for (const text of [`https://example.org/standoff/#/join/${invitation}`, "x", "Größe 🌵", "A".repeat(1500)]) {
    const [path, size] = await ask(page, "qr", text);
    assert.match(path, /^(M\d+ \d+h\d+v1H\d+z)+$/);
    const side = size * 4;
    const data = Uint8Array.from(grey(path, size, side, side, 4)).reduce((all, value, i) => all.fill(value, i * 4, i * 4 + 4), new Uint8Array(side * side * 4));
    assert.equal(decodeQR({ width: side, height: side, data }), text);
    if (text.includes("join")) t.diagnostic(`an invitation as a link: ${text.length} letters, ${size} modules with the quiet zone`);
  }
  assert.deepEqual(await ask(page, "qr", "x".repeat(5000)), ["", 0]);
});

/** Scans in the page's own video and gives what was found. */
const scan = (page) => page.evaluate(() => new Promise((done) => standoff.net.scan(document.querySelector("video"), (...got) => done(got))));

test("the camera reads a code", LONG, async (t) => {
  const page = await device(site, t);
  const [, invitation] = await ask(page, "invite", "[]");
  const [path, size] = await ask(page, "qr", invitation);
  const [width, height] = [640, 480];
  const frame = [Buffer.from("FRAME\n"), grey(path, size, width, height, 6), Buffer.alloc((width * height) / 2, 128)];
  const folder = mkdtempSync(join(tmpdir(), "standoff-camera-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const film = join(folder, "film.y4m");
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`), ...frame, ...frame]));

  const camera = await openWire(["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${film}`]);
  t.after(() => camera.close());
  const eye = await device(camera, t);
  assert.deepEqual(await ask(eye, "canScan"), [true]);
  // Stopped at once, it finds nothing and leaves the camera alone.
  await eye.evaluate(() => {
    globalThis.found = [];
    standoff.net.scan(document.querySelector("video"), (...got) => found.push(got));
    standoff.net.stopScan();
  });
  assert.deepEqual(await scan(eye), [invitation, ""]);
  assert.equal(await eye.evaluate(() => document.querySelector("video").srcObject), null, "the camera is off");
  assert.deepEqual(await eye.evaluate(() => found), []);
});

test("without a camera or leave to use it there is nothing to scan with", LONG, async (t) => {
  const page = await device(site, t);
  assert.deepEqual(await ask(page, "canScan"), [false]);
  assert.deepEqual(await scan(page), ["", "none"]);
  const refusing = await openWire(["--use-fake-device-for-media-stream", "--deny-permission-prompts"]);
  t.after(() => refusing.close());
  assert.deepEqual(await scan(await device(refusing, t)), ["", "refused"]);
});
