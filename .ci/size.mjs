// Prints what a first visit transfers, compressed by brotli and by gzip (some hosts send only that), against the budget:
// node .ci/size.mjs [folder]
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUDGET = { brotli: 900_000, gzip: 1_150_000 };
const folder = process.argv[2] ?? "dist";

// Fonts and pictures are compressed already and travel as they are.
const PACKED = /\.(woff2|png|webp)$/;
const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

const worker = readFileSync(join(folder, "sw.js"), "utf8");
// The page itself and everything the service worker keeps for offline play.
const sent = (name) => name === "index.html" || name === "sw.js" || worker.includes(name);

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
row("", BUDGET.brotli, BUDGET.gzip, " budget");
for (const [kind, budget] of Object.entries(BUDGET)) {
  if (sum(kind) <= budget) continue;
  console.error(`${sum(kind) - budget} bytes over the ${kind} budget`);
  process.exitCode = 1;
}
