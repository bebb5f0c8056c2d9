// Takes out of the compiled game what nobody ever sees, so that the optimiser can take out what hangs on it.
//
// * Panics say nothing: no one listens, and the game stops at the same place with and without their words. Where they
//   stand in the source goes too, and with it the paths of the machine it was built on.
// * Streams of a server, which the page never opens, are not offered to scripts.
// * The names by which game and glue script call each other are short.

import { CODE, CUSTOM, DATA, EXPORT, IMPORT, Reader, block, importedFunctions, join, list, readImports, sections } from "./module.mjs";

/** Functions that end the game with words. */
const PANICS =
  /\bcore(\[\w+\])?::panicking::|\bstd(\[\w+\])?::panicking::(panic_handler|panic_with_hook|begin_panic)|::((unwrap|expect|assert)_failed|(slice_index|slice_error|len_mismatch)_fail|panic_already_(mutably_)?borrowed|raw_vec::handle_error|handle_alloc_error|panic_access_error|rust_begin_unwind)\b/;
const STREAMS = /intounderlying/i;

function readExports(bytes) {
  const reader = new Reader(bytes);
  return reader.list(() => {
    const name = reader.name();
    const start = reader.at;
    reader.byte();
    reader.number();
    return { name, what: bytes.subarray(start, reader.at) };
  });
}

/** The names of the functions by their numbers. */
function functionNames(parts) {
  const names = new Map();
  for (const { bytes } of parts.filter(({ id }) => id === CUSTOM)) {
    const reader = new Reader(bytes);
    if (reader.name() !== "name") continue;
    while (!reader.done) {
      const kind = reader.byte();
      const inner = new Reader(reader.block());
      if (kind === 1) inner.list(() => names.set(inner.number(), inner.name()));
    }
  }
  return names;
}

/** The code section with panics that stop at once. */
function silence(code, names, imported) {
  const reader = new Reader(code);
  const stop = block(Buffer.from([0, 0x00, 0x0b])); // no locals, unreachable, end
  let found = false;
  const bodies = reader.list((index) => {
    const body = block(reader.block());
    const name = names.get(index + imported) ?? "";
    found ||= name.endsWith("::panicking::panic_fmt");
    return PANICS.test(name) ? stop : body;
  });
  if (!found) throw new Error("no panics found by name: does the compiler write other names now, or none?");
  return list(bodies.map(({ value }) => value));
}

/** Blanks the places in the source that panics would name: path, length of it, line, column. */
function forgetPlaces(data) {
  const reader = new Reader(data);
  reader.list(() => {
    if (reader.number() !== 0) throw new Error("a data segment of an unknown kind");
    reader.byte();
    const base = reader.number();
    reader.byte();
    const bytes = reader.block();
    const paths = new Map();
    for (let at = (4 - (base % 4)) % 4; at + 16 <= bytes.length; at += 4) {
      const [path, length, line, column] = [0, 4, 8, 12].map((offset) => bytes.readUInt32LE(at + offset));
      const start = path - base;
      if (length < 4 || length > 300 || !line || line > 99_999 || !column || column > 999 || start < 0) continue;
      if (bytes.toString("latin1", start + length - 3, start + length) !== ".rs") continue;
      paths.set(start, Math.max(length, paths.get(start) ?? 0));
      bytes.fill(0, at, at + 16);
    }
    for (const [start, length] of paths) bytes.fill(0, start, start + length);
  });
  return data;
}

/** Before the optimiser: what can go. `wasm` must still hold the names of its functions. */
export function loosen(wasm) {
  const parts = sections(wasm);
  const names = functionNames(parts);
  const of = (id) => parts.find((part) => part.id === id);
  of(CODE).bytes = silence(of(CODE).bytes, names, importedFunctions(parts));
  of(DATA).bytes = forgetPlaces(of(DATA).bytes);
  of(EXPORT).bytes = list(readExports(of(EXPORT).bytes).filter(({ value }) => !STREAMS.test(value.name)).map(({ bytes }) => bytes));
  return join(wasm, parts);
}

/** The glue script without what the game no longer asks for. */
function shedGlue(js, imports) {
  const asked = new Set(imports.map(({ value }) => value.name));
  return js
    .replace(/^export class IntoUnderlying\w+ \{[^]*?^\}\n/gm, "")
    .replace(/^if \(Symbol\.dispose\) IntoUnderlying.*\n/gm, "")
    .replace(/^const (IntoUnderlying\w+|__wbindgen_enum_ReadableStreamType) = [^;]*;\n/gm, "")
    .replace(/^ {8}(\w+): function\([^]*?^ {8}\},\n/gm, (entry, name) => (asked.has(name) ? entry : ""));
}

/** After the optimiser: game and glue with short names for each other. */
export function shorten(wasm, js) {
  const parts = sections(wasm);
  const of = (id) => parts.find((part) => part.id === id);
  const imports = readImports(of(IMPORT).bytes);
  const exports = readExports(of(EXPORT).bytes);
  const short = new Map();
  const rename = (name) => (name.length < 16 ? name : short.get(name) ?? short.set(name, `_${short.size.toString(36)}`).get(name));
  const text = (name) => block(Buffer.from(name));
  of(IMPORT).bytes = list(imports.map(({ value }) => Buffer.concat([text("b"), text(rename(value.name)), value.type])));
  of(EXPORT).bytes = list(exports.map(({ value }) => Buffer.concat([text(rename(value.name)), value.what])));
  const modules = new Set(imports.map(({ value }) => value.module));
  if (modules.size !== 1) throw new Error(`imports from several modules: ${[...modules]}`);
  const glue = shedGlue(js, imports)
    .replace(/^( {8})"[^"]+": import0,$/m, '$1b: import0,')
    .replace(/\b\w{16,}\b/g, (name) => short.get(name) ?? name);
  return { wasm: join(wasm, parts), js: glue };
}
