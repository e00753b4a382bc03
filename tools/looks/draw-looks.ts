import { readFile } from "node:fs/promises";
import path from "node:path";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readLogo } from "#app/content-loader/logo.server.ts";
import { drawIcons, logoAsSvg, squared } from "./icons.ts";
import { chosenPalette, readPalette } from "./palette.ts";
import { recoloured } from "./recolour.ts";

/**
 * The drawings that follow the palette, by night its colours by night, and the colour of it by which what is cool
 * in them is turned.
 */
const DRAWINGS: [file: string, guide?: string][] = [
  ["hero/wide.svg", "dawn"],
  ["hero/mid.svg", "dawn"],
  ["hero/narrow.svg", "dawn"],
  ["hero/night/wide.svg", "dawn"],
  ["hero/night/mid.svg", "dawn"],
  ["hero/night/narrow.svg", "dawn"],
  ["hills.svg", "dawn"],
  ["dusk.svg", "dawn"],
  ["night/hills.svg", "dawn"],
  ["night/dusk.svg", "dawn"],
  ["psalm.svg"],
  ["logo.svg", "primary"],
  ["logo-on-dark.svg", "primary"],
  ["favicon.svg", "primary"],
];

/** In pixels, so that a logo of 40 px is sharp on every screen, however wide it is. */
const MOST_FOR_PAGES = 480;
const MOST_FOR_ICONS = 512;
const MOST_FOR_FAVICON = 128;

/** What a church's looks in church.yaml come to, by the files' names: palette, drawings, logo and icons. */
export async function drawLooks(): Promise<Map<string, string | Buffer>> {
  const name = chosenPalette();
  const palette = readPalette(name);
  const files = new Map<string, string | Buffer>([
    ["palette.css", styleOf(name)],
    ["theme-color.txt", palette("linen")],
    ["theme-night.txt", readPalette(name, "night")("linen")],
  ]);
  for (const [file, guide] of DRAWINGS) {
    const svg = await readFile(path.join("app/assets", file), "utf8");
    const scheme = file.includes("night/") ? "night" : "day";
    const [lough, chosen] = [readPalette("lough", scheme), readPalette(name, scheme)];
    // hero/night/wide.svg becomes night-wide.svg.
    const drawing = file.replace("hero/", "").replace("/", "-");
    files.set(drawing, recoloured(svg, lough, chosen, guide));
  }
  const own = readLogo();
  if (own) {
    const { onLight, onDark = onLight } = own;
    files.set("logo.svg", await logoAsSvg(onLight, MOST_FOR_PAGES));
    files.set("logo-on-dark.svg", await logoAsSvg(onDark, MOST_FOR_PAGES));
    files.set("favicon.svg", squared(await logoAsSvg(onLight, MOST_FOR_FAVICON)));
  }
  const square = own && squared(await logoAsSvg(own.onLight, MOST_FOR_ICONS));
  const icons = await drawIcons(square ?? String(files.get("favicon.svg")), palette("linen"));
  return new Map([...files, ...icons]);
}

/** Twice :root, because tokens.css comes later. */
function styleOf(palette: string): string {
  const hasHills = readChurch().looks?.hills !== "none";
  const noHills = ":root:root {\n  --hills: 0px;\n}\n";
  return `@import "#app/styles/palettes/${palette}.css";\n${hasHills ? "" : noHills}`;
}
