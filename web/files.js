// Files, links and the share sheet, as `standoff.files`, which Rust (src/ui) calls by name.
//
// A callback comes last and gets a text, or "" and the reason why there is none: "large", "damaged", "away" if the person
// changed their mind, or the message of another error. web/globals.d.ts describes every function.

import { fetchLanguage } from "./language.js";

/**
 * Passes the text that `work` resolves to, or the message of its error, to `done`.
 * @param {() => Promise<string>} work
 * @param {TextCallback} done
 */
const callBack = (work, done) => work().then((text) => done(text, ""), (error) => done("", error.message));

/**
 * Throws an error with the reason as its message.
 * @param {string} why
 * @returns {never}
 */
function fail(why) {
  throw new Error(why);
}

/**
 * Pipes bytes through a stream. It stops once more than `maxBytes` have come out, because few compressed bytes may hold many.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} maxBytes
 */
async function pipe(bytes, stream, maxBytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read().catch(() => fail("damaged"));
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > maxBytes) {
      reader.cancel().catch(() => {});
      fail("large");
    }
    parts.push(value);
  }
}

/**
 * Converts bytes to the binary string that btoa expects, one character per byte.
 * @param {Uint8Array} bytes
 */
const binaryString = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

window.standoff.files = {
  pack: (text, maxBytes, done) =>
    callBack(async () => {
      const packed = await pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), maxBytes);
      return btoa(binaryString(packed)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    }, done),

  unpack: (code, maxBytes, done) =>
    callBack(async () => {
      try {
        const packed = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
        const text = await pipe(bytes, new DecompressionStream("deflate-raw"), maxBytes);
        return new TextDecoder("utf-8", { fatal: true }).decode(text);
      } catch (error) {
        return fail(error instanceof Error && error.message === "large" ? "large" : "damaged");
      }
    }, done),

  read: (input, maxBytes, done) =>
    callBack(async () => {
      const file = input.files?.[0] ?? fail("away");
      const text = file.size > maxBytes ? null : await file.text();
      input.value = ""; // the same file may be chosen again
      return text ?? fail("large");
    }, done),

  readAll: (input, maxBytes, done) =>
    callBack(async () => {
      const files = [...(input.files ?? [])];
      if (!files.length) fail("away");
      const size = files.reduce((sum, file) => sum + file.size, 0);
      const texts = size > maxBytes ? null : await Promise.all(files.map((file) => file.text()));
      input.value = ""; // the same files may be chosen again
      return texts?.join("\n") ?? fail("large");
    }, done),

  language: (tag, done) => callBack(() => fetchLanguage(tag), done),

  save: (name, text) => {
    const link = document.createElement("a");
    link.download = name;
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },

  share: (url, title, done) =>
    callBack(async () => {
      if (navigator.share) {
        try {
          await navigator.share({ title, url });
          return "shared";
        } catch (error) {
          if (error instanceof Error && error.name === "AbortError") fail("away");
        }
      }
      await navigator.clipboard.writeText(url);
      return "copied";
    }, done),

  net: (done) => callBack(() => import("./net/index.js").then(() => "", () => fail("damaged")), done),
};
