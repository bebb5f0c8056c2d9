// What a first visit transfers, compressed as a good host does, against the budget: node .ci/size.mjs [folder]
// The service worker fetches the whole folder but what it is told to fetch later: that has a budget of its own.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

// Three languages, all sets with their rules, pictures and event decks, and bots that know them.
const BUDGET = 700_000;
// The same once more with friends on their own devices, and what connects them.
const BUDGET_LATER = 800_000;
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

const [, names] = readFileSync(join(folder, "sw.js")).toString().match(/const LATER = (\[.*?\]);/) ?? [];
if (!names || !files.some(({ name }) => name.endsWith(".wasm"))) {
  console.error(`${folder} holds no built page`);
  process.exit(1);
}
const later = new Set(JSON.parse(names));
const row = (raw, sent, name) => console.log(`${String(raw).padStart(10)} ${String(sent).padStart(10)}  ${name}`);

function check(title, files, budget) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  console.log(`\n${title}`);
  row("bytes", "brotli", "file");
  for (const { name, raw, sent } of files) row(raw, sent, name);
  row(sum("raw"), sum("sent"), `total, budget ${budget}`);
  if (sum("sent") >= budget) {
    console.error(`${sum("sent") - budget} bytes over the budget`);
    process.exitCode = 1;
  }
}

check("A first visit", files.filter(({ name }) => !later.has(name)), BUDGET);
check("When friends are first played with", files.filter(({ name }) => later.has(name)), BUDGET_LATER);
