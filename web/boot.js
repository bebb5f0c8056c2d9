// Runs before the first paint: watches for crashes and makes the placeholder look like the screen that will replace it.
//
// On <html> it sets data-boot ("table" if a stored game's table is asked for, "start" or "screen"), data-kept if a game is
// stored, data-again if one was ever dealt, data-new for a visitor who is offered the lesson first, and language, theme and
// text size as the settings say. The game reads all of it again from the storage.
import { watchForCrashes } from "./crash.js";

watchForCrashes();

const root = document.documentElement;

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage is blocked
  }
}

const settings = read("standoff.settings");
/** @param {string} name */
const setting = (name) => settings.match(`"${name}":"([\\w-]+)"`)?.[1];

const wanted = setting("language") ?? navigator.language;
const language = [wanted, wanted.slice(0, 2).toLowerCase()].find((tag) => tag in LANGUAGES);
if (language) root.lang = language;
if (language) root.dir = BOOT_TEXTS[language].direction;
const theme = setting("theme");
if (theme === "light") root.dataset.theme = "light";
if (theme === "high_contrast" || (theme !== "light" && theme !== "dark" && matchMedia("(prefers-contrast: more)").matches))
  root.dataset.theme = "contrast";
const text = setting("text_size");
if (text && text !== "normal") root.dataset.text = text;

const game = read("standoff.game") !== "";
if (game) root.dataset.kept = "";
const again = read("standoff.last_game") !== "";
if (again) root.dataset.again = "";
if (!game && !again && !settings.includes('"lesson_done":true')) root.dataset.new = "";
const at = location.hash.slice(2);
root.dataset.boot = at === "" || (!game && ["table", "end"].includes(at)) ? "start" : at === "table" ? "table" : "screen";

window.standoff.painted = new Promise((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length) document.fonts.load("1em Standoff").then(done, done);
  }).observe({ type: "paint", buffered: true });
  // A hidden page is never painted.
  addEventListener("load", () => setTimeout(done, document.hidden ? 0 : 1000));
});
