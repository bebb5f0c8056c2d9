// Makes the PNG icons of public/ from public/icon.svg: node style/art/icons.mjs
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const folder = resolve(import.meta.dirname, "../../public");
const rounded = readFileSync(resolve(folder, "icon.svg"), "utf8");
const square = rounded.replace('rx="96" ', "");
// A mask may cut away all but the inner four fifths.
const inner = '<g transform="translate(51.2 51.2) scale(.8)"><g fill="#e0a83c"';
const maskable = square.replace('<g fill="#e0a83c"', inner).replace("</svg>", "</g></svg>");

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, size, svg] of [
  ["icon-192", 192, rounded],
  ["icon-512", 512, rounded],
  ["icon-maskable", 512, maskable],
  ["apple-touch-icon", 180, square],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`);
  await page.screenshot({ path: resolve(folder, `${name}.png`), omitBackground: true });
}
await browser.close();
