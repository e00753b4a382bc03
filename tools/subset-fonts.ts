import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the two typefaces down to what the site sets in them, about 31 kB in all. Letters beyond
 * these come from the visitor's own fonts.
 */

const folder = path.resolve("app/styles/fonts");

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

const ascii = from(0x20, 0x7e);
const accented = "ÁÉÍÓÚáéíóúàèìòùâêîôûäëïöüåæçñøß";
const punctuation = "\u00a0£©·–—‘’“”…•€";

const fraunces = { SOFT: 30, WONK: 0 };

const cuts = [
  {
    file: "fraunces.woff2",
    source: "fraunces/files/fraunces-latin-full-normal.woff2",
    letters: ascii + accented + punctuation,
    axes: { ...fraunces, opsz: 60, wght: 540 },
  },
  {
    // The clock on the home page stands so large that it wants the finest cut.
    file: "fraunces-clock.woff2",
    source: "fraunces/files/fraunces-latin-full-normal.woff2",
    letters: "0123456789:",
    axes: { ...fraunces, opsz: 144, wght: 460 },
  },
  {
    file: "atkinson.woff2",
    source: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    letters: ascii + accented + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(folder, { recursive: true });
for (const { file, source, letters, axes } of cuts) {
  const whole = await readFile(path.resolve("node_modules/@fontsource-variable", source));
  const cut = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(path.join(folder, file), cut);
}
