// The library for QR codes, taken from its package into a folder of the page: drawing, and reading, which is loaded by
// itself.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = join(import.meta.dirname, "../tests/browser/node_modules/qr");

export function addLibrary(folder) {
  const file = (name) => readFileSync(join(PACKAGE, name)).toString();
  const reader = file("decode.js");
  if (reader.split("'./index.js'").length !== 2) throw new Error("the library for QR codes has changed");
  writeFileSync(join(folder, "qr.js"), file("index.js"));
  writeFileSync(join(folder, "qr-decode.js"), reader.replace("'./index.js'", "'./qr.js'"));
}
