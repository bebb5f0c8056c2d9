// The display face: Rye, cut down to what the page shows in it, with the two Hungarian letters that Rye lacks.
// It is a changed version of Rye, so by its licence it bears another name.
import { Font } from "fonteditor-core";
import subset from "subset-font";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÄÖÜäöüßÁÉÍÓÚáéíóúŐőŰű";
const SIGNS = " \u00a0!\"%&'()*+,-./0123456789:;=?–—‘’‚“”„…·×";

/** A letter with two acutes, from the one with one acute: its last two outlines are the stroke and the line in it. */
const DOUBLED = { ő: "ó", ű: "ú", Ő: "Ó", Ű: "Ú" };
const SPREAD = 170;

/** Half the grid of Rye: an eighth of a pixel in the largest title. */
const SCALE = 0.5;

function doubled(glyph, letter) {
  const shift = (by) => (outline) => outline.map((point) => ({ ...point, x: point.x + by }));
  const [letters, accent] = [glyph.contours.slice(0, -2), glyph.contours.slice(-2)];
  const contours = [...letters.map(shift(0)), ...accent.map(shift(-SPREAD)), ...accent.map(shift(SPREAD))];
  return { ...glyph, name: `u${letter.codePointAt().toString(16)}`, unicode: [letter.codePointAt()], contours };
}

function scale(object, names) {
  for (const name of names) object[name] = Math.round(object[name] * SCALE);
}

function rescale(ttf) {
  for (const glyph of ttf.glyf) {
    for (const point of (glyph.contours ?? []).flat()) scale(point, ["x", "y"]);
    scale(glyph, ["advanceWidth", "leftSideBearing", "xMin", "xMax", "yMin", "yMax"]);
  }
  const lengths = /^(unitsPerEm|[xy]M(in|ax)|ascent|descent|lineGap|advanceWidthMax|m(in|ax).*(Bearing|Extent)|y(Su[bp]|Strikeout).*|xAvgCharWidth|sTypo.*|usWin.*|sxHeight|sCapHeight|underline.*)$/;
  for (const table of [ttf.head, ttf.hhea, ttf["OS/2"], ttf.post]) {
    scale(table, Object.keys(table).filter((name) => lengths.test(name) && Number.isFinite(table[name])));
  }
}

/** From Rye as woff2 to the display face as woff2. */
export async function displayFace(rye) {
  // Hints are for coarse screens and small print; Rye has no kerning or ligatures.
  const lean = { noHinting: true, keepFeatures: [] };
  const font = Font.create(await subset(rye, LETTERS + ACCENTED + SIGNS, { ...lean, targetFormat: "sfnt" }), { type: "ttf" });
  const ttf = font.get();
  for (const [letter, from] of Object.entries(DOUBLED)) {
    ttf.glyf.push(doubled(ttf.glyf[ttf.cmap[from.codePointAt()]], letter));
  }
  rescale(ttf);
  ttf.name = {
    ...ttf.name,
    fontFamily: "Standoff Display",
    uniqueSubFamily: "Standoff Display",
    fullName: "Standoff Display",
    postScriptName: "StandoffDisplay",
  };
  font.set(ttf);
  const whole = Buffer.from(font.write({ type: "ttf", toBuffer: true }));
  return subset(whole, LETTERS + ACCENTED + SIGNS, { ...lean, targetFormat: "woff2" });
}

/** The characters of the face as CSS writes them in unicode-range. */
export function unicodeRange() {
  const codes = [...new Set(LETTERS + ACCENTED + SIGNS)].map((char) => char.codePointAt()).sort((a, b) => a - b);
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
}
