// The service worker: keeps one whole version of the page, and never mixes two.
//
// The index is always the one of the version that is in force, so that everything it names is in the same cache; a new version
// is fetched in the background, whole or not at all, and takes over when the page asks for it or after its last tab is closed.
// All other files have a hash of their content in their names: whichever cache holds such a file, it is the right one.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// Several copies of the page may live under one origin, each under its own path with its own caches.
const SCOPE = new URL("./", worker.location.href);
const PREFIX = `standoff ${SCOPE.pathname} `;
const CACHE = PREFIX + BUILD;
const INDEX = SCOPE.href;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*/, "");
  if (request.method !== "GET" || !address.startsWith(SCOPE.href)) return;
  if (request.mode === "navigate") {
    if (address === INDEX || address === `${INDEX}index.html`) event.respondWith(index(request));
  } else {
    event.respondWith(asset(address, request));
  }
});

worker.addEventListener("message", (event) => {
  if (event.data === "activate") worker.skipWaiting();
  // The page had its language before there was a service worker.
  if (event.data?.keep) event.waitUntil(caches.open(CACHE).then((cache) => cache.add(event.data.keep)));
});

async function install() {
  const response = await fetch(INDEX, { cache: "reload" });
  const html = await response.text();
  if (!html.includes(BUILD)) throw new Error("the host is between two versions; this one is not kept");
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES, ...(await chosenLanguages())]);
  await cache.put(INDEX, new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } }));
}

/** The files of this version for all languages that an earlier one kept. */
async function chosenLanguages() {
  /** @type {string[]} */
  const kept = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    for (const { url } of await (await caches.open(name)).keys()) kept.push(url.slice(SCOPE.href.length));
  }
  const tag = (/** @type {string} */ name) => name.replace(/-[0-9a-f]+\.ftl$/, "");
  return Object.values(LANGUAGES).filter((name) => kept.some((old) => old.endsWith(".ftl") && tag(old) === tag(name)));
}

/** The version before stays for tabs that still show it and may load a further part of it. */
async function activate() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function index(request) {
  return (await caches.match(INDEX, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

/** @param {string} address @param {Request} request */
async function asset(address, request) {
  const kept = await caches.match(address, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (!response.ok || !address.endsWith(".ftl")) return response;
  // A language is kept once it was wanted.
  const { headers } = response;
  const text = await response.text();
  await (await caches.open(CACHE)).put(address, new Response(text, { headers }));
  return new Response(text, { headers });
}
