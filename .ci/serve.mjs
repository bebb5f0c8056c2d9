// A static file server for this machine only: node .ci/serve.mjs [folder] [port]
// The browser tests use serve() to put the page on a free port, under any path.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";

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

async function answer(folder, base, request, response) {
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

  const etag = `"${found.size}-${found.mtimeMs}"`;
  if (request.headers["if-none-match"] === etag) return end(304, { etag });
  response.writeHead(200, {
    etag,
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "content-length": found.size,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(file).on("error", () => response.destroy()).pipe(response);
}

/** Serves `folder` at `base` on the loopback address; port 0 is any free one. */
export async function serve(folder, { port = 0, base = "/" } = {}) {
  const server = createServer((request, response) => {
    answer(folder, base, request, response).catch(() => response.writeHead(400).end());
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
