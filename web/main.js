// Starts the game once the placeholder is painted, and the services around it: offline copy, sound, files.
import "./files.js";
import { firstLanguage } from "./language.js";
import { keepOffline } from "./offline.js";
import "./sound.js";

// Trunk.toml writes this link: the glue script, and the compiled game as data-wasm.
const game = /** @type {HTMLLinkElement} */ (document.getElementById("game"));

async function start() {
  // Downloading the game beside the style sheet would only delay the first paint.
  await window.standoff.painted;
  const compiled = fetch(new URL(game.dataset.wasm ?? "", document.baseURI));
  const language = firstLanguage();
  // Whichever fails first is told below; the other must not be reported as well.
  compiled.catch(() => {});
  language.catch(() => {});
  const { default: init } = await import(game.href);
  window.standoff.language = { first: await language };
  await init({ module_or_path: compiled });
}

start().catch((error) => window.standoff.crash({ kind: "not-loaded", message: String(error), stack: error?.stack }));
keepOffline().catch((error) => console.warn("Standoff is not kept for offline play:", error));
