import { readFileSync } from "node:fs";
import { readChurch } from "#app/church/church-facts.server.ts";
import { readBytes } from "#app/content-loader/read-content.server.ts";
import { LINEN } from "#app/styles/theme-colours.ts";
import { drawIcons, logoAsSvg, squared, widthBeside } from "./icons.ts";

/** How high a logo is shown on pages, in pixels. */
const LOGO_HEIGHT = 40;
/** In pixels, so that a logo is sharp on every screen, however wide it is. */
const MOST_FOR_PAGES = 480;
const MOST_FOR_ICONS = 512;
const MOST_FOR_FAVICON = 128;

/** The church's logo, or the site's own where it has none, as SVG. */
type Logo = {
  /** For light grounds. */
  onLight: string;
  /** For dark grounds. */
  onDark: string;
  /** The icon in a browser's tab. */
  favicon: string;
  /** What the icons of telephones are made of: a square. */
  icon: string;
};

/** The logo with its widths, and the icons made of it, by their files' names. */
export async function drawLooks(): Promise<Map<string, string | Buffer>> {
  const { file, "on-dark": fileOnDark = file } = readChurch().logo;
  const logo = file && fileOnDark ? await churchLogo(file, fileOnDark) : siteLogo();
  const widthOnLight = await widthBeside(LOGO_HEIGHT, logo.onLight);
  const widthOnDark = await widthBeside(LOGO_HEIGHT, logo.onDark);
  return new Map<string, string | Buffer>([
    ["logo.svg", logo.onLight],
    ["logo-width.txt", String(widthOnLight)],
    ["logo-on-dark.svg", logo.onDark],
    ["logo-on-dark-width.txt", String(widthOnDark)],
    ["favicon.svg", logo.favicon],
    ...(await drawIcons(logo.icon, LINEN)),
  ]);
}

async function churchLogo(file: string, fileOnDark: string): Promise<Logo> {
  const onLight = readBytes(file);
  const onDark = readBytes(fileOnDark);
  return {
    onLight: await logoAsSvg(onLight, MOST_FOR_PAGES),
    onDark: await logoAsSvg(onDark, MOST_FOR_PAGES),
    favicon: squared(await logoAsSvg(onLight, MOST_FOR_FAVICON)),
    icon: squared(await logoAsSvg(onLight, MOST_FOR_ICONS)),
  };
}

function siteLogo(): Logo {
  const favicon = readDrawing("favicon.svg");
  return {
    onLight: readDrawing("logo.svg"),
    onDark: readDrawing("logo-on-dark.svg"),
    favicon,
    icon: favicon,
  };
}

function readDrawing(file: string): string {
  return readFileSync(`app/assets/${file}`, "utf8");
}
