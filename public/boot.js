// Runs before the first paint: what is painted until the game has started fits what will stand there.
//
// On <html> it puts data-boot ("table" while a game is stored and its table is asked for, "start" or "screen"), data-kept
// if a game is stored, data-again if one was ever dealt, data-new for whoever is offered the lesson first, and language,
// theme and text size as the settings say. The game itself reads all of it anew.
// window.friendly says whether the game is wanted with friends on their own devices, which is more to download.
// window.painted is kept when that stands on the screen, in its own letters, or cannot be waited for.
"use strict";
{
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return ""; // the browser keeps nothing for this page
    }
  };
  const settings = read("standoff.settings");
  const setting = (name) => settings.match(`"${name}":"(\\w+)"`)?.[1];

  const language = (setting("language") ?? navigator.language).slice(0, 2).toLowerCase();
  if (["en", "de", "hu"].includes(language)) root.lang = language;
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

  window.friendly = /^(friends|join|answer|room|lay)\b/.test(at) || read("standoff.host") !== "" || read("standoff.guest") !== "";

  window.painted = new Promise((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length) document.fonts.load("1em Standoff").then(done, done);
    }).observe({ type: "paint", buffered: true });
    // Out of sight nothing is painted.
    addEventListener("load", () => setTimeout(done, document.hidden ? 0 : 1000));
  });
}
