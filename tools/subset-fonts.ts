import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the two typefaces down to what the site sets in them, about 30 kB in all. Letters beyond
 * these come from the visitor's own fonts. What is cut is committed: run it when a cut changes here.
 */

const folder = path.resolve("app/styles/fonts");

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = from(0x20, 0x7e);
const accented = "ÁÉÍÓÚáéíóúàèìòùâêîôûäëïöüåæçñøß";
const punctuation = "\u00a0£©·–—‘’“”…•€";

// A title may have letters that no page has yet.
const latin = `${from(0x00, 0x17e)}–’‘“”`;

// Of Atkinson's features: those that browsers apply by themselves, and figures of one width. Its fractions
// and other figures would be 0.4 kB that no style sheet asks for; Fraunces has none to spare.
const usedFeatures = [
  "calt",
  "ccmp",
  "clig",
  "kern",
  "liga",
  "locl",
  "mark",
  "mkmk",
  "rlig",
  "tnum",
];

const FRAUNCES = "fraunces/files/fraunces-latin-full-normal.woff2";
const ATKINSON =
  "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const fraunces = { SOFT: 30, WONK: 0 };

const cuts = [
  {
    file: "fraunces.woff2",
    source: FRAUNCES,
    letters: ascii + accented + punctuation,
    axes: { ...fraunces, opsz: 60, wght: 540 },
  },
  {
    // The clock on the home page stands so large that it wants the finest cut.
    file: "fraunces-clock.woff2",
    source: FRAUNCES,
    letters: "0123456789:",
    axes: { ...fraunces, opsz: 144, wght: 460 },
  },
  {
    file: "atkinson.woff2",
    source: ATKINSON,
    letters: ascii + accented + punctuation,
    axes: { wght: { min: 400, max: 700 } },
    keepFeatures: usedFeatures,
  },
  // What draws the sharing pictures reads plain TrueType only.
  {
    file: "fraunces-sharing.ttf",
    source: FRAUNCES,
    letters: latin,
    axes: { ...fraunces, opsz: 100, wght: 540 },
  },
  { file: "atkinson-sharing.ttf", source: ATKINSON, letters: latin, axes: { wght: 500 } },
];

for (const { file, source, letters, axes, keepFeatures } of cuts) {
  const whole = await readFile(path.resolve("node_modules/@fontsource-variable", source));
  const targetFormat = file.endsWith(".ttf") ? "sfnt" : "woff2";
  const options = { variationAxes: axes, ...(keepFeatures && { keepFeatures }) };
  const cut = await subsetFont(whole, letters, { targetFormat, ...options });
  await writeFile(path.join(folder, file), cut);
}
