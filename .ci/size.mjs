// What a first visit transfers, compressed as a good host does, against the budget: node .ci/size.mjs [folder]
// The service worker fetches the whole folder, so every file counts.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

// Three languages, all sets with their rules, pictures and event decks, and bots that know them.
const BUDGET = 700_000;
const folder = process.argv[2] ?? "dist";

// Fonts, pictures and sounds are compressed already and travel as they are.
const PACKED = /\.(woff2|png|jpe?g|webp|avif|ogg|mp3|opus)$/;

function transfer(name, bytes) {
  if (PACKED.test(name)) return bytes.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(folder, "/").length))
  .map((name) => {
    const bytes = readFileSync(join(folder, name));
    return { name, raw: bytes.length, sent: transfer(name, bytes) };
  })
  .sort((a, b) => b.sent - a.sent);

const row = (raw, sent, name) => console.log(`${String(raw).padStart(10)} ${String(sent).padStart(10)}  ${name}`);
const sum = (key) => files.reduce((total, file) => total + file[key], 0);

row("bytes", "brotli", "file");
for (const { name, raw, sent } of files) row(raw, sent, name);
row(sum("raw"), sum("sent"), `total, budget ${BUDGET}`);

if (!files.some(({ name }) => name.endsWith(".wasm"))) {
  console.error(`${folder} holds no built page`);
  process.exit(1);
}
if (sum("sent") >= BUDGET) {
  console.error(`${sum("sent") - BUDGET} bytes over the budget`);
  process.exit(1);
}
