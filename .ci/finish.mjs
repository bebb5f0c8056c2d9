// Finishes a build of the page. Trunk runs it after the build, on the staged files that become dist/:
// it makes the game of a release small; it joins the style sheets into one, so that one answer of the host is enough to paint; it takes comments and white
// space out of what is sent; it lets the game wait until something is painted; it writes the build id and the
// Content-Security-Policy into index.html, and build id and file list into sw.js.
//
// Under `trunk serve` it does nothing: the reload script is changed while it is served, so no hash can allow
// it, and a service worker would be in the way of development.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import * as strip from "./strip.mjs";
import { loosen, shorten } from "./trim.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const read = (name) => readFileSync(join(folder, name));
const sha256 = (data) => createHash("sha256").update(data);

/** Replaces the one place where `what` stands, and fails when it is not there. */
function fill(text, what, filling) {
  if (text.split(what).length !== 2) throw new Error(`expected once: ${what}`);
  return text.replace(what, () => filling);
}

function policy(html) {
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)]
    .map(([, script]) => `'sha256-${sha256(script).digest("base64")}'`);
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...inline].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

// The optimiser has to be told what rustc emits for this target. Again and again is smaller than once, and what was
// flattened between is laid out anew. Nothing of the game lies at the lowest addresses: the stack ends there.
const SMALL = ["-Oz", "--flatten", "--rereloop", "-Oz", "-Oz", "-Oz", "--low-memory-unused"];
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];

/** Makes the game small. Game and glue script get a new name: they fit each other alone. */
function tighten(html) {
  const [, old] = html.match(/standoff-([0-9a-f]+)_bg\.wasm/) ?? [];
  const [game, glue] = [`standoff-${old}_bg.wasm`, `standoff-${old}.js`];
  writeFileSync(join(folder, game), loosen(read(game)));
  const path = join(folder, game);
  execFileSync("wasm-opt", [path, "-o", path, ...SMALL, ...FEATURES.map((feature) => `--enable-${feature}`)], { stdio: "inherit" });
  const { wasm, js } = shorten(read(game), read(glue).toString());
  const fresh = sha256(wasm).update(js).digest("hex").slice(0, 16);
  writeFileSync(path, wasm);
  writeFileSync(join(folder, glue), js.replaceAll(old, fresh));
  for (const name of [game, glue]) renameSync(join(folder, name), join(folder, name.replace(old, fresh)));
  return html.replaceAll(old, fresh);
}

/** Puts the style sheets, in their order, into one file named by its content; the index then asks for that one. */
function joinStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="(?:\.\/)?([^"]+)"[^>]*>\s*/g)];
  const style = strip.css(links.map(([, name]) => read(name)).join("\n"));
  const joined = `style-${sha256(style).digest("hex").slice(0, 16)}.css`;
  for (const [, name] of links) rmSync(join(folder, name));
  writeFileSync(join(folder, joined), style);
  const [first, ...rest] = links.map(([link]) => link);
  return rest.reduce((html, link) => fill(html, link, ""), fill(html, first, `<link rel="stylesheet" href="${joined}">\n`));
}

/** The game is asked for when something stands on the screen: both at once would only delay what is seen first. */
function paintFirst(html) {
  const [preload] = html.match(/<link rel="preload"[^>]*type="application\/wasm">/) ?? ["a preload of the game"];
  const start = "const wasm = await init(";
  return fill(fill(html, preload, ""), start, `await window.painted;\n${start}`);
}

let html = read("index.html").toString();
if (!html.includes("__TRUNK_ADDRESS__")) {
  if (process.env.TRUNK_PROFILE === "release") html = tighten(html);
  html = paintFirst(joinStyles(strip.html(html)));
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    writeFileSync(join(folder, name), strip.js(read(name).toString()));
  }
  writeFileSync(join(folder, "index.html"), html);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();
  const digest = createHash("sha256");
  for (const name of files) digest.update(`${name}\0`).update(sha256(read(name)).digest());
  const build = digest.digest("hex").slice(0, 16);

  const meta = (build) => `<meta name="build" content="${build}">`;
  const csp = `<meta http-equiv="Content-Security-Policy" content="${policy(html)}">`;
  writeFileSync(join(folder, "index.html"), fill(html, meta("dev"), `${csp}\n${meta(build)}`));

  const cached = files.filter((name) => name !== "index.html" && name !== "sw.js");
  let worker = read("sw.js").toString();
  worker = fill(worker, 'const BUILD = "dev";', `const BUILD = ${JSON.stringify(build)};`);
  worker = fill(worker, "const FILES = [];", `const FILES = ${JSON.stringify(cached)};`);
  writeFileSync(join(folder, "sw.js"), worker);
  console.log(`build ${build}: ${files.length} files`);
}
