// What the page needs outside of the game: the service worker and news of a new version.
//
// A new version is told to the page by the event `standoff-update` on window, and by the attribute data-update on
// <html> for a page that starts to listen later. The page answers with the event `standoff-update-now`: the new
// version takes over and the page is loaded again.
"use strict";

const build = document.querySelector('meta[name="build"]').content;
if (build !== "dev" && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    keepOffline().catch((error) => console.warn("Standoff is not kept for offline play:", error));
  });
}

async function keepOffline() {
  const registration = await navigator.serviceWorker.register("sw.js");
  if (!registration) return; // service workers are blocked here
  addEventListener("standoff-update-now", () => takeOver(registration));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // without a network there is no news
  });
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed") waiting(worker);
    });
  });
  if (registration.waiting) waiting(registration.waiting);
}

// The index comes from the network first, so this page may already be the new version: then there is nothing to ask.
async function waiting(worker) {
  if (!navigator.serviceWorker.controller) return; // the very first one
  if ((await buildOf(worker)) === build) {
    worker.postMessage("activate");
  } else {
    document.documentElement.dataset.update = "ready";
    dispatchEvent(new CustomEvent("standoff-update"));
  }
}

function buildOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    worker.postMessage("build", [port2]);
  });
}

function takeOver(registration) {
  if (!registration.waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration.waiting.postMessage("activate");
}
