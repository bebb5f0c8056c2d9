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
  return sealText(kind, JSON.stringify(value), 1, writer, count);
}

/** The same for a content that is text already: numbers in saves are longer than JavaScript's. */
export function sealText(kind, content, format = 2, writer = 1, count = 1) {
  return `standoff/${format} ${kind} ${hex(writer)} ${count} ${hex(sum(kind, writer, count, content))}\n${content}`;
}

/** A stored save as a page with other rules wrote it. */
export function underOtherRules(kind, text, version = 99) {
  const content = text.slice(text.indexOf("\n") + 1);
  return sealText(kind, content.replace(/"version":\d+/, `"version":${version}`));
}

/** Key and text of a finished game in the history. */
export function played(id, game) {
  return [`standoff.played.${hex(id)}`, seal("played", { id, ended: game.ended, game })];
}
