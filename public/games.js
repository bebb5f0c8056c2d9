// How a game travels: packed into the code of a link, as a file, through the share sheet or the clipboard, or played on
// several devices.
//
// Every function takes what it needs and a callback, which gets a text or, second, why there is none: "large",
// "damaged", "away" if the person thought better of it.
"use strict";

{
  const answer = (work, done) => work().then((text) => done(text, ""), (error) => done("", error.message));
  const fail = (why) => {
    throw new Error(why);
  };

  // No more than `most` bytes ever come out, however small the packed bytes are.
  async function through(bytes, stream, most) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];
    for (let size = 0; ; ) {
      const { done, value } = await reader.read().catch(() => fail("damaged"));
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      size += value.length;
      if (size > most) {
        reader.cancel().catch(() => {});
        fail("large");
      }
      parts.push(value);
    }
  }

  const letters = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

  globalThis.standoffGames = {
    pack: (text, most, done) =>
      answer(async () => {
        const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), most);
        return btoa(letters(packed)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
      }, done),

    unpack: (code, most, done) =>
      answer(async () => {
        try {
          const packed = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
          const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
          const text = await through(bytes, new DecompressionStream("deflate-raw"), most);
          return new TextDecoder("utf-8", { fatal: true }).decode(text);
        } catch (error) {
          return fail(error.message === "large" ? "large" : "damaged");
        }
      }, done),

    read: (input, most, done) =>
      answer(async () => {
        const file = input.files[0] ?? fail("away");
        const text = file.size > most ? null : await file.text();
        input.value = ""; // the same file may be chosen again
        return text ?? fail("large");
      }, done),

    save: (name, text) => {
      const link = document.createElement("a");
      link.download = name;
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },

    // "shared" or "copied".
    share: (url, title, done) =>
      answer(async () => {
        if (navigator.share) {
          try {
            await navigator.share({ title, url });
            return "shared";
          } catch (error) {
            if (error.name === "AbortError") fail("away");
          }
        }
        await navigator.clipboard.writeText(url);
        return "copied";
      }, done),

    // Loads what plays on several devices; it is there as standoffNet when there is nothing to complain about.
    net: (done) => answer(() => import("./net.js").then(() => "", () => fail("damaged")), done),
  };
}
