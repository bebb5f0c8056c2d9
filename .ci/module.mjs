// Reads and writes compiled modules (WebAssembly), as far as the build has to.

export const [CUSTOM, IMPORT, EXPORT, CODE, DATA] = [0, 2, 7, 10, 11];

/** Reads a part of a module from its beginning. */
export class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }
  get done() {
    return this.at >= this.bytes.length;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  /** Bytes, or a text, after their length. */
  block() {
    return this.take(this.number());
  }
  name() {
    return this.block().toString();
  }
  /** What `one` reads, as often as the number before it says, with the bytes of each. */
  list(one) {
    return Array.from({ length: this.number() }, (_, index) => {
      const start = this.at;
      const value = one(index);
      return { value, bytes: this.bytes.subarray(start, this.at) };
    });
  }
}

export function number(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return Buffer.from([...bytes, value]);
}
export const block = (bytes) => Buffer.concat([number(bytes.length), bytes]);
export const list = (parts) => Buffer.concat([number(parts.length), ...parts]);

/** The sections of a module, each `{ id, bytes }`. */
export function sections(wasm) {
  const reader = new Reader(wasm);
  reader.take(8);
  const found = [];
  while (!reader.done) found.push({ id: reader.byte(), bytes: Buffer.from(reader.block()) });
  return found;
}
export const join = (wasm, parts) => Buffer.concat([wasm.subarray(0, 8), ...parts.flatMap(({ id, bytes }) => [Buffer.from([id]), block(bytes)])]);

/** What an import says after its two names: its kind, and its type. */
function skipImport(reader) {
  const limits = () => {
    if (reader.number() % 2) reader.number();
    reader.number();
  };
  const kind = reader.byte();
  if (kind === 0) reader.number();
  else if (kind === 1) [reader.byte(), limits()];
  else if (kind === 2) limits();
  else reader.take(2);
  return kind;
}

export function readImports(bytes) {
  const reader = new Reader(bytes);
  return reader.list(() => {
    const [module, name] = [reader.name(), reader.name()];
    const start = reader.at;
    const kind = skipImport(reader);
    return { module, name, kind, type: bytes.subarray(start, reader.at) };
  });
}

/** How many functions come from outside; the module's own ones are counted on from there. */
export const importedFunctions = (parts) =>
  readImports(parts.find(({ id }) => id === IMPORT).bytes).filter(({ value }) => value.kind === 0).length;
