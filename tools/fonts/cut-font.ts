import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont, { type Axis } from "subset-font";

export const FRAUNCES = "fraunces/files/fraunces-latin-full-normal.woff2";
export const FRAUNCES_ITALIC = "fraunces/files/fraunces-latin-full-italic.woff2";
export const ATKINSON =
  "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

/** What all cuts of Fraunces have in common: a little softness, and no swashes. */
export const fraunces = { SOFT: 30, WONK: 0 };

type Cut = {
  /** A file of Fontsource's. */
  source: string;
  letters: string;
  axes: Record<string, Axis>;
  /** OpenType features besides kerning. */
  features?: string[];
  /** For browsers, as it is without; or TrueType, for what draws pictures. */
  format?: "woff2" | "sfnt";
};

/** A typeface cut down to what a page sets in it. */
export async function cutFont({ source, letters, axes, features = [], format = "woff2" }: Cut) {
  const whole = await readFile(path.resolve("node_modules/@fontsource-variable", source));
  const cut = await subsetFont(whole, letters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: ["kern", ...features],
    // Names of styles, for menus in which fonts are chosen.
    dropTables: ["STAT"],
  });
  return Buffer.from(cut);
}
