// Registers the service worker and tells the page about a new version.
//
// The page learns of it by the event `standoff-update` on window, or by data-update on <html> if it starts to listen later. It
// answers with the event `standoff-update-now`: the new version takes over and the page is loaded again.

export async function keepOffline() {
  const build = document.querySelector('meta[name="build"]')?.getAttribute("content");
  if (build === "dev" || !("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  const registration = await navigator.serviceWorker.register("sw.js");
  if (!registration) return; // service workers are blocked here
  addEventListener("standoff-update-now", () => takeOver(registration));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // without a network there is no news
  });
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") announce();
    });
  });
  if (registration.waiting) announce();
  const { active } = await navigator.serviceWorker.ready;
  const language = LANGUAGES[document.documentElement.lang];
  if (!(await caches.match(new URL(language, document.baseURI)))) active?.postMessage({ keep: language });
}

function announce() {
  if (!navigator.serviceWorker.controller) return; // the very first version
  document.documentElement.dataset.update = "ready";
  dispatchEvent(new CustomEvent("standoff-update"));
}

/** @param {ServiceWorkerRegistration} registration */
function takeOver(registration) {
  if (!registration.waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration.waiting.postMessage("activate");
}
