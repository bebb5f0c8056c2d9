// The envelope every stored text is in, as src/storage/envelope.rs seals it: for tests that put something into the store.
const MASK = (1n << 64n) - 1n;

/** FNV-1a over what Rust hashes for a kind, a writer, a count and a content. */
function sum(kind, writer, count, content) {
  let hash = 0xcbf29ce484222325n;
  const eat = (byte) => {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  };
  const text = (words) => [...new TextEncoder().encode(words), 0xff].forEach(eat);
  const number = (value) => {
    for (let at = 0n; at < 64n; at += 8n) eat((BigInt(value) >> at) & 0xffn);
  };
  text(kind);
  number(writer);
  number(count);
  text(content);
  return hash;
}

const hex = (value) => BigInt(value).toString(16).padStart(16, "0");

/** A text of this kind, sealed. */
export function seal(kind, value, writer = 1, count = 1) {
  const content = JSON.stringify(value);
  return `standoff/1 ${kind} ${hex(writer)} ${count} ${hex(sum(kind, writer, count, content))}\n${content}`;
}

/** Key and text of a finished game in the history. */
export function played(id, game) {
  return [`standoff.played.${hex(id)}`, seal("played", { id, ended: game.ended, game })];
}
