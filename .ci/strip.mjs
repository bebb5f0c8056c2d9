// Takes out of text files what only people read. Careful rather than thorough: whatever could mean something stays.

/** A style sheet without comments, and without white space where none is needed. Strings and addresses stay as they are. */
export function css(text) {
  const kept = [];
  const keep = (part) => `\0${kept.push(part) - 1}\0`;
  return text
    .replace(/\/\*[^]*?\*\/|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\([^"')]*\)/g, (part) => (part.startsWith("/*") ? " " : keep(part)))
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    // No space before a colon or a bracket, nor around + and -: there it parts selectors, conditions and sums.
    .replace(/([:(]) /g, "$1")
    .replace(/ ([)!])/g, "$1")
    .replaceAll(";}", "}")
    .trim()
    .replace(/\0(\d+)\0/g, (_, index) => kept[index]);
}

/** A script without lines that hold nothing but a comment, and without indents. */
export function js(text) {
  const lines = text.replace(/^[ \t]*\/\*\*[^]*?\*\/[ \t]*$/gm, "").split("\n");
  const open = lines.find((line) => line.split("`").length % 2 === 0);
  if (open !== undefined) throw new Error(`a text over several lines would lose its indents: ${open}`);
  return lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("//")).join("\n") + "\n";
}

/** A page without comments, blank lines and indents. */
export function html(text) {
  const lines = text.replace(/<!--[^]*?-->/g, "").split("\n");
  return lines.map((line) => line.trim()).filter(Boolean).join("\n") + "\n";
}
