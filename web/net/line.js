// Lines to other devices: a line is one WebRTC connection with one ordered, reliable data channel, known by its number.
//
// A message is bytes, which the game has as letters of the same numbers. It is sent in frames, because browsers limit how much
// they take at once. The first byte of a frame is its kind: END ends a message, MORE is followed by more of it, LEFT says that
// the other device has left.
import { pack, unpack } from "./code.js";

const [END, MORE, LEFT] = [0, 1, 2];
const FRAME_LENGTH = 16_000;
const MAX_TEXT = 300_000;
const MAX_BUFFERED = 8_000_000;
const GATHER_MS = 2500;
const DISCONNECTED_MS = 8000;
const QUALITY_MS = 4000;
const FAREWELL_MS = 1000;

/** @typedef {"host" | "guest"} Role */
/** @typedef {"left" | "lost"} CloseReason */

/**
 * @typedef {object} Line
 * @property {number} id
 * @property {RTCPeerConnection} peer
 * @property {RTCDataChannel} channel
 * @property {string} received the beginning of a message whose other frames are to come
 * @property {string} remoteSdp the description of the other end; a connection may open before the browser shows it itself
 * @property {string} invitation the number that an offer and its answer have in common; "" before there is one
 * @property {boolean} isAnswered whether the answer to our offer was taken in
 * @property {boolean} isAnnounced whether the listener or a caller knows the number, so that its end must be reported
 * @property {boolean} isOpen whether the channel was opened
 * @property {number} [deadline] the timer that closes the line
 * @property {() => void} [onClosed] called when the line ends
 */

/** @type {Map<number, Line>} */
const lines = new Map();
let lastId = 0;
/** @type {NetListener | null} */
let listener = null;

/**
 * Reports an event to the listener, never from within a call of it.
 * @param {NetEventKind} kind
 * @param {number} line
 * @param {string} text
 */
export const emit = (kind, line, text) => queueMicrotask(() => listener?.(kind, line, text));

/** @param {NetListener} on */
export function listen(on) {
  listener = on;
}

/** @param {number} id */
export const lineById = (id) => lines.get(id);

/**
 * Creates a line that is not connected yet.
 * @param {Role} role our role, which the listener is told when the line opens
 * @param {string} ice a JSON list of ICE servers
 */
export function createLine(role, ice) {
  const servers = JSON.parse(ice);
  const peer = new RTCPeerConnection({ iceServers: Array.isArray(servers) ? servers : [] });
  const channel = peer.createDataChannel("standoff", { negotiated: true, id: 0 });
  const state = { received: "", remoteSdp: "", invitation: "", isAnswered: false, isAnnounced: false, isOpen: false };
  /** @type {Line} */
  const line = { id: (lastId += 1), peer, channel, ...state };
  lines.set(line.id, line);
  channel.binaryType = "arraybuffer";
  channel.onopen = () => {
    line.isOpen = line.isAnnounced = true;
    clearTimeout(line.deadline);
    emit("open", line.id, [role, ...fingerprints(line)].join(" "));
  };
  channel.onmessage = ({ data }) => receive(line, data);
  channel.onclose = () => closeLine(line, "lost");
  // A failure before the line opened can heal: people may still be carrying our code to the other device.
  peer.onconnectionstatechange = () => {
    if (!line.isOpen) return;
    clearTimeout(line.deadline);
    if (peer.connectionState === "failed") closeLine(line, "lost");
    if (peer.connectionState === "disconnected") setDeadline(line, DISCONNECTED_MS);
  };
  return line;
}

/**
 * Gives the fingerprints of both ends of the encrypted connection, in the same order at both ends: they differ as soon as
 * somebody stands between.
 * @param {Line} line
 */
const fingerprints = ({ peer, remoteSdp }) =>
  [peer.localDescription?.sdp ?? "", remoteSdp].map((sdp) => sdp.match(/^a=fingerprint:(\S+ \S+)/m)?.[1].toLowerCase() ?? "").sort();

/** @param {Uint8Array} bytes */
const toLetters = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/**
 * Closes the line as lost unless it opens, or connects again, within that time.
 * @param {Line} line
 * @param {number} ms
 */
export function setDeadline(line, ms) {
  clearTimeout(line.deadline);
  line.deadline = setTimeout(() => closeLine(line, "lost"), ms);
}

/**
 * Takes in a frame; one that breaks the format ends the line.
 * @param {Line} line
 * @param {unknown} frame
 */
function receive(line, frame) {
  if (!(frame instanceof ArrayBuffer)) return closeLine(line, "lost");
  const [kind] = new Uint8Array(frame, 0, Math.min(frame.byteLength, 1));
  if (kind === LEFT) return closeLine(line, "left");
  if ((kind !== END && kind !== MORE) || line.received.length + frame.byteLength > MAX_TEXT + 1) return closeLine(line, "lost");
  line.received += toLetters(new Uint8Array(frame, 1));
  if (kind === MORE) return;
  emit("text", line.id, line.received);
  line.received = "";
}

/**
 * Sends a message, of letters that stand for bytes; does nothing if the line is not open.
 * @param {number} id
 * @param {string} text
 */
export function send(id, text) {
  const line = lines.get(id);
  if (!line?.isOpen) return;
  try {
    for (let at = 0, end; ; at = end) {
      end = Math.min(at + FRAME_LENGTH, text.length);
      const frame = new Uint8Array(end - at + 1);
      frame[0] = end < text.length ? MORE : END;
      for (let i = at; i < end; i += 1) frame[i - at + 1] = text.charCodeAt(i);
      line.channel.send(frame);
      if (line.channel.bufferedAmount > MAX_BUFFERED) return closeLine(line, "lost");
      if (end === text.length) return;
    }
  } catch {
    closeLine(line, "lost");
  }
}

/**
 * Ends a line and reports it, once.
 * @param {Line} line
 * @param {CloseReason} why
 * @param {number} delay milliseconds for which the connection is kept, for frames that are still to be sent
 */
export function closeLine(line, why, delay = 0) {
  if (!lines.delete(line.id)) return;
  const { channel, peer } = line;
  clearTimeout(line.deadline);
  channel.onopen = channel.onmessage = channel.onclose = peer.onconnectionstatechange = null;
  if (delay) setTimeout(() => peer.close(), delay);
  else peer.close();
  if (line.isAnnounced) emit("shut", line.id, why);
  line.onClosed?.();
}

/**
 * Ends a line after telling the other device.
 * @param {number} id
 */
export function leaveLine(id) {
  const line = lines.get(id);
  if (!line) return;
  if (line.isOpen && line.channel.readyState === "open") line.channel.send(new Uint8Array([LEFT]));
  closeLine(line, "left", line.isOpen ? FAREWELL_MS : 0);
}

/**
 * Makes the local description and waits for its candidates, but not for long.
 * @param {RTCPeerConnection} peer
 */
async function describe(peer) {
  await peer.setLocalDescription();
  /** @type {Promise<void>} */
  const gathered = new Promise((resolve) => {
    const check = () => {
      if (peer.iceGatheringState === "complete") resolve();
    };
    peer.addEventListener("icegatheringstatechange", check);
    setTimeout(resolve, GATHER_MS);
    check();
  });
  await gathered;
  return peer.localDescription?.sdp ?? "";
}

/**
 * Makes the code that offers a line.
 * @param {Line} line
 */
export async function createOffer(line) {
  const number = crypto.getRandomValues(new Uint8Array(4));
  line.invitation = number.join();
  return pack("offer", number, await describe(line.peer)) ?? Promise.reject(new Error("nothing to offer"));
}

/**
 * Makes the code that answers an offer.
 * @param {Line} line
 * @param {import("./code.js").UnpackedCode} offer
 */
export async function createAnswer(line, { sdp, number }) {
  [line.invitation, line.remoteSdp] = [number, sdp];
  await line.peer.setRemoteDescription({ type: "offer", sdp });
  const bytes = number.split(",").map(Number);
  return pack("answer", bytes, await describe(line.peer)) ?? Promise.reject(new Error("nothing to answer"));
}

/**
 * Takes in the answer to our offer; gives "" or the reason why not.
 * @param {Line} line
 * @param {string} code
 * @returns {Promise<"" | "damaged" | "other" | "failed">}
 */
export async function acceptAnswer(line, code) {
  const answer = unpack(code);
  if (!answer) return "damaged";
  if (answer.kind !== "answer" || answer.number !== line.invitation || line.isAnswered) return "other";
  [line.isAnswered, line.remoteSdp] = [true, answer.sdp];
  try {
    await line.peer.setRemoteDescription({ type: "answer", sdp: answer.sdp });
    return "";
  } catch {
    line.isAnswered = false;
    return "failed";
  }
}

/**
 * Reports the round trip time of a line.
 * @param {Line} line
 */
async function measureQuality(line) {
  const report = [...(await line.peer.getStats()).values()];
  /** @type {RTCIceCandidatePairStats | undefined} */
  const pair = report.find(({ type, nominated, state }) => type === "candidate-pair" && nominated && state === "succeeded");
  const seconds = pair?.currentRoundTripTime;
  if (lines.has(line.id)) emit("quality", line.id, seconds === undefined ? "" : String(Math.ceil(seconds * 1000)));
}

setInterval(() => {
  for (const line of lines.values()) if (line.isOpen) measureQuality(line).catch(() => {});
}, QUALITY_MS);

// Other devices notice the end at once instead of after a timeout.
addEventListener("pagehide", () => {
  for (const line of [...lines.values()]) closeLine(line, "lost");
});
