import { readFileSync } from "node:fs";
import path from "node:path";
import { readChurch } from "#app/content-loader/church.server.ts";
import type { Colour } from "#tools/windows/glass.ts";

/** A palette's colour by its name: `palette("primary")`. Throws where it has none of that name. */
export type Palette = (name: string) => Colour;

export const chosenPalette = () => readChurch().looks?.palette ?? "lough";

/** Reads a file of app/styles/palettes: its colours by day, or by night, where what is not named is as by day. */
export function readPalette(file: string, scheme: "day" | "night" = "day"): Palette {
  const css = readFileSync(path.resolve("app/styles/palettes", `${file}.css`), "utf8");
  return (name) => {
    const colour = new RegExp(
      `--${name}: (?:light-dark\\()?#([0-9a-f]{6})(?:, #([0-9a-f]{6})\\))?;`,
    );
    const [, day, night = day] = colour.exec(css) ?? [];
    const hex = scheme === "night" ? night : day;
    if (!hex) throw new Error(`The palette ${file} has no colour ${name}`);
    return `#${hex}`;
  };
}
