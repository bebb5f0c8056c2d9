// Playing on several devices, from browser to browser: what the game asks of it, as globalThis.standoffNet.
//
// Everything is answered later through callbacks and nothing is thrown. Devices find each other by codes that people
// carry, which needs no network but a common one, or by the name of a room through trackers. Rooms and pictures of
// codes are loaded when they are asked for.
import { unpack } from "./net-code.js";
import { close, lineOf, limit, listen, make, offer, reply, send, shut, take, tell } from "./net-line.js";

const CONNECT_MS = 30_000;

/** A line and the code that `work` makes for it, or why there is none: for `done`. */
async function start(role, ice, work) {
  let line = null;
  try {
    line = make(role, ice);
    const code = await work(line);
    if (!lineOf(line.id)) throw new Error("the page was left");
    line.known = true;
    return [line.id, code, ""];
  } catch {
    if (line) shut(line, "lost");
    return [0, "", "failed"];
  }
}

let entered = 0;
let leave = null;

function leaveRoom() {
  entered += 1;
  leave?.();
  leave = null;
}

async function room(name, asHost, trackers, ice) {
  leaveRoom();
  const visit = entered;
  tell("room", 0, "searching");
  try {
    const { enter } = await import("./net-room.js");
    const out = await enter(name, asHost, JSON.parse(trackers), ice, () => visit === entered);
    if (visit === entered) leave = out;
    else out();
  } catch {
    if (visit === entered) tell("room", 0, "trouble");
  }
}

const pictures = () => import("./net-qr.js");

globalThis.standoffNet = {
  listen,
  send,
  close,
  invite: (ice, done) => void start("host", ice, offer).then((made) => done(...made)),

  accept: async (id, code, done) => {
    const line = lineOf(id);
    const why = line ? await take(line, code) : "failed";
    if (!why && !line.open) limit(line, CONNECT_MS);
    queueMicrotask(() => done(why));
  },

  answer: async (code, ice, done) => {
    const said = unpack(code);
    const made = said?.kind === "offer" ? await start("guest", ice, (line) => reply(line, said)) : [0, "", said ? "other" : "damaged"];
    queueMicrotask(() => done(...made));
  },

  room: (name, asHost, trackers, ice) => void room(name, asHost, trackers, ice),
  leaveRoom,

  qr: (text, done) => void pictures().then(({ draw }) => draw(text)).then(([path, size]) => done(path, size), () => done("", 0)),
  canScan: (done) => void pictures().then(({ camera }) => camera()).then(done, () => done(false)),
  scan: (video, done) => void pictures().then(({ scan }) => scan(video, done), () => done("", "none")),
  stopScan: () => void pictures().then(({ stop }) => stop(), () => {}),
};
