// Starts the game once the placeholder is painted, and the services around it: offline copy, sound, files.
import "./files.js";
import { keepOffline } from "./offline.js";
import "./sound.js";

// Trunk.toml writes this link: the glue script, and the compiled game as data-wasm.
const game = /** @type {HTMLLinkElement} */ (document.getElementById("game"));

async function start() {
  // Downloading the game beside the style sheet would only delay the first paint.
  await window.standoff.painted;
  const { default: init } = await import(game.href);
  await init({ module_or_path: new URL(game.dataset.wasm ?? "", document.baseURI) });
}

start().catch((error) => window.standoff.crash({ kind: "not-loaded", message: String(error), stack: error?.stack }));
keepOffline().catch((error) => console.warn("Standoff is not kept for offline play:", error));
