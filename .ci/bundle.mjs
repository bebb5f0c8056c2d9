// Bundles scripts, style sheets and pictures with esbuild into target/web, every file with a hash of its content in its name.
// Trunk runs it before the build and copies the folder; target/web-names.json tells finish.mjs which source became which file.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { languageFiles, readLanguages } from "./languages.mjs";

export const FOLDER = "target/web";
const pictures = ["art.svg", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "apple-touch-icon.png"];
const assets = [...pictures, "fonts/display.woff2", "fonts/rye-LICENSE.txt"].map((name) => `public/${name}`);
const screenshots = ["table-phone", "start", "table-desktop"].map((name) => `docs/pictures/${name}.webp`);
const copied = Object.fromEntries([".svg", ".png", ".webp", ".woff2", ".txt", ".webmanifest"].map((ending) => [ending, "copy"]));

const common = {
  bundle: true,
  minify: process.env.TRUNK_PROFILE === "release",
  target: ["chrome111", "firefox115", "safari16.4"],
  outdir: FOLDER,
  outbase: ".",
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  loader: copied,
  metafile: true,
  logLevel: "warning",
};

const names = {};
async function bundle(options) {
  const { metafile } = await build({ ...common, ...options });
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    // Files that are only copied have no entry point: their one input is it.
    const source = entryPoint ?? Object.keys(metafile.outputs[output].inputs)[0];
    if (options.entryPoints.includes(source)) names[source] = output.slice(FOLDER.length + 1);
  }
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
// One file for each language, fetched by those who read it; what is shown before that goes into the scripts.
const languages = readLanguages();
Object.assign(names, languageFiles(languages, FOLDER));
const LANGUAGES = Object.fromEntries(languages.map(({ tag }) => [tag, names[`public/locales/${tag}`]]));
const BOOT_TEXTS = Object.fromEntries(languages.map(({ tag, boot }) => [tag, boot]));
const define = { LANGUAGES: JSON.stringify(LANGUAGES), BOOT_TEXTS: JSON.stringify(BOOT_TEXTS) };
// Of the placeholder's texts, those in the language of the page are shown.
const shown = languages.map(({ tag }) => `:root:lang(${tag}) #boot [lang="${tag}"]`).join(",\n");
writeFileSync("target/languages.css", `${shown} { display: inline; }\n`);

await bundle({ entryPoints: ["style/index.css", ...assets, ...screenshots] });
// Runs before the first paint, so it cannot be a module, which would wait for the whole page.
await bundle({ entryPoints: ["web/boot.js"], format: "iife", define });
await bundle({ entryPoints: ["web/main.js", "web/bot-worker.js"], format: "esm", splitting: true, define });

// The manifest names pictures, so it is bundled after them.
let manifest = readFileSync("public/manifest.webmanifest", "utf8");
for (const [source, name] of Object.entries(names)) manifest = manifest.replaceAll(`"${source.replace("public/", "")}"`, `"${name}"`);
writeFileSync(join(FOLDER, "manifest.webmanifest"), manifest);
await bundle({ entryPoints: [`${FOLDER}/manifest.webmanifest`], outbase: FOLDER });
rmSync(join(FOLDER, "manifest.webmanifest"));
names["public/manifest.webmanifest"] = names[`${FOLDER}/manifest.webmanifest`];
writeFileSync("target/web-names.json", JSON.stringify(names));
