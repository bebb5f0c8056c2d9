import { readFileSync, writeFileSync, mkdirSync, copyFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import { displayFace, unicodeRange } from "./font.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const json = (path) => JSON.parse(readFileSync(join(here, path), "utf8"));

const library = json("node_modules/@iconify-json/game-icons/icons.json");
const wanted = json("icons.json");
const glyphs = json("glyphs.json");

/** Icons are drawn on a grid of 512; whole numbers on this one are finer than what any screen shows of them. */
const GRID = 320;

function fromLibrary(name) {
  const parent = library.aliases?.[name]?.parent ?? name;
  const icon = library.icons[parent];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  return icon.body.replaceAll(/ fill="currentColor"/g, "");
}

function star([x, y, r]) {
  const points = [];
  for (let i = 0; i < 10; i += 1) {
    const reach = i % 2 === 0 ? r : r * 0.45;
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    points.push(`${(x + reach * Math.cos(angle)).toFixed(0)} ${(y + reach * Math.sin(angle)).toFixed(0)}`);
  }
  return `M${points.join("L")}z`;
}

function drawing(entry) {
  if (typeof entry === "string") return fromLibrary(entry);
  if (entry.own) return `<path fill-rule="evenodd" d="${entry.own}"/>`;
  let body = fromLibrary(entry.icon);
  if (entry.star) {
    body = body.replace(/ d="([^"]+)"/, (_, d) => ` fill-rule="evenodd" d="${d}${star(entry.star)}"`);
  }
  if (entry.transform) body = `<g transform="${entry.transform}">${body}</g>`;
  if (entry.extra) body += `<path d="${entry.extra}"/>`;
  return body;
}

function slim(body, viewBox, precision) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;
  // Arcs made of curves are bent out of shape by rounding; relative numbers alone pack better.
  const convertPathData = { floatPrecision: precision, transformPrecision: 6, makeArcs: false, utilizeAbsolute: false };
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: [{ name: "preset-default", params: { overrides: { convertPathData } } }],
  });
  return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

const symbols = [];
for (const [id, entry] of Object.entries(wanted)) {
  // What is drawn here with arcs keeps its grid: a rounded arc moves.
  const grid = entry.own ? 512 : GRID;
  const box = `0 0 ${grid} ${grid}`;
  const body = `<g transform="scale(${grid / 512})">${drawing(entry)}</g>`;
  symbols.push(`<symbol id="${id}" viewBox="${box}">${slim(body, box, 0)}</symbol>`);
}
for (const [id, entry] of Object.entries(glyphs)) {
  const { viewBox, path, stretch } = typeof entry === "string" ? { viewBox: "0 0 24 24", path: entry } : entry;
  const aspect = stretch ? ' preserveAspectRatio="none"' : "";
  symbols.push(`<symbol id="${id}" viewBox="${viewBox}"${aspect}>${slim(`<path d="${path}"/>`, viewBox, 2)}</symbol>`);
}
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
writeFileSync(join(root, "public", "art.svg"), sprite);

const fonts = join(root, "public", "fonts");
mkdirSync(fonts, { recursive: true });
const rye = join(here, "node_modules", "@fontsource", "rye");
const face = await displayFace(readFileSync(join(rye, "files", "rye-latin-400-normal.woff2")));
writeFileSync(join(fonts, "display.woff2"), face);
copyFileSync(join(rye, "LICENSE"), join(fonts, "rye-LICENSE.txt"));
console.log(`art.svg: ${symbols.length} symbols, ${sprite.length} bytes, ${brotliCompressSync(sprite).length} brotli`);
console.log(`display.woff2: ${face.length} bytes`);
if (!readFileSync(join(here, "..", "main.css"), "utf8").includes(`unicode-range: ${unicodeRange()};`)) {
  throw new Error(`style/main.css must say of the display face: unicode-range: ${unicodeRange()};`);
}
