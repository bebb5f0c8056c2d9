// The screen that is shown when the page itself breaks. It depends on nothing but the browser: neither the game nor the
// style sheet needs to have been loaded.
import { text } from "./crash-text.js";

/** @typedef {{ kind: "broken" | "not-loaded", message: string, stack?: string }} Failure */

const GAME = "standoff.game";
const ASIDE = "standoff.aside.";
/** When the page crashed last, in this tab. */
const LAST_CRASH = "standoff.crashed";
/** A page that crashes again so soon after it was loaded will not get past the stored game by loading once more. */
const SOON_MS = 15_000;

/** @param {string} name */
const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

/** Installs the handlers; the first failure is shown. */
export function watchForCrashes() {
  /** The panic whose trap is about to be reported as an error: the panic says more. */
  let panic = "";
  window.reportPanic = (message) => {
    panic = message;
    crash({ kind: "broken", message, stack: new Error().stack });
  };
  addEventListener("error", ({ message, filename, error }) => {
    if (!panic && isOurs(filename)) crash({ kind: "broken", message, stack: error?.stack ?? filename });
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!panic && isOurs(reason?.stack ?? "")) crash({ kind: "broken", message: String(reason), stack: reason.stack });
  });
  // A script of the page that does not arrive is reported to its element alone.
  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLScriptElement) crash({ kind: "not-loaded", message: `${target.src} could not be loaded` });
  }, true);
  window.standoff = /** @type {StandoffServices} */ ({
    crash,
    copyReport: (message, done) =>
      void navigator.clipboard.writeText(report({ kind: "broken", message })).then(() => done(true), () => done(false)),
  });
}

/** Whether an error comes from this page, not from an extension of the browser. @param {string} place */
function isOurs(place) {
  return place.includes(new URL("./", document.baseURI).href);
}

/** @param {Failure} failure */
function crash(failure) {
  const root = document.documentElement;
  // The storage refuses to write from now on (src/storage/local.rs): the last sound save must stay.
  if (root.hasAttribute("data-crashed")) return;
  root.dataset.crashed = failure.kind;
  console.error(failure.message);
  const again = crashedBefore();
  const show = () => document.body.replaceChildren(screen(failure, again));
  if (document.body) show();
  else addEventListener("DOMContentLoaded", show);
}

/** Whether the page had crashed just before it was loaded. */
function crashedBefore() {
  try {
    const last = Number(sessionStorage.getItem(LAST_CRASH));
    sessionStorage.setItem(LAST_CRASH, String(Date.now()));
    return last > 0 && performance.now() < SOON_MS && Date.now() - last < 4 * SOON_MS;
  } catch {
    return false; // storage is blocked
  }
}

/** @param {Failure} failure @param {boolean} again */
function screen(failure, again) {
  const words = text(document.documentElement.lang);
  const steps = savedSteps();
  const main = element("main", "crash");
  main.setAttribute("role", "alert");
  const saved = steps === undefined ? words.noGame : words.saved.replace("{steps}", String(steps));
  const message = element("p", "crash__message", failure.message.slice(0, 400));
  message.lang = "en";
  message.translate = false;
  const status = element("p", "crash__status");
  status.setAttribute("role", "status");
  const actions = element("div", "crash__actions");
  /** @param {string} name @param {string} label @param {() => void} act */
  const add = (name, label, act) => {
    const button = element("button", actions.childElementCount ? "btn" : "btn btn--primary", label);
    button.dataset.do = name;
    button.addEventListener("click", act);
    actions.append(button);
  };
  add("reload", words.reload, () => location.reload());
  if (again && steps !== undefined) add("set-aside", words.setAside, () => setGameAside() && location.reload());
  add("copy-report", words.copy, () => {
    const written = report(failure);
    navigator.clipboard.writeText(written).then(
      () => (status.textContent = words.copied),
      // Without permission to copy, the report can at least be selected.
      () => status.replaceChildren(element("pre", "crash__report", written)),
    );
  });
  add("export", words.exportData, exportData);
  const heading = element("h1", "title", failure.kind === "not-loaded" ? words.notLoaded : words.broken);
  main.append(heading, element("p", "", failure.kind === "not-loaded" ? words.notLoadedWhy : words.brokenWhy), message);
  main.append(element("p", "crash__saved", saved), actions, status);
  return main;
}

/** @param {string} tag @param {string} className @param {string} [content] */
function element(tag, className, content = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = content;
  return made;
}

/** The stored game without its header line; undefined if there is none. */
function savedGame() {
  try {
    const stored = localStorage.getItem(GAME) ?? "";
    return JSON.parse(stored.slice(stored.indexOf("\n") + 1));
  } catch {
    return undefined;
  }
}

/** @returns {number | undefined} */
function savedSteps() {
  return savedGame()?.record?.actions?.length;
}

/** What a developer needs to know; of the game only the record, which holds no names. @param {Failure} failure */
function report(failure) {
  return JSON.stringify({
    standoff: meta("build"),
    kind: failure.kind,
    message: failure.message,
    stack: failure.stack?.split("\n").slice(0, 20),
    // Invitations and shared games in the address are nobody's business.
    address: location.hash.split("/").slice(0, 2).join("/"),
    browser: navigator.userAgent,
    record: savedGame()?.record,
  }, null, 1);
}

/** Moves the stored game out of the way, where the page finds it among the games set aside. */
function setGameAside() {
  try {
    const stored = localStorage.getItem(GAME);
    if (stored === null) return true;
    const numbers = Object.keys(localStorage).filter((key) => key.startsWith(ASIDE)).map((key) => Number(key.slice(ASIDE.length)));
    localStorage.removeItem(GAME);
    localStorage.setItem(`${ASIDE}${Math.max(0, ...numbers) + 1}`, stored);
    return true;
  } catch {
    return false;
  }
}

/** Everything stored, as the file that the settings take back in (src/storage/backup.rs). */
function exportData() {
  const texts = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("standoff.")));
  const link = document.createElement("a");
  link.download = "standoff-backup.json";
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ standoff: 1, texts })], { type: "application/json" }));
  link.click();
}
