// Packs the session description of a WebRTC connection into a code short enough for a link or a QR code, and back.
//
// Most of a session description is always the same. A code holds only the rest: a byte of version and kind, the number of the
// invitation, the fingerprint, the ICE credentials, the candidates, a checksum; all as base64url. unpack() adds the fixed
// lines again.

/** @typedef {"offer" | "answer"} CodeKind */
/** @typedef {{ kind: CodeKind, number: string, sdp: string }} UnpackedCode The number is its four bytes, joined by commas. */
/** @typedef {"host" | "srflx" | "relay"} CandidateType */

const VERSION = 1;
/** @type {CodeKind[]} */
const KINDS = ["offer", "answer"];
/** @type {CandidateType[]} */
const TYPES = ["host", "srflx", "relay"];
const PREFERENCE = { host: 126, srflx: 100, relay: 2 };
/** Candidates kept of each type: a phone has few addresses, a computer with virtual networks may have many. */
const MAX_OF_TYPE = { host: 8, srflx: 2, relay: 2 };
const MAX_CANDIDATES = 12;
const MAX_LETTERS = 1500;

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const MDNS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/i;
const ICE = /^[A-Za-z0-9+/]+$/;

/** @param {Iterable<number>} bytes */
export const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
/** @param {string} text */
export const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
/** @param {Iterable<number>} bytes */
const toBase64Url = (bytes) => toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {Iterable<number>} bytes */
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
/** @param {string} text */
const fromHex = (text) => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** @param {string} text */
function parseIPv4(text) {
  const bytes = text.split(".").map(Number);
  return IPV4.test(text) && bytes.every((byte) => byte < 256) ? bytes : null;
}

/** @param {string} text */
function parseIPv6(text) {
  if (!text.includes(":")) return null;
  // `::` stands for as many zeros as are missing.
  const halves = text.split("::");
  const words = halves.map((half) => (half ? half.split(":") : []));
  const missing = 8 - words.flat().length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  const all = halves.length === 2 ? [...words[0], ...Array.from({ length: missing }, () => "0"), ...words[1]] : words[0];
  if (!all.every((word) => /^[0-9a-f]{1,4}$/i.test(word))) return null;
  return fromHex(all.map((word) => word.padStart(4, "0")).join(""));
}

/**
 * One kind of address: its length in bytes, and how it is parsed and written.
 * @typedef {object} AddressFamily
 * @property {number} size
 * @property {(text: string) => number[] | null} parse
 * @property {(bytes: Uint8Array) => string} format
 */

/** IPv4, IPv6, and the mDNS name behind which a browser hides the address of the device. @type {AddressFamily[]} */
const FAMILIES = [
  { size: 4, parse: parseIPv4, format: (bytes) => bytes.join(".") },
  { size: 16, parse: parseIPv6, format: (bytes) => toHex(bytes).join("").replace(/.{4}(?=.)/g, "$&:") },
  {
    size: 16,
    parse: (text) => (MDNS.test(text) ? fromHex(text.slice(0, -6).replaceAll("-", "")) : null),
    format: (bytes) => `${toHex(bytes).join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`,
  },
];

/**
 * Parses an address into its bytes and the index of its family.
 * @param {string} text
 */
function parseAddress(text) {
  for (const [family, { parse }] of FAMILIES.entries()) {
    const bytes = parse(text);
    if (bytes) return { family, bytes };
  }
  return null;
}

/**
 * Collects the candidates of a session description as bytes. Browsers do not listen for TCP, so only UDP counts.
 * @param {string} sdp
 */
function packCandidates(sdp) {
  /** @type {Map<string, { type: CandidateType, bytes: number[] }>} */
  const found = new Map();
  for (const [, protocol, host, digits, name] of sdp.matchAll(/^a=candidate:\S+ 1 (\S+) \d+ (\S+) (\d+) typ (\S+)/gm)) {
    const type = TYPES.find((one) => one === name);
    const address = parseAddress(host);
    const port = Number(digits);
    if (protocol.toLowerCase() !== "udp" || !type || !address || !(port > 0 && port < 65536)) continue;
    const head = TYPES.indexOf(type) * 4 + address.family;
    found.set(`${host} ${digits} ${type}`, { type, bytes: [head, ...address.bytes, port >> 8, port & 255] });
  }
  return TYPES.flatMap((type) => [...found.values()].filter((one) => one.type === type).slice(0, MAX_OF_TYPE[type]));
}

/**
 * FNV-1a, which notices every change of a single byte.
 * @param {Iterable<number>} bytes
 */
function checksum(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
}

/**
 * Packs a session description; null if it lacks something.
 * @param {CodeKind} kind
 * @param {Iterable<number>} number the four bytes that an offer and its answer have in common
 * @param {string} sdp
 */
export function pack(kind, number, sdp) {
  /** @param {string} name */
  const value = (name) => sdp.match(new RegExp(`^a=${name}:(\\S+)`, "m"))?.[1] ?? "";
  const fingerprint = sdp.match(/^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\s*$/im)?.[1];
  const [ufrag, pwd] = [value("ice-ufrag"), value("ice-pwd")];
  const length = ufrag.length + pwd.length;
  const candidates = packCandidates(sdp);
  if (!fingerprint || !candidates.length) return null;
  if (!ICE.test(ufrag + pwd) || ufrag.length < 4 || pwd.length < 22 || length > 255) return null;
  // The letters of ICE credentials are those of base64: they are decoded to save a quarter of the space.
  const credentials = (ufrag + pwd).padEnd(Math.ceil(length / 4) * 4, "A");
  const bytes = [
    VERSION * 16 + KINDS.indexOf(kind),
    ...number,
    ...fromHex(fingerprint.replaceAll(":", "")),
    ufrag.length,
    pwd.length,
    ...fromBase64(credentials),
    candidates.length,
    ...candidates.flatMap((candidate) => candidate.bytes),
  ];
  return toBase64Url([...bytes, ...checksum(bytes)]);
}

/**
 * Unpacks a code; null if it is damaged or no code at all.
 * @param {string} text
 */
export function unpack(text) {
  try {
    return parseCode(text);
  } catch {
    return null;
  }
}

/**
 * Parses a code; throws or returns null if it is not one.
 * @param {string} text
 * @returns {UnpackedCode | null}
 */
function parseCode(text) {
  const code = text.replace(/\s/g, "");
  if (code.length > MAX_LETTERS || !/^[\w-]+$/.test(code)) return null;
  const all = fromBase64(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = all.subarray(0, -4);
  if (toBase64Url(all) !== code || checksum(bytes).join() !== all.subarray(-4).join()) return null;

  let at = 0;
  /** @param {number} count */
  const take = (count) => {
    at += count;
    if (at > bytes.length) throw new Error("too short");
    return bytes.subarray(at - count, at);
  };

  const [head] = take(1);
  const kind = KINDS[head & 15];
  const number = [...take(4)].join();
  const fingerprint = toHex(take(32)).join(":").toUpperCase();
  const [ufragLength, pwdLength] = take(2);
  const credentials = toBase64(take(Math.ceil((ufragLength + pwdLength) / 4) * 3));
  const [count] = take(1);
  if (head >> 4 !== VERSION || !kind || ufragLength < 4 || pwdLength < 22 || count < 1 || count > MAX_CANDIDATES) return null;

  const candidates = [];
  for (let i = 0; i < count; i += 1) {
    const [typeAndFamily] = take(1);
    const [type, family] = [TYPES[typeAndFamily >> 2], FAMILIES[typeAndFamily & 3]];
    const address = family.format(take(family.size));
    const [high, low] = take(2);
    const priority = PREFERENCE[type] * 2 ** 24 + (65535 - i) * 256 + 255;
    const related = type === "host" ? "" : " raddr 0.0.0.0 rport 9";
    if (!type || high + low === 0) return null;
    candidates.push(`a=candidate:${i + 1} 1 udp ${priority} ${address} ${high * 256 + low} typ ${type}${related}`);
  }
  if (at !== bytes.length) return null;

  // The offering side starts the DTLS handshake (setup:active): several devices may answer the same offer, and those whose
  // answer was not taken stay silent.
  const sdp = [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    "a=ice-options:trickle",
    `a=ice-ufrag:${credentials.slice(0, ufragLength)}`,
    `a=ice-pwd:${credentials.slice(ufragLength, ufragLength + pwdLength)}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${kind === "offer" ? "active" : "passive"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
  return { kind, number, sdp };
}
