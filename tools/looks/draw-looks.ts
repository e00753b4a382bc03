import { readFileSync } from "node:fs";
import path from "node:path";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readBytes } from "#app/content-loader/read-content.server.ts";
import { drawIcons, logoAsSvg, squared, widthBeside } from "./icons.ts";
import { chosenPalette, readPalette, recoloured } from "./palette.ts";

/** The drawings of app/assets that follow the palette: scenes, each by night, too, and marks. */
const SCENES = ["hero/wide.svg", "hero/mid.svg", "hero/narrow.svg", "hills.svg", "dusk.svg"];
const MARKS = ["logo.svg", "logo-on-dark.svg", "favicon.svg"];

/** What lies over the hero's scenes. */
const OVER = ["hours.svg", "door.svg"];

/** How high a logo is shown on pages, in pixels. */
const LOGO_HEIGHT = 40;
/** In pixels, so that a logo is sharp on every screen, however wide it is. */
const MOST_FOR_PAGES = 480;
const MOST_FOR_ICONS = 512;
const MOST_FOR_FAVICON = 128;

/** What a church's looks in church.yaml come to, by the files' names: palette, drawings, logo and icons. */
export async function drawLooks(): Promise<Map<string, string | Buffer>> {
  const name = chosenPalette();
  const [day, night] = [readPalette(name), readPalette(name, "night")];
  const [lough, darkLough] = [readPalette("lough"), readPalette("lough", "night")];
  const files = new Map<string, string | Buffer>([
    ["palette.css", styleOf(name)],
    ["theme-color.txt", day("linen")],
    ["theme-night.txt", night("linen")],
    ["psalm.svg", recoloured(drawing("psalm.svg"), lough, day)],
  ]);
  for (const mark of MARKS) files.set(mark, recoloured(drawing(mark), lough, day, "primary"));
  for (const scene of SCENES) {
    const { dir, base } = path.parse(scene);
    const byNight = drawing(path.join(dir, "night", base));
    files.set(base, recoloured(drawing(scene), lough, day, "dawn"));
    files.set(`night-${base}`, recoloured(byNight, darkLough, night, "dawn"));
  }
  for (const over of OVER) files.set(over, recoloured(drawing(`hero/${over}`), lough, day));
  let square = String(files.get("favicon.svg"));
  const { file, "on-dark": fileOnDark = file } = readChurch().logo;
  if (file && fileOnDark) {
    const [onLight, onDark] = [readBytes(file), readBytes(fileOnDark)];
    files.set("logo.svg", await logoAsSvg(onLight, MOST_FOR_PAGES));
    files.set("logo-on-dark.svg", await logoAsSvg(onDark, MOST_FOR_PAGES));
    files.set("favicon.svg", squared(await logoAsSvg(onLight, MOST_FOR_FAVICON)));
    square = squared(await logoAsSvg(onLight, MOST_FOR_ICONS));
  }
  for (const logo of ["logo", "logo-on-dark"]) {
    const width = await widthBeside(LOGO_HEIGHT, String(files.get(`${logo}.svg`)));
    files.set(`${logo}-width.txt`, String(width));
  }
  const icons = await drawIcons(square, day("linen"));
  return new Map([...files, ...icons]);
}

function drawing(file: string): string {
  return readFileSync(path.join("app/assets", file), "utf8");
}

/** Twice :root, because tokens.css comes later. */
function styleOf(palette: string): string {
  const hasHills = readChurch().looks?.hills !== "none";
  const noHills = ":root:root {\n  --hills: 0px;\n}\n";
  return `@import "#app/styles/palettes/${palette}.css";\n${hasHills ? "" : noHills}`;
}
