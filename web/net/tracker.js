// The connection to one WebTorrent tracker, over a WebSocket that is opened again whenever it closes.
import { createBackoff } from "./backoff.js";

const MAX_MESSAGE = 65_536;
const MAX_PER_SECOND = 100;
const MAX_BACKOFF_MS = 30_000;
/** A connection that lasted so long was a good one: the next attempt follows soon. */
const LASTING_MS = 30_000;
/** A tracker that owes an answer for so long is given up. */
const SILENT_MS = 20_000;

/** @typedef {{ type: "offer" | "answer", sdp: string }} Sealed A session description as the protocol has it; ours are encrypted. */

/**
 * A message to a tracker.
 * @typedef {object} Announcement
 * @property {"announce"} action
 * @property {string} info_hash
 * @property {string} peer_id
 * @property {number} [numwant]
 * @property {number} [uploaded]
 * @property {number} [downloaded]
 * @property {number} [left]
 * @property {"started" | "stopped"} [event]
 * @property {{ offer_id: string, offer: Sealed }[]} [offers]
 * @property {string} [to_peer_id]
 * @property {string} [offer_id]
 * @property {Sealed} [answer]
 */

/**
 * @typedef {object} Tracker
 * @property {RoomState} state
 * @property {(message: Announcement) => void} send sends a message; does nothing while the socket is not open
 * @property {() => void} retryNow connects at once if the socket is closed
 * @property {(farewell: Announcement) => void} end closes the socket for good
 */

/**
 * @typedef {object} TrackerHandlers
 * @property {(tracker: Tracker) => void} onOpen called whenever the socket has opened
 * @property {(tracker: Tracker, data: string) => boolean} onMessage tells whether the message is one a tracker sends
 * @property {() => void} onStateChange
 */

/**
 * Connects to a tracker, once the caller has returned, until it is ended.
 * @param {string} url
 * @param {TrackerHandlers} handlers
 * @returns {Tracker}
 */
export function createTracker(url, { onOpen, onMessage, onStateChange }) {
  const backoff = createBackoff(MAX_BACKOFF_MS);
  /** @type {Tracker} */
  const tracker = { state: "searching", send, retryNow, end };
  /** @type {WebSocket | null} */
  let socket = null;
  /** Closes the socket unless an answer comes. @type {number | undefined} */
  let answerTimer;
  let hasEnded = false;
  let second = 0;
  let messagesInSecond = 0;
  let connectTimer = setTimeout(connect);

  function expectAnswer() {
    clearTimeout(answerTimer);
    answerTimer = setTimeout(() => socket?.close(), SILENT_MS);
  }

  function isFlooding() {
    const now = Math.floor(Date.now() / 1000);
    messagesInSecond = now === second ? messagesInSecond + 1 : 1;
    second = now;
    return messagesInSecond > MAX_PER_SECOND;
  }

  function connect() {
    const since = Date.now();
    let hasAnswered = false;
    try {
      socket = new WebSocket(url);
    } catch {
      tracker.state = "trouble";
      onStateChange();
      return;
    }
    expectAnswer();
    socket.onopen = () => onOpen(tracker);
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string" || data.length > MAX_MESSAGE) return socket?.close();
      if (isFlooding()) return;
      clearTimeout(answerTimer);
      if (!onMessage(tracker, data)) return;
      hasAnswered = true;
      if (tracker.state !== "here") {
        tracker.state = "here";
        onStateChange();
      }
    };
    socket.onclose = () => {
      clearTimeout(answerTimer);
      if (hasEnded) return;
      if (Date.now() - since > LASTING_MS) backoff.reset();
      if (!hasAnswered) {
        tracker.state = "trouble";
        onStateChange();
      }
      connectTimer = setTimeout(connect, backoff.next());
    };
  }

  /** @param {Announcement} message */
  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    if (!message.answer) expectAnswer();
  }

  function retryNow() {
    if (socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(connectTimer);
    backoff.reset();
    connect();
  }

  /** @param {Announcement} farewell */
  function end(farewell) {
    send(farewell);
    hasEnded = true;
    clearTimeout(connectTimer);
    clearTimeout(answerTimer);
    socket?.close();
  }

  return tracker;
}
