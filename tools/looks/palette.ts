import { readFileSync } from "node:fs";
import path from "node:path";
import { readChurch } from "#app/content-loader/church.server.ts";
import type { Colour } from "#tools/windows/colour.ts";

/** A palette's colour by its name: `palette("primary")`. Throws where it has none of that name. */
export type Palette = (name: string) => Colour;

/** The palette that the church has chosen in church.yaml. */
export const chosenPalette = () => readChurch().looks?.palette ?? "lough";

/** Reads a file of app/styles/palettes. */
export function readPalette(file: string): Palette {
  const css = readFileSync(path.resolve("app/styles/palettes", `${file}.css`), "utf8");
  return (name) => {
    const [, hex] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(css) ?? [];
    if (!hex) throw new Error(`The palette ${file} has no colour ${name}`);
    return `#${hex}`;
  };
}
