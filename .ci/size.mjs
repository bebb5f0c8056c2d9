// Prints what a first visit transfers, compressed by brotli and by gzip (some hosts send only that), against goal and limit:
// node .ci/size.mjs [folder]
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// A visitor downloads one language; what is missing to the goal is code. The limit keeps it from growing.
const GOAL = { brotli: 900_000, gzip: 1_150_000 };
const LIMIT = { brotli: 1_000_000, gzip: 1_320_000 };
const folder = process.argv[2] ?? "dist";

// Fonts and pictures are compressed already and travel as they are.
const PACKED = /\.(woff2|png|webp)$/;
const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

const worker = readFileSync(join(folder, "sw.js"), "utf8");
// The page itself and everything the service worker keeps for offline play; of the languages, English.
const sent = (name) => name === "index.html" || name === "sw.js" || (worker.includes(name) && (!name.endsWith(".ftl") || name.startsWith("en-")));

const files = readdirSync(folder)
  .filter(sent)
  .map((name) => {
    const bytes = readFileSync(join(folder, name));
    const packed = PACKED.test(name);
    return { name, raw: bytes.length, brotli: packed ? bytes.length : brotli(bytes).length, gzip: packed ? bytes.length : gzipSync(bytes, { level: 9 }).length };
  })
  .sort((a, b) => b.brotli - a.brotli);
if (!files.some(({ name }) => name.endsWith(".wasm"))) throw new Error(`${folder} holds no built page`);

const row = (...columns) => console.log(columns.map((column) => String(column).padStart(10)).join(" "));
const sum = (key) => files.reduce((total, file) => total + file[key], 0);
row("bytes", "brotli", "gzip", " file");
for (const { name, raw, brotli, gzip } of files) row(raw, brotli, gzip, ` ${name}`);
row(sum("raw"), sum("brotli"), sum("gzip"), " a first visit");
row("", GOAL.brotli, GOAL.gzip, " goal");
row("", LIMIT.brotli, LIMIT.gzip, " limit");
for (const [kind, limit] of Object.entries(LIMIT)) {
  if (sum(kind) <= limit) continue;
  console.error(`${sum(kind) - limit} bytes over the ${kind} limit`);
  process.exitCode = 1;
}
