// Finishes a build of the page. Trunk runs it after the build, on the staged files that become dist/:
// it makes the game of a release small, in an order that packs well, and builds it once more with friends in it; it joins the
// style sheets into one, so that one answer of the host is enough to paint; it adds the library for QR codes; it takes comments
// and white space out of what is sent; it lets the game wait until something is painted; it writes the build id and the Content-Security-Policy into index.html, and build id and
// file list into sw.js.
//
// Under `trunk serve` it does nothing: the reload script is changed while it is served, so no hash can allow
// it, and a service worker would be in the way of development.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { arrange } from "./arrange.mjs";
import { addLibrary } from "./library.mjs";
import { policy } from "./policy.mjs";
import * as strip from "./strip.mjs";
import { loosen, shorten } from "./trim.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const RELEASE = process.env.TRUNK_PROFILE === "release";
/** The style sheet of what only tables with friends need. */
let friendlyStyle;
const read = (name) => readFileSync(join(folder, name));
const sha256 = (data) => createHash("sha256").update(data);

/** Replaces the one place where `what` stands, and fails when it is not there. */
function fill(text, what, filling) {
  if (text.split(what).length !== 2) throw new Error(`expected once: ${what}`);
  return text.replace(what, () => filling);
}

// The optimiser has to be told what rustc emits for this target. Again and again is smaller than once, and what was
// flattened between is laid out anew. Nothing of the game lies at the lowest addresses: the stack ends there.
const SMALL = ["-Oz", "--flatten", "--rereloop", "-Oz", "-Oz", "-Oz", "-Oz", "--low-memory-unused"];
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];

/** Makes a game small, and gives it and its glue script a name of their own: they fit each other alone. */
function tighten(game, glue, name) {
  const path = join(folder, game);
  const optimise = (wasm, ...passes) => {
    writeFileSync(path, wasm);
    execFileSync("wasm-opt", [path, "-o", path, ...passes, ...FEATURES.map((feature) => `--enable-${feature}`)], { stdio: "inherit" });
    return read(game);
  };
  optimise(arrange(optimise(loosen(read(game)), ...SMALL)), "--reorder-functions-by-name");
  const { wasm, js } = shorten(read(game), read(glue).toString());
  const fresh = `${name}-${sha256(wasm).update(js).digest("hex").slice(0, 16)}`;
  writeFileSync(path, wasm);
  writeFileSync(join(folder, glue), js.replaceAll(game, `${fresh}_bg.wasm`));
  for (const [old, ending] of [[game, "_bg.wasm"], [glue, ".js"]]) renameSync(join(folder, old), join(folder, fresh + ending));
  return fresh;
}

/** The game once more, with friends on their own devices in it. */
function buildFriends() {
  const source = process.env.TRUNK_SOURCE_DIR ?? ".";
  const target = process.env.CARGO_TARGET_DIR ?? join(source, "target");
  const run = (command, ...args) => execFileSync(command, args, { cwd: source, stdio: "inherit" });
  run("cargo", "build", "--locked", "--target", "wasm32-unknown-unknown", "--profile", "page", "--bin", "standoff", "--features", "friends");
  const built = join(target, "wasm32-unknown-unknown", "page", "standoff.wasm");
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--out-name", "friends", "--out-dir", folder, built);
}

/** Both games, small. */
function makeSmall(html) {
  const [, old] = html.match(/(standoff-[0-9a-f]+)_bg\.wasm/) ?? [];
  const plain = tighten(`${old}_bg.wasm`, `${old}.js`, "standoff");
  buildFriends();
  return chooseGame(html.replaceAll(old, plain), plain);
}

/** Which of the two is started; where the one with friends cannot be had, the other one is, and is told. */
function chooseGame(html, plain) {
  const [start] = html.match(/<script type="module">[^]*?<\/script>/) ?? [];
  const friends = tighten("friends_bg.wasm", "friends.js", "friends");
  const script = [
    '<script type="module">',
    "async function start(name) {",
    "const script = `./${name}.js`;",
    "const { default: init } = await import(script);",
    "await window.painted;",
    "document.documentElement.dataset.script = script;",
    "return init({ module_or_path: `./${name}_bg.wasm` });",
    "}",
    `const alone = () => start("${plain}");`,
    `const apart = () => ((document.documentElement.dataset.alone = ""), alone());`,
    "function dress(href) {",
    'const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });',
    "return new Promise((done) => (link.onload = link.onerror = done, document.head.append(link)));",
    "}",
    `const together = () => dress("${friendlyStyle}").then(() => start("${friends}"));`,
    "await (window.friendly ? together().catch(apart) : alone());",
    "</script>",
  ];
  return fill(html, start, script.join("\n"));
}

/** Puts the style sheets, in their order, into one file named by its content; the index then asks for that one. */
function joinStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="(?:\.\/)?([^"]+)"[^>]*>\s*/g)];
  const apart = ([, name]) => RELEASE && /^(friends|talk)-/.test(name);
  const write = (name, links) => {
    const style = strip.css(links.map(([, name]) => read(name)).join("\n"));
    const joined = `${name}-${sha256(style).digest("hex").slice(0, 16)}.css`;
    writeFileSync(join(folder, joined), style);
    return joined;
  };
  const joined = write("style", links.filter((link) => !apart(link)));
  if (RELEASE) friendlyStyle = write("friends", links.filter(apart));
  for (const [, name] of links) rmSync(join(folder, name));
  const [first, ...rest] = links.map(([link]) => link);
  return rest.reduce((html, link) => fill(html, link, ""), fill(html, first, `<link rel="stylesheet" href="${joined}">\n`));
}

/** The game is asked for when something stands on the screen: both at once would only delay what is seen first. */
function paintFirst(html) {
  const [preload] = html.match(/<link rel="preload"[^>]*type="application\/wasm">/) ?? ["a preload of the game"];
  return fill(html, preload, "");
}

/** What only tables with friends need, and what hardly anybody reads. It is fetched when it is first asked for. */
const LATER = /^(friends-|net|qr|fonts\/.*LICENSE)/;

let html = read("index.html").toString();
if (!html.includes("__TRUNK_ADDRESS__")) {
  html = paintFirst(joinStyles(strip.html(html)));
  if (RELEASE) html = makeSmall(html);
  addLibrary(folder);
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
  const list = (names) => JSON.stringify(names);
  let worker = read("sw.js").toString();
  worker = fill(worker, 'const BUILD = "dev";', `const BUILD = ${JSON.stringify(build)};`);
  worker = fill(worker, "const FILES = [];", `const FILES = ${list(cached.filter((name) => !LATER.test(name)))};`);
  worker = fill(worker, "const LATER = [];", `const LATER = ${list(cached.filter((name) => LATER.test(name)))};`);
  writeFileSync(join(folder, "sw.js"), worker);
  console.log(`build ${build}: ${files.length} files`);
}
