// Connections between the devices of players, from browser to browser, as `standoff.net`, which Rust (src/ui) calls by name.
//
// Every result comes later, through a callback, and nothing is thrown; web/globals.d.ts describes every function. Devices find
// each other by codes that people pass on, for which a local network is enough, or by the name of a room, through trackers.
// The scripts for rooms and for QR codes are loaded when they are first used.
import { unpack } from "./code.js";
import { acceptAnswer, closeLine, createAnswer, createLine, createOffer, emit } from "./line.js";
import { leaveLine, lineById, listen, send, setDeadline } from "./line.js";

/** @typedef {import("./line.js").Line} Line */

const CONNECT_MS = 30_000;

/**
 * Creates a line and the code for the other device.
 * @param {import("./line.js").Role} role
 * @param {string} ice
 * @param {(line: Line) => Promise<string>} makeCode
 * @returns {Promise<NewLine>}
 */
async function createLineWithCode(role, ice, makeCode) {
  /** @type {Line | null} */
  let line = null;
  try {
    line = createLine(role, ice);
    const code = await makeCode(line);
    if (!lineById(line.id)) throw new Error("the page was left");
    line.isAnnounced = true;
    return [line.id, code, ""];
  } catch {
    if (line) closeLine(line, "lost");
    return [0, "", "failed"];
  }
}

/** Counts how often a room was entered or left, so that a call that was overtaken by another notices it. */
let roomChanges = 0;
/** Leaves the room we are in. @type {(() => void) | null} */
let exitRoom = null;

function leaveRoom() {
  roomChanges += 1;
  exitRoom?.();
  exitRoom = null;
}

/**
 * Enters a room, after leaving any other.
 * @param {string} name
 * @param {boolean} asHost
 * @param {string} trackers
 * @param {string} ice
 */
async function enterRoom(name, asHost, trackers, ice) {
  leaveRoom();
  const entered = roomChanges;
  const isWanted = () => entered === roomChanges;
  emit("room", 0, "searching");
  try {
    const { enter } = await import("./room.js");
    const exit = await enter(name, asHost, JSON.parse(trackers), ice, isWanted);
    if (isWanted()) exitRoom = exit;
    else exit();
  } catch {
    if (isWanted()) emit("room", 0, "trouble");
  }
}

const loadQr = () => import("./qr.js");

window.standoff.net = {
  listen,
  send,
  close: leaveLine,
  invite: (ice, done) => void createLineWithCode("host", ice, createOffer).then((made) => done(...made)),

  accept: async (id, code, done) => {
    const line = lineById(id);
    const why = line ? await acceptAnswer(line, code) : "failed";
    if (line && !why && !line.isOpen) setDeadline(line, CONNECT_MS);
    queueMicrotask(() => done(why));
  },

  answer: async (code, ice, done) => {
    const offer = unpack(code);
    /** @type {NewLine} */
    const made =
      offer?.kind === "offer"
        ? await createLineWithCode("guest", ice, (line) => createAnswer(line, offer))
        : [0, "", offer ? "other" : "damaged"];
    queueMicrotask(() => done(...made));
  },

  room: (name, asHost, trackers, ice) => void enterRoom(name, asHost, trackers, ice),
  leaveRoom,

  qr: (text, done) => void loadQr().then(({ draw }) => draw(text)).then(([path, size]) => done(path, size), () => done("", 0)),
  canScan: (done) => void loadQr().then(({ hasCamera }) => hasCamera()).then(done, () => done(false)),
  scan: (video, done) => void loadQr().then(({ scan }) => scan(video, done), () => done("", "none")),
  stopScan: () => void loadQr().then(({ stopScan }) => stopScan(), () => {}),
};
