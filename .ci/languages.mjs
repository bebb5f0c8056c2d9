// Reads public/locales for the build: one file for each language, and the texts the page needs before the game is there.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES = "public/locales";

/** The texts of boot.ftl, which are one line each, by their names in camel case: boot-broken-why is brokenWhy. */
function bootTexts(tag) {
  const path = join(LOCALES, tag, "boot.ftl");
  const file = existsSync(path) ? readFileSync(path, "utf8") : "";
  const texts = [...file.matchAll(/^boot-([a-z-]+) = (.+)$/gm)];
  const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(texts.map(([, name, text]) => [camel(name), text.replace("{ $steps }", "{steps}")]));
}

/** All languages, English first: tag, whole text without comments, boot texts (English ones where there are none). */
export function readLanguages() {
  const tags = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  tags.sort((a, b) => Number(b === "en") - Number(a === "en") || (a < b ? -1 : 1));
  const english = bootTexts("en");
  return tags.map((tag) => {
    const folder = join(LOCALES, tag);
    const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== "boot.ftl").sort();
    const text = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    return { tag, text: text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"), boot: { ...english, ...bootTexts(tag) } };
  });
}

/** Writes the file of each language, with a hash of its content in its name; gives the names by folder. */
export function languageFiles(languages, folder) {
  const names = {};
  for (const { tag, text } of languages) {
    const name = `${tag}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.ftl`;
    writeFileSync(join(folder, name), text);
    names[`${LOCALES}/${tag}`] = name;
  }
  return names;
}

/** Fills the comments <!-- boot-tagline --> of a page with that text in every language, and {{boot-description}} in English. */
export function fillBootTexts(html, languages) {
  const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const plain = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
  const inAll = (name) => languages.map(({ tag, boot }) => `<span lang="${tag}">${plain(boot[camel(name)])}</span>`).join("");
  const [english] = languages;
  return html
    .replace(/<!-- boot-([a-z-]+) -->/g, (_, name) => inAll(name))
    .replace(/\{\{boot-([a-z-]+)\}\}/g, (_, name) => plain(english.boot[camel(name)]));
}
