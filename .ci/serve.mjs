// A static file server for this machine only: node .ci/serve.mjs [folder] [port]
// It answers as a good host does: compressed, what has a hash in its name for ever, all else to be asked for again.
// The browser tests use serve() to put the page on a free port, under any path.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

// Fonts and pictures are compressed already.
const PACKED = new Set([".ico", ".mp3", ".ogg", ".png", ".webp", ".woff2"]);
const HASHED = /-([0-9a-f]{16}|[0-9A-Z]{8})[._]/;

// Brotli's best takes some ten times as long as this and gains three percent.
const PACKERS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** What was packed so far: every file once, for as long as it stays the same. */
const packed = new Map();

function pack(file, etag, encoding) {
  const key = `${encoding} ${file} ${etag}`;
  if (!packed.has(key)) packed.set(key, readFile(file).then(PACKERS[encoding]));
  return packed.get(key);
}

async function answer(folder, { base, compress, rewriteIndex }, request, response) {
  const end = (code, headers = {}) => response.writeHead(code, headers).end();
  if (request.method !== "GET" && request.method !== "HEAD") return end(405);
  const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  if (path + "/" === base) return end(301, { location: base });
  if (!path.startsWith(base)) return end(404);

  // normalize() on an absolute path keeps "..", however written, inside the folder.
  let file = join(folder, normalize("/" + path.slice(base.length)));
  if (path.endsWith("/")) file = join(file, "index.html");
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return end(404);

  const accepted = (request.headers["accept-encoding"] ?? "").split(/[,\s]+/);
  const worth = compress && !PACKED.has(extname(file)) && found.size > 400;
  const encoding = worth ? Object.keys(PACKERS).find((name) => accepted.includes(name)) : undefined;
  const etag = `"${found.size}-${found.mtimeMs}${encoding ? `-${encoding}` : ""}"`;
  const caching = {
    etag,
    "cache-control": HASHED.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(worth && { vary: "accept-encoding" }),
  };
  if (request.headers["if-none-match"] === etag) return end(304, caching);
  let bytes = encoding ? await pack(file, etag, encoding) : await readFile(file);
  if (rewriteIndex && file === join(folder, "index.html")) bytes = Buffer.from(rewriteIndex(bytes.toString()));
  response.writeHead(200, {
    ...caching,
    ...(encoding && { "content-encoding": encoding }),
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "content-length": bytes.length,
    "x-content-type-options": "nosniff",
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * Serves `folder` at `base` on the loopback address; port 0 is any free one. Packing can be left out to save time; only then
 * can the index be rewritten on its way.
 */
export async function serve(folder, { port = 0, base = "/", compress = true, rewriteIndex } = {}) {
  const server = createServer((request, response) => {
    answer(folder, { base, compress, rewriteIndex }, request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", listening);
  });
  const used = server.address().port;
  return {
    port: used,
    url: `http://localhost:${used}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "dist", port = "8000"] = process.argv.slice(2);
  const at = (port) => serve(resolve(folder), { port });
  const site = await at(Number(port)).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${port} is taken, using another one.`);
    return at(0);
  });
  console.log(`\nStandoff is at ${site.url} (Ctrl+C ends it)`);
}
