// Rooms: devices that know the name of a room find each other through public WebTorrent trackers, which are not trusted. A
// tracker sees a hash of the name, and offers and answers encrypted with a key made from the name.
//
// Guests make offers and the host answers them; a message that cannot be decrypted was not meant for us. A guest puts the same
// offer into every slot of an announcement, because a tracker passes each slot on to another device: the host gets one at most.
import { createBackoff } from "./backoff.js";
import { fromBase64, toBase64, unpack } from "./code.js";
import { acceptAnswer, closeLine, createAnswer, createLine, createOffer, emit, setDeadline } from "./line.js";
import { createTracker } from "./tracker.js";

/** @typedef {import("./code.js").UnpackedCode} UnpackedCode */
/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./tracker.js").Announcement} Announcement */
/** @typedef {import("./tracker.js").Tracker} Tracker */

const SALT = "standoff room 1";
const KEY_ROUNDS = 200_000;
const SLOTS = 10;
const MAX_SEALED = 4000;
const MAX_TRACKERS = 8;
const MAX_HALF_OPEN = 16;
const MAX_BACKOFF_MS = 15_000;
const CONNECT_MS = 15_000;
/** An offer that is not answered for so long is replaced by a new one. */
const OFFER_MS = 45_000;

/** Makes a random id of the 20 letters that the trackers' protocol demands. */
const randomId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/**
 * @param {unknown} value
 * @returns {value is string}
 */
const isId = (value) => typeof value === "string" && value.length === 20;

/** @typedef {{ sdp?: unknown } | null} UncheckedDescription */
/**
 * A tracker's message before it is checked.
 * @typedef {{
 *   action?: unknown,
 *   info_hash?: unknown,
 *   interval?: unknown,
 *   peer_id?: unknown,
 *   offer_id?: unknown,
 *   offer?: UncheckedDescription,
 *   answer?: UncheckedDescription,
 *   "failure reason"?: unknown,
 * }} UncheckedMessage
 */

/**
 * The room as its host or a guest needs it.
 * @typedef {object} Room
 * @property {string} ice
 * @property {() => boolean} isWanted
 * @property {(code: string) => Promise<string>} seal
 * @property {() => void} announce sends an announcement, with the offers there are, to every tracker
 */

/**
 * The part in the exchange of codes that only a host or only a guest plays.
 * @typedef {object} Side
 * @property {"offer" | "answer"} receives the kind of message that it takes in
 * @property {() => Pick<Announcement, "numwant" | "offers">} offers what an announcement is to contain
 * @property {(code: string, reply: (code: string) => Promise<void>) => Promise<void>} receive
 * @property {() => void} retryNow
 * @property {() => void} end
 */

/**
 * Derives the hash and the encryption of a room from its name.
 * @param {string} name
 */
async function deriveKeys(name) {
  /** @param {string} text */
  const utf8 = (text) => new TextEncoder().encode(text);
  const normalized = utf8(name.normalize("NFKC").trim().toLowerCase());
  const password = await crypto.subtle.importKey("raw", normalized, "PBKDF2", false, ["deriveBits"]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: utf8(SALT), iterations: KEY_ROUNDS };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(algorithm, password, 512));
  const key = await crypto.subtle.importKey("raw", bits.slice(20, 52), "AES-GCM", false, ["encrypt", "decrypt"]);
  return {
    hash: Array.from(bits.slice(0, 20), (byte) => String.fromCharCode(byte)).join(""),
    /** @param {string} text */
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, utf8(text)));
      return toBase64([...iv, ...sealed]);
    },
    /** @param {string} text */
    unseal: async (text) => {
      const bytes = fromBase64(text);
      const open = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes.slice(0, 12) }, key, bytes.slice(12));
      return new TextDecoder().decode(open);
    },
  };
}

/**
 * Enters a room and gives the function that leaves it.
 * @param {string} name
 * @param {boolean} asHost
 * @param {Iterable<string>} urls addresses of trackers; those that are no WebSocket addresses are ignored
 * @param {string} ice a JSON list of ICE servers
 * @param {() => boolean} isWanted whether we still want to be in the room
 */
export async function enter(name, asHost, urls, ice, isWanted) {
  closeLine(createLine("guest", ice), "lost"); // throws if the ICE servers are not valid
  const { hash, seal, unseal } = await deriveKeys(name);
  if (!isWanted()) return () => {};
  const ownId = randomId();
  /** @type {Announcement} */
  const base = { action: "announce", info_hash: hash, peer_id: ownId };
  /** @type {Announcement} */
  const announcement = { ...base, numwant: 0, uploaded: 0, downloaded: 0, left: 1 };
  const announce = () => trackers.forEach((tracker) => tracker.send({ ...announcement, ...side.offers() }));
  const side = (asHost ? createHost : createGuest)({ ice, isWanted, seal, announce });
  const unique = [...new Set(urls)].filter((url) => /^wss?:\/\//.test(url)).slice(0, MAX_TRACKERS);
  let interval = 120_000;
  /** @type {RoomState} */
  let state = "searching";

  const onStateChange = () => {
    const states = trackers.map((tracker) => tracker.state);
    /** @type {RoomState[]} */
    const better = ["here", "searching"];
    const now = better.find((one) => states.includes(one)) ?? "trouble";
    if (now !== state) emit("room", 0, (state = now));
  };
  /** @param {Tracker} tracker */
  const onOpen = (tracker) => tracker.send({ ...announcement, event: "started", ...side.offers() });
  const trackers = unique.map((url) => createTracker(url, { onOpen, onMessage, onStateChange }));
  onStateChange();

  /**
   * Takes in a message; tells whether it is one that a tracker sends.
   * @param {Tracker} tracker
   * @param {string} data
   */
  function onMessage(tracker, data) {
    /** @type {UncheckedMessage | null} */
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return false;
    }
    if (message?.action !== "announce" || message.info_hash !== hash || message["failure reason"]) return false;
    const seconds = Number(message.interval);
    if (seconds > 0) interval = Math.min(Math.max(seconds * 1000, 30_000), 300_000);
    const { peer_id: from, offer_id: id } = message;
    const sealed = message[side.receives]?.sdp;
    if (typeof sealed !== "string" || sealed.length > MAX_SEALED || !isId(from) || !isId(id) || from === ownId) return true;
    /** @param {string} code */
    const reply = async (code) => {
      const sdp = await seal(code);
      tracker.send({ ...base, to_peer_id: from, offer_id: id, answer: { type: "answer", sdp } });
    };
    unseal(sealed).then((code) => side.receive(code, reply)).catch(() => {});
    return true;
  }

  // Trackers forget a device that does not announce itself again.
  let announcedAt = Date.now();
  const clock = setInterval(() => {
    if (Date.now() - announcedAt < interval) return;
    announcedAt = Date.now();
    trackers.forEach((tracker) => tracker.send(announcement));
  }, 1000);

  /** Skips all waiting times after the page was hidden or had no network. */
  const retryNow = () => {
    if (document.hidden) return;
    trackers.forEach((tracker) => tracker.retryNow());
    trackers.forEach((tracker) => tracker.send(announcement));
    side.retryNow();
  };
  addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", retryNow);

  return () => {
    removeEventListener("online", retryNow);
    document.removeEventListener("visibilitychange", retryNow);
    clearInterval(clock);
    side.end();
    trackers.forEach((tracker) => tracker.end({ ...announcement, event: "stopped" }));
  };
}

/**
 * The host's side: answers every offer with a line of its own.
 * @param {Room} room
 * @returns {Side}
 */
function createHost({ ice, isWanted }) {
  /**
   * The answers to offers whose lines live, by number: the same offer may come through several trackers, or again.
   * @type {Map<string, Promise<string>>}
   */
  const answers = new Map();
  /** @type {Set<Line>} */
  const halfOpen = new Set();

  /** @param {UnpackedCode} offer */
  async function answerOffer(offer) {
    const line = createLine("host", ice);
    halfOpen.add(line);
    line.channel.addEventListener("open", () => halfOpen.delete(line));
    line.onClosed = () => {
      halfOpen.delete(line);
      answers.delete(offer.number);
    };
    setDeadline(line, CONNECT_MS);
    return createAnswer(line, offer);
  }

  return {
    receives: "offer",
    offers: () => ({}),
    receive: async (code, reply) => {
      const offer = unpack(code);
      if (offer?.kind !== "offer" || !isWanted()) return;
      let answer = answers.get(offer.number);
      if (!answer) {
        if (halfOpen.size >= MAX_HALF_OPEN) return;
        answer = answerOffer(offer);
        answers.set(offer.number, answer);
      }
      await reply(await answer);
    },
    retryNow: () => {},
    end: () => halfOpen.forEach((line) => closeLine(line, "lost")),
  };
}

/**
 * The guest's side: offers a line until the host answers, and another one when it was lost.
 * @param {Room} room
 * @returns {Side}
 */
function createGuest({ ice, isWanted, seal, announce }) {
  const backoff = createBackoff(MAX_BACKOFF_MS);
  /** @type {Line | null} */
  let line = null;
  /** The offer as it is announced; "" while there is none. */
  let sealed = "";
  /** @type {number | undefined} */
  let timer;
  /** The step that the timer is waiting for. @type {(() => void) | null} */
  let nextStep = null;

  /** @param {() => void} step @param {number} ms */
  const schedule = (step, ms) => {
    nextStep = step;
    timer = setTimeout(step, ms);
  };
  const unschedule = () => {
    nextStep = null;
    clearTimeout(timer);
  };

  async function sendOffer() {
    nextStep = null;
    if (!isWanted()) return;
    const own = createLine("guest", ice);
    line = own;
    own.channel.addEventListener("open", () => backoff.reset());
    own.onClosed = () => {
      unschedule();
      // An offer that is still announced only got too old: the next one need not wait.
      if (isWanted()) schedule(sendOffer, sealed ? 0 : backoff.next());
      sealed = "";
    };
    setDeadline(own, OFFER_MS);
    try {
      const text = await seal(await createOffer(own));
      if (line !== own || !isWanted()) return;
      sealed = text;
      repeatOffer();
    } catch {
      closeLine(own, "lost");
    }
  }

  /** Announces the offer again and again, because the host may come later. */
  function repeatOffer() {
    announce();
    schedule(repeatOffer, backoff.next());
  }

  sendOffer();
  return {
    receives: "answer",
    offers: () => {
      if (!sealed) return {};
      /** @type {import("./tracker.js").Sealed} */
      const offer = { type: "offer", sdp: sealed };
      return { numwant: SLOTS, offers: Array.from({ length: SLOTS }, () => ({ offer_id: randomId(), offer })) };
    },
    receive: async (code) => {
      const own = line;
      if (!own || (await acceptAnswer(own, code))) return;
      unschedule();
      sealed = "";
      if (!own.isOpen) setDeadline(own, CONNECT_MS);
    },
    retryNow: () => {
      if (!nextStep) return;
      clearTimeout(timer);
      backoff.reset();
      nextStep();
    },
    end: () => {
      unschedule();
      if (line && !line.isOpen) closeLine(line, "lost");
    },
  };
}
