// Types of the page's one global, `window.standoff`: services of the scripts, which Rust (src/ui) calls by name. Then types
// of the worker's globals, of the build's constants, and of a browser interface that TypeScript does not know.

interface StandoffServices {
  /** Resolves after the first paint with the page's own font, or once waiting for it is given up. */
  painted: Promise<unknown>;
  /** Shows the crash screen. */
  crash(failure: { kind: "broken" | "not-loaded"; message: string; stack?: string }): void;
  /** Copies a report about a failure the page survived. */
  copyReport(message: string, done: (copied: boolean) => void): void;
  files: FileServices;
  /** The language the page opens with: its tag, its texts, and whether it is not the one that was wanted. */
  language: { first: { tag: string; text: string; failed: boolean } };
  /** Missing until `files.net` has loaded it. */
  net?: NetServices;
}

/** Callback that gets a text, or "" and the reason why there is none. */
type TextCallback = (text: string, why: string) => void;

/** Files, links and the share sheet (web/files.js). Reasons: "large", "damaged", "away", or the message of another error. */
interface FileServices {
  /** Compresses a text into a code for a link; the compressed bytes are at most `maxBytes`. */
  pack(text: string, maxBytes: number, done: TextCallback): void;
  /** Gives the text of a code, of at most `maxBytes` bytes. */
  unpack(code: string, maxBytes: number, done: TextCallback): void;
  /** Reads the chosen file of a file input. */
  read(input: HTMLInputElement, maxBytes: number, done: TextCallback): void;
  /** Reads all chosen files of a file input, one after the other. */
  readAll(input: HTMLInputElement, maxBytes: number, done: TextCallback): void;
  /** Fetches the texts of a language. */
  language(tag: string, done: TextCallback): void;
  /** Downloads a text as a JSON file. */
  save(name: string, text: string): void;
  /** Shares a link; the text is "shared" or, if it went to the clipboard, "copied". */
  share(url: string, title: string, done: TextCallback): void;
  /** Loads `standoff.net`. */
  net(done: TextCallback): void;
}

/**
 * Kinds of network events, with the text that goes with each: "open" (our role and the fingerprints of
 * both ends), "text" (a message), "shut" ("left" or
 * "lost"), "quality" (the round trip in milliseconds, "" if unknown), "room" (a RoomState; its line is 0).
 */
type NetEventKind = "open" | "text" | "shut" | "quality" | "room";
type NetListener = (kind: NetEventKind, line: number, text: string) => void;

/** State of the search for a room: "here" once a tracker has answered, "trouble" if none can be reached. */
type RoomState = "searching" | "here" | "trouble";

/** A new line and the code for the other device, or 0, "" and the reason: "failed", "damaged" or "other". */
type NewLine = [line: number, code: string, why: string];

/** Connections to other devices (web/net/index.js). `ice` is a JSON list of ICE servers. */
interface NetServices {
  /** Sets the one listener of all network events. */
  listen(listener: NetListener): void;
  /** Sends a message, of letters that stand for bytes; does nothing if the line is not open. */
  send(line: number, text: string): void;
  /** Closes a line after telling the other device. */
  close(line: number): void;
  /** Opens a line and makes the code that invites another device to it. */
  invite(ice: string, done: (...made: NewLine) => void): void;
  /** Takes in the answer to an invitation; `why` is "", "damaged", "other" or "failed". */
  accept(line: number, code: string, done: (why: string) => void): void;
  /** Opens a line to the device that sent an invitation and makes the code that answers it. */
  answer(code: string, ice: string, done: (...made: NewLine) => void): void;
  /** Enters a room, after leaving any other; `trackers` is a JSON list of WebSocket addresses. */
  room(name: string, asHost: boolean, trackers: string, ice: string): void;
  leaveRoom(): void;
  /** Draws a QR code: an SVG path and its width in modules, or "" and 0. */
  qr(text: string, done: (path: string, size: number) => void): void;
  /** Whether the device has a camera. */
  canScan(done: (can: boolean) => void): void;
  /** Reads a QR code with the camera; `why` is "refused" or "none". */
  scan(video: HTMLVideoElement, done: TextCallback): void;
  stopScan(): void;
}

interface Window {
  standoff: StandoffServices;
  /** Called by the panic hook of the game. */
  reportPanic(message: string): void;
}

interface WindowEventMap {
  /** Sounds to be played: their names, separated by spaces (web/sound.js). */
  "standoff-sound": CustomEvent<string>;
}

interface WorkerGlobalScope {
  /** Set by the game: takes a message or nothing and a time; gives an answer, true while there is more to do, or null. */
  think(message: string | undefined, now: number): string | boolean | null | undefined;
  reportPanic(message: string): void;
}

/** Filled in by the build (.ci/finish.mjs). */
declare const BUILD: string;
declare const FILES: string[];
/** The files of languages by tag; in the service worker just their names. */
declare const LANGUAGES: Record<string, string>;
/** The texts of boot.ftl by language and name. */
declare const BOOT_TEXTS: Record<string, Record<string, string>>;

/** Part of the Barcode Detection API, which not every browser has. */
interface BarcodeDetector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

declare var BarcodeDetector:
  | {
      new (options: { formats: string[] }): BarcodeDetector;
      getSupportedFormats(): Promise<string[]>;
    }
  | undefined;
