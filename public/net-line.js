// Lines to other devices: a line is one connection with one ordered, reliable data channel, known by its number.
//
// A message travels in frames of text, as no browser takes long ones at once. The first letter of a frame says what it
// is: "." ends a message, "+" is followed by more of it, "-" is a farewell.
import { pack, unpack } from "./net-code.js";

const FRAME = 16_000;
const MOST_TEXT = 300_000;
const MOST_BACKLOG = 8_000_000;
const GATHER_MS = 2500;
const AWAY_MS = 8000;
const QUALITY_MS = 4000;
const FAREWELL_MS = 1000;

const lines = new Map();
let last = 0;
let listener = null;

/** Tells the one listener; never from within a call of it. */
export const tell = (kind, line, text) => queueMicrotask(() => listener?.(kind, line, text));

export function listen(on) {
  listener = on;
}

export const lineOf = (id) => lines.get(id);

/** A new line of a "host" or a "guest". It is `known` once somebody was told its number; `onshut` is called at its end. */
export function make(role, ice) {
  const servers = JSON.parse(ice);
  const peer = new RTCPeerConnection({ iceServers: Array.isArray(servers) ? servers : [] });
  const channel = peer.createDataChannel("standoff", { negotiated: true, id: 0 });
  const line = { id: (last += 1), role, peer, channel, text: "", number: null, taken: false, known: false, open: false, onshut: null };
  lines.set(line.id, line);
  channel.onopen = () => {
    line.open = line.known = true;
    clearTimeout(line.timer);
    tell("open", line.id, role);
  };
  channel.onmessage = ({ data }) => receive(line, data);
  channel.onclose = () => shut(line, "lost");
  // Before it is open, people may still be carrying our code to the other side: what has failed by then can recover.
  peer.onconnectionstatechange = () => {
    if (!line.open) return;
    clearTimeout(line.timer);
    if (peer.connectionState === "failed") shut(line, "lost");
    if (peer.connectionState === "disconnected") limit(line, AWAY_MS);
  };
  return line;
}

/** A line that is not open, or not again, after that time is lost. */
export function limit(line, ms) {
  clearTimeout(line.timer);
  line.timer = setTimeout(() => shut(line, "lost"), ms);
}

function receive(line, data) {
  const kind = typeof data === "string" ? data[0] : "";
  if (kind === "-") return shut(line, "left");
  if ((kind !== "." && kind !== "+") || line.text.length + data.length > MOST_TEXT + 1) return shut(line, "lost");
  line.text += data.slice(1);
  if (kind === "+") return;
  tell("text", line.id, line.text);
  line.text = "";
}

export function send(id, text) {
  const line = lines.get(id);
  if (!line?.open) return;
  try {
    for (let at = 0, end; ; at = end) {
      end = Math.min(at + FRAME, text.length);
      // A letter of two halves stays whole.
      if (end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end -= 1;
      line.channel.send((end < text.length ? "+" : ".") + text.slice(at, end));
      if (line.channel.bufferedAmount > MOST_BACKLOG) return shut(line, "lost");
      if (end === text.length) return;
    }
  } catch {
    shut(line, "lost");
  }
}

/** The end of a line, told once. */
export function shut(line, why, stay = 0) {
  if (!lines.delete(line.id)) return;
  const { channel, peer } = line;
  clearTimeout(line.timer);
  channel.onopen = channel.onmessage = channel.onclose = peer.onconnectionstatechange = null;
  if (stay) setTimeout(() => peer.close(), stay);
  else peer.close();
  if (line.known) tell("shut", line.id, why);
  line.onshut?.();
}

/** Ends a line and says so to the other side, for which the connection stays a moment longer. */
export function close(id) {
  const line = lines.get(id);
  if (!line) return;
  if (line.open && line.channel.readyState === "open") line.channel.send("-");
  shut(line, "left", line.open ? FAREWELL_MS : 0);
}

async function gathered(peer) {
  await peer.setLocalDescription();
  await new Promise((resolve) => {
    const look = () => peer.iceGatheringState === "complete" && resolve();
    peer.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHER_MS);
    look();
  });
  return peer.localDescription.sdp;
}

/** The code that offers a line. */
export async function offer(line) {
  const number = crypto.getRandomValues(new Uint8Array(4));
  line.number = number.join();
  return pack("offer", number, await gathered(line.peer)) ?? Promise.reject(new Error("nothing to offer"));
}

/** The code that answers an offer, once unpacked. */
export async function reply(line, { sdp, number }) {
  line.number = number;
  await line.peer.setRemoteDescription({ type: "offer", sdp });
  return pack("answer", number.split(",").map(Number), await gathered(line.peer)) ?? Promise.reject(new Error("nothing to answer"));
}

/** Takes the answer to an offer in; gives "" or why not. */
export async function take(line, code) {
  const said = unpack(code);
  if (!said) return "damaged";
  if (said.kind !== "answer" || said.number !== line.number || line.taken) return "other";
  line.taken = true;
  try {
    await line.peer.setRemoteDescription({ type: "answer", sdp: said.sdp });
    return "";
  } catch {
    line.taken = false;
    return "failed";
  }
}

async function measure(line) {
  const report = [...(await line.peer.getStats()).values()];
  const pair = report.find(({ type, nominated, state }) => type === "candidate-pair" && nominated && state === "succeeded");
  const trip = pair?.currentRoundTripTime;
  if (lines.has(line.id)) tell("quality", line.id, trip === undefined ? "" : String(Math.ceil(trip * 1000)));
}

setInterval(() => {
  for (const line of lines.values()) if (line.open) measure(line).catch(() => {});
}, QUALITY_MS);

// The others need not wait for what will never come again.
addEventListener("pagehide", () => {
  for (const line of [...lines.values()]) shut(line, "lost");
});
