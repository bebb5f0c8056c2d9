// Keeps the page playable without a network. The build fills in the next three lines: what is kept at once, and what is
// kept from when it is first asked for.
const BUILD = "dev";
const FILES = [];
const LATER = [];

// Several copies of the page may live under one origin, each under its own path with its own caches.
const SCOPE = new URL("./", self.location);
const PREFIX = `standoff ${SCOPE.pathname} `;
const CACHE = PREFIX + BUILD;
const INDEX = SCOPE.href;
const whole = (name) => new URL(name, SCOPE).href;
const CACHED = new Set(FILES.map(whole));
const RARE = new Set(LATER.map(whole));
const PATIENCE_MS = 4000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.url.replace(/[?#].*/, "");
  if (request.mode === "navigate") {
    if (address === INDEX || address === `${INDEX}index.html`) event.respondWith(networkFirst(request));
  } else if (CACHED.has(address)) {
    event.respondWith(cacheFirst(address, request));
  } else if (RARE.has(address)) {
    event.respondWith(cacheFirst(address, request));
    event.waitUntil(keepRare());
  }
});

self.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0].postMessage(BUILD);
  if (event.data === "activate") self.skipWaiting();
});

// The cached index always belongs to the cached files: it is stored here and nowhere else.
async function install() {
  const response = await fetch(INDEX, { cache: "reload" });
  const html = await response.text();
  if (!html.includes(BUILD)) throw new Error("the host is between two versions, this one is not kept");
  const cache = await caches.open(CACHE);
  // Whoever has used what is rare will want it again.
  const wanted = (await Promise.all(LATER.slice(-1).map((name) => caches.match(whole(name))))).some(Boolean);
  await cache.addAll([...FILES, ...(wanted ? LATER : [])].map(fresh));
  await cache.put(INDEX, new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } }));
}

// A name with a hash in it never changes its content, so the browser's own cache may answer; others are asked for anew.
function fresh(name) {
  return new Request(name, { cache: /-[0-9a-f]{8,16}[._]/.test(name) ? "default" : "no-cache" });
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

function kept(address) {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true });
}

// All of it, once: the next time there may be no network.
let keeping;
function keepRare() {
  keeping ??= (async () => {
    const cache = await caches.open(CACHE);
    const missing = await Promise.all(LATER.map(async (name) => ((await cache.match(whole(name))) ? [] : [name])));
    await cache.addAll(missing.flat().map(fresh));
  })().catch(() => (keeping = undefined));
  return keeping;
}

async function cacheFirst(address, request) {
  return (await kept(address)) ?? fetch(request);
}

// A host that is away, broken or too slow gives way to the cached index.
async function networkFirst(request) {
  const network = fetch(request);
  network.catch(() => {}); // it may fail after the cached index was given
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const response = await Promise.race([network, patience]).catch(() => null);
  if (response?.ok || response?.type === "opaqueredirect") return response;
  return (await kept(INDEX)) ?? network;
}
