// Finishes a build in Trunk's staging folder, which becomes dist/: writes the names of the bundled files into index.html, and,
// except under `trunk serve`, the build id, the Content-Security-Policy and the service worker with its list of files.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { fillBootTexts, readLanguages } from "./languages.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const index = join(folder, "index.html");
const sha256 = (data) => createHash("sha256").update(data);

/** Replaces every `what`, and fails if there is none. */
function fill(text, what, filling) {
  if (!text.includes(what)) throw new Error(`index.html has no ${what}`);
  return text.replaceAll(what, filling);
}

// Pictures for the installation of the page and a licence, which the page itself never loads; and languages, of which the
// service worker keeps those that were chosen.
const NOT_OFFLINE = /^(icon-(192|512|maskable)|start-|table-|rye-LICENSE|apple-touch)|\.ftl$/;

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "media-src 'self'",
  // Trackers by which devices find each other.
  "connect-src 'self' wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

let html = readFileSync(index, "utf8");
const names = JSON.parse(readFileSync("target/web-names.json", "utf8"));
// Fonts and pictures that only a style sheet or the manifest names are not in the index.
for (const [source, name] of Object.entries(names)) html = html.replaceAll(source, name);
html = fillBootTexts(html, readLanguages());
const languages = Object.entries(names).filter(([source]) => source.startsWith("public/locales/"));

// The reload script of `trunk serve` would be against the policy, and a service worker in its way.
if (!html.includes("__TRUNK_ADDRESS__")) {
  const files = readdirSync(folder).filter((name) => name !== "index.html").sort();
  const digest = sha256(html);
  for (const name of files) digest.update(`${name}\0`).update(sha256(readFileSync(join(folder, name))).digest());
  const id = digest.digest("hex").slice(0, 16);
  html = fill(html, 'name="build" content="dev"', `name="build" content="${id}"`);
  html = fill(html, '<meta name="build"', `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<meta name="build"`);
  await bundle({
    entryPoints: ["web/sw.js"],
    outfile: join(folder, "sw.js"),
    minify: true,
    define: { BUILD: JSON.stringify(id), LANGUAGES: JSON.stringify(languages.map(([, name]) => name)), FILES: JSON.stringify(files.filter((name) => !NOT_OFFLINE.test(name))) },
  });
  console.log(`build ${id}: ${files.length + 2} files`);
}
writeFileSync(index, html);
