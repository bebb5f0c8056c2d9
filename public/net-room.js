// Rooms: devices that know the name of a room find each other through WebTorrent trackers, which are public and trusted
// with nothing. All a tracker sees is a number made from the name, and offers and answers sealed with a key made from
// it too.
//
// Guests make offers and the host answers them; whatever cannot be unsealed was not meant for us. A guest puts the same
// offer into every slot, as it reaches the host in one of them at most.
import { fromBase64, toBase64, unpack } from "./net-code.js";
import { limit, make, offer, reply, shut, take, tell } from "./net-line.js";

const SALT = "standoff room 1";
const ROUNDS = 200_000;
const SLOTS = 10;
const MOST_MESSAGE = 65_536;
const MOST_SEALED = 4000;
const MOST_TRACKERS = 8;
const MOST_PER_SECOND = 100; // messages of one tracker
const MOST_HALF_OPEN = 16;
const CONNECT_MS = 15_000;
const OFFER_MS = 45_000; // for so long an offer nobody took is made again
const LASTING_MS = 30_000; // whoever cut a shorter connection is asked less and less often
const SILENT_MS = 20_000; // for so long a tracker may owe an answer

const letters = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
const label = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const isLabel = (value) => typeof value === "string" && value.length === 20;

/** Waiting times that double from one second up to `most`, spread so that not everybody comes back at once. */
function patience(most) {
  let next = 1000;
  return {
    next: () => {
      const wait = next * (0.75 + Math.random() / 2);
      next = Math.min(next * 2, most);
      return Math.min(wait, most);
    },
    reset: () => {
      next = 1000;
    },
  };
}

async function secrets(name) {
  const utf8 = (text) => new TextEncoder().encode(text);
  const word = await crypto.subtle.importKey("raw", utf8(name.normalize("NFKC").trim().toLowerCase()), "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: utf8(SALT), iterations: ROUNDS };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, word, 512));
  const key = await crypto.subtle.importKey("raw", bits.slice(20, 52), "AES-GCM", false, ["encrypt", "decrypt"]);
  return {
    hash: letters(bits.slice(0, 20)),
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, utf8(text)));
      return toBase64([...iv, ...sealed]);
    },
    unseal: async (text) => {
      const bytes = fromBase64(text);
      const open = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes.slice(0, 12) }, key, bytes.slice(12));
      return new TextDecoder().decode(open);
    },
  };
}

/** Keeps a socket to a tracker for as long as it is wanted. `hear` gets its messages, `meet` is called when it opens. */
function tracker(url, { hear, meet, change }) {
  const wait = patience(30_000);
  const self = { state: "searching", say, hurry, end };
  let socket = null;
  let timer = null;
  let silence = null;
  let ended = false;
  let second = 0;
  let count = 0;

  const expect = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.close(), SILENT_MS);
  };

  function connect() {
    const since = Date.now();
    let answered = false;
    try {
      socket = new WebSocket(url);
    } catch {
      self.state = "trouble";
      return change();
    }
    expect();
    socket.onopen = () => meet(self);
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string" || data.length > MOST_MESSAGE) return socket.close();
      const now = Math.floor(Date.now() / 1000);
      count = now === second ? count + 1 : 1;
      second = now;
      if (count > MOST_PER_SECOND) return;
      clearTimeout(silence);
      if (!hear(self, data)) return;
      answered = true;
      if (self.state !== "here") {
        self.state = "here";
        change();
      }
    };
    socket.onclose = () => {
      clearTimeout(silence);
      if (ended) return;
      if (Date.now() - since > LASTING_MS) wait.reset();
      if (!answered) {
        self.state = "trouble";
        change();
      }
      timer = setTimeout(connect, wait.next());
    };
  }

  function say(message) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    if (!message.answer) expect();
  }

  function hurry() {
    if (socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    wait.reset();
    connect();
  }

  function end(farewell) {
    say(farewell);
    ended = true;
    clearTimeout(timer);
    clearTimeout(silence);
    socket?.close();
  }

  // After the caller has got it.
  timer = setTimeout(connect);
  return self;
}

/** Enters a room and gives the way out. `wanted` says whether it is wanted still. */
export async function enter(name, asHost, urls, ice, wanted) {
  shut(make("guest", ice), "lost"); // servers that are none are noticed now
  const { hash, seal, unseal } = await secrets(name);
  if (!wanted()) return () => {};
  const me = label();
  const base = { action: "announce", info_hash: hash, peer_id: me };
  const announcement = { ...base, numwant: 0, uploaded: 0, downloaded: 0, left: 1 };
  const side = asHost ? host() : guest();
  const unique = [...new Set(urls)].filter((url) => /^wss?:\/\//.test(url)).slice(0, MOST_TRACKERS);
  let interval = 120_000;
  let state = "searching";

  const change = () => {
    const states = trackers.map((tracker) => tracker.state);
    const now = ["here", "searching"].find((one) => states.includes(one)) ?? "trouble";
    if (now !== state) tell("room", 0, (state = now));
  };
  const meet = (tracker) => tracker.say({ ...announcement, event: "started", ...side.offers() });
  const trackers = unique.map((url) => tracker(url, { hear, meet, change }));
  change();

  // True if this is what a tracker says.
  function hear(tracker, data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return false;
    }
    if (message?.action !== "announce" || message.info_hash !== hash || message["failure reason"]) return false;
    if (message.interval > 0) interval = Math.min(Math.max(message.interval * 1000, 30_000), 300_000);
    const { peer_id: from, offer_id: id } = message;
    const sealed = message[side.takes]?.sdp;
    if (typeof sealed !== "string" || sealed.length > MOST_SEALED || !isLabel(from) || !isLabel(id) || from === me) return true;
    const answer = async (code) => {
      const sdp = await seal(code);
      tracker.say({ ...base, to_peer_id: from, offer_id: id, answer: { type: "answer", sdp } });
    };
    unseal(sealed).then((code) => side.take(code, answer)).catch(() => {});
    return true;
  }

  // Trackers forget whoever is silent.
  let told = Date.now();
  const clock = setInterval(() => {
    if (Date.now() - told < interval) return;
    told = Date.now();
    trackers.forEach((tracker) => tracker.say(announcement));
  }, 1000);

  // Whoever was away a moment ago, or had no network, does not wait any longer.
  const hurry = () => {
    if (document.hidden) return;
    trackers.forEach((tracker) => tracker.hurry());
    trackers.forEach((tracker) => tracker.say(announcement));
    side.hurry();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);

  return () => {
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    clearInterval(clock);
    side.end();
    trackers.forEach((tracker) => tracker.end({ ...announcement, event: "stopped" }));
  };

  function host() {
    // The answer to every offer whose line lives: it may be asked for through several trackers, or again.
    const answers = new Map();
    const halfOpen = new Set();

    async function meet(said) {
      const line = make("host", ice);
      halfOpen.add(line);
      line.channel.addEventListener("open", () => halfOpen.delete(line));
      line.onshut = () => {
        halfOpen.delete(line);
        answers.delete(said.number);
      };
      limit(line, CONNECT_MS);
      return reply(line, said);
    }

    return {
      takes: "offer",
      offers: () => ({}),
      take: async (code, answer) => {
        const said = unpack(code);
        if (said?.kind !== "offer" || !wanted()) return;
        if (!answers.has(said.number)) {
          if (halfOpen.size >= MOST_HALF_OPEN) return;
          answers.set(said.number, meet(said));
        }
        await answer(await answers.get(said.number));
      },
      hurry: () => {},
      end: () => halfOpen.forEach((line) => shut(line, "lost")),
    };
  }

  function guest() {
    const wait = patience(15_000);
    let line = null;
    let sealed = "";
    let timer = null;
    let next = null;

    const later = (what, ms) => {
      next = what;
      timer = setTimeout(what, ms);
    };
    const rest = () => {
      next = null;
      clearTimeout(timer);
    };

    const offers = () => {
      if (!sealed) return {};
      const slots = Array.from({ length: SLOTS }, () => ({ offer_id: label(), offer: { type: "offer", sdp: sealed } }));
      return { numwant: SLOTS, offers: slots };
    };

    async function dial() {
      next = null;
      if (!wanted()) return;
      line = make("guest", ice);
      const mine = line;
      mine.channel.addEventListener("open", () => wait.reset());
      mine.onshut = () => {
        rest();
        // An offer that nobody took was only too old.
        if (wanted()) later(dial, sealed ? 0 : wait.next());
        sealed = "";
      };
      limit(mine, OFFER_MS);
      try {
        const text = await seal(await offer(mine));
        if (line !== mine || !wanted()) return;
        sealed = text;
        call();
      } catch {
        shut(mine, "lost");
      }
    }

    // The host may not be there yet.
    function call() {
      trackers.forEach((tracker) => tracker.say({ ...announcement, ...offers() }));
      later(call, wait.next());
    }

    dial();
    return {
      takes: "answer",
      offers,
      take: async (code) => {
        const mine = line;
        if (await take(mine, code)) return;
        rest();
        sealed = "";
        if (!mine.open) limit(mine, CONNECT_MS);
      },
      hurry: () => {
        if (!next) return;
        clearTimeout(timer);
        wait.reset();
        next();
      },
      end: () => {
        rest();
        if (line && !line.open) shut(line, "lost");
      },
    };
  }
}
