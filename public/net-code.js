// What two devices must know of each other to connect, as a code short enough for a link or a QR code.
//
// A session description is mostly the same words every time. A code holds the rest, and the other side writes the words
// anew: a byte of version and kind, the number of the invitation, the fingerprint, the names for ICE, the candidates,
// a checksum; all as base64url.
const VERSION = 1;
const KINDS = ["offer", "answer"];
const TYPES = ["host", "srflx", "relay"];
const PREFERENCE = { host: 126, srflx: 100, relay: 2 };
// A telephone has few addresses, a computer with virtual networks may have many.
const MOST = { host: 8, srflx: 2, relay: 2 };
const MOST_CANDIDATES = 12;
const MOST_LETTERS = 1500;

const V4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const MDNS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/i;
const ICE = /^[A-Za-z0-9+/]+$/;

export const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
export const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
const unhex = (text) => text.match(/../g).map((pair) => parseInt(pair, 16));

// In an IPv6 address `::` stands for as many zeros as are missing.
function v6(text) {
  const halves = text.split("::");
  const words = halves.map((half) => (half ? half.split(":") : []));
  const missing = 8 - words.flat().length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  const all = halves.length === 2 ? [...words[0], ...Array(missing).fill("0"), ...words[1]] : words[0];
  if (!all.every((word) => /^[0-9a-f]{1,4}$/i.test(word))) return null;
  return unhex(all.map((word) => word.padStart(4, "0")).join(""));
}

// Families: an IPv4 address, an IPv6 address, or the name behind which a browser hides the address of the device.
const FAMILIES = [
  {
    size: 4,
    read: (text) => {
      const bytes = text.split(".").map(Number);
      return V4.test(text) && bytes.every((byte) => byte < 256) && bytes;
    },
    write: (bytes) => bytes.join("."),
  },
  { size: 16, read: (text) => text.includes(":") && v6(text), write: (bytes) => hex(bytes).join("").match(/..../g).join(":") },
  {
    size: 16,
    read: (text) => MDNS.test(text) && unhex(text.slice(0, -6).replaceAll("-", "")),
    write: (bytes) => `${hex(bytes).join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`,
  },
];

// Browsers do not listen for TCP, so that candidates of UDP are all there is to tell.
function candidates(sdp) {
  const found = new Map();
  for (const [, protocol, address, port, type] of sdp.matchAll(/^a=candidate:\S+ 1 (\S+) \d+ (\S+) (\d+) typ (\S+)/gm)) {
    const kind = TYPES.indexOf(type);
    const family = FAMILIES.findIndex(({ read }) => read(address));
    if (protocol.toLowerCase() !== "udp" || kind < 0 || family < 0 || !(port > 0 && port < 65536)) continue;
    found.set(`${address} ${port} ${type}`, { type, bytes: [kind * 4 + family, ...FAMILIES[family].read(address), port >> 8, port & 255] });
  }
  return TYPES.flatMap((type) => [...found.values()].filter((one) => one.type === type).slice(0, MOST[type]));
}

// FNV-1a: one changed byte never goes unnoticed.
function checksum(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
}

const encode = (bytes) => toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** The code of a session description; nothing if it lacks something. `number` is four bytes. */
export function pack(kind, number, sdp) {
  const value = (name) => sdp.match(new RegExp(`^a=${name}:(\\S+)`, "m"))?.[1] ?? "";
  const print = sdp.match(/^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\s*$/im)?.[1];
  const [ufrag, pwd] = [value("ice-ufrag"), value("ice-pwd")];
  const found = candidates(sdp);
  if (!print || !found.length || !ICE.test(ufrag + pwd) || ufrag.length < 4 || pwd.length < 22 || ufrag.length + pwd.length > 255) return null;
  const names = (ufrag + pwd).padEnd(Math.ceil((ufrag.length + pwd.length) / 4) * 4, "A");
  const bytes = [
    VERSION * 16 + KINDS.indexOf(kind),
    ...number,
    ...unhex(print.replaceAll(":", "")),
    ufrag.length,
    pwd.length,
    ...fromBase64(names),
    found.length,
    ...found.flatMap((candidate) => candidate.bytes),
  ];
  return encode([...bytes, ...checksum(bytes)]);
}

/** What a code says: { kind, number, sdp }, or nothing if it is not one of ours. */
export function unpack(text) {
  try {
    return read(text);
  } catch {
    return null;
  }
}

function read(text) {
  const code = text.replace(/\s/g, "");
  if (code.length > MOST_LETTERS || !/^[\w-]+$/.test(code)) return null;
  const all = fromBase64(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = all.subarray(0, -4);
  if (encode(all) !== code || checksum(bytes).join() !== all.subarray(-4).join()) return null;

  let at = 0;
  const take = (count) => {
    at += count;
    if (at > bytes.length) throw new Error("too short");
    return bytes.subarray(at - count, at);
  };

  const [head] = take(1);
  const kind = KINDS[head & 15];
  const number = [...take(4)];
  const print = hex(take(32)).join(":").toUpperCase();
  const [short, long] = take(2);
  const names = toBase64(take(Math.ceil((short + long) / 4) * 3));
  const [count] = take(1);
  if (head >> 4 !== VERSION || !kind || short < 4 || long < 22 || count < 1 || count > MOST_CANDIDATES) return null;

  const lines = [];
  for (let i = 0; i < count; i += 1) {
    const [what] = take(1);
    const [type, family] = [TYPES[what >> 2], FAMILIES[what & 3]];
    const address = family.write(take(family.size));
    const [high, low] = take(2);
    const priority = PREFERENCE[type] * 2 ** 24 + (65535 - i) * 256 + 255;
    const related = type === "host" ? "" : " raddr 0.0.0.0 rport 9";
    if (!type || high + low === 0) return null;
    lines.push(`a=candidate:${i + 1} 1 udp ${priority} ${address} ${high * 256 + low} typ ${type}${related}`);
  }
  if (at !== bytes.length) return null;

  // Whoever offers begins the handshake: until one answer is taken, others who answered the same offer keep silent.
  const sdp = [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...lines,
    "a=ice-options:trickle",
    `a=ice-ufrag:${names.slice(0, short)}`,
    `a=ice-pwd:${names.slice(short, short + long)}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${kind === "offer" ? "active" : "passive"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
  return { kind, number: number.join(), sdp };
}
