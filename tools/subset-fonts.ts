import { writeFile } from "node:fs/promises";
import path from "node:path";
import { ATKINSON, cutFont, FRAUNCES, fraunces } from "./fonts/cut-font.ts";

/**
 * Cuts the two typefaces down to what the site sets in them, whatever a church writes. Letters that are seldom
 * met are in files of their own, which a browser asks for only where a page has one; those beyond them come from
 * the visitor's own fonts. What is cut is committed: run it when a cut changes here, and then see that fonts.css
 * says the same of the letters that are rare.
 */

const folder = path.resolve("app/styles/fonts");

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const common = `${from(0x41, 0x5a)}${from(0x61, 0x7a)}0123456789 \u00a0!&'(),-./:;?£·éè–—‘’“”…`;

const rare = `"#$*+<=>[\\]^_\`{|}~àìòùâêîôûäëïöüåæçñøß•€`;

/** Of Irish names, and of Fáilte at the foot of every page: rare in headings alone. */
const irish = "ÁÉÍÓÚáíóú";

/** In headings and names rare as well. */
const signs = "%@©";

// Figures of one width, for columns of times.
const features = ["tnum"];

const text = { source: FRAUNCES, axes: { ...fraunces, opsz: 60, wght: 540 } };
const reading = { source: ATKINSON, axes: { wght: { min: 400, max: 650 } }, features };

const cuts = {
  "fraunces.woff2": { ...text, letters: common },
  "fraunces-rare.woff2": { ...text, letters: rare + irish + signs },
  "atkinson.woff2": { ...reading, letters: common + irish + signs },
  "atkinson-rare.woff2": { ...reading, letters: rare },
};

for (const [file, cut] of Object.entries(cuts)) {
  const format = file.endsWith(".ttf") ? "sfnt" : "woff2";
  await writeFile(path.join(folder, file), await cutFont({ ...cut, format }));
}
