import { readFileSync } from "node:fs";
import path from "node:path";
import type { Church } from "#app/church/open-church.server.ts";
import { LINEN } from "#app/styles/theme-colours.ts";
import { drawIcons, measureWidth, putIntoSquare, writeLogoAsSvg } from "./icons.ts";

/** The height of a logo on pages, in pixels. */
const LOGO_HEIGHT = 40;

// The most pixels that a logo has in width or height, for each use: enough to be sharp on every screen.
const MOST_FOR_PAGES = 480;
const MOST_FOR_ICONS = 512;
const MOST_FOR_FAVICON = 128;

/** A logo as SVG: the church's own, or the site's if the church has none. */
type Logo = {
  /** For light grounds. */
  onLight: string;
  /** For dark grounds. */
  onDark: string;
  /** The icon in a browser's tab. */
  favicon: string;
  /** A square, from which the icons of telephones are made. */
  icon: string;
};

/** Draws the logo and its icons. Returns them by file name, with the logo's widths as texts. */
export async function drawLooks({ folder, facts }: Church): Promise<Map<string, string | Buffer>> {
  const { file, "on-dark": fileOnDark = file } = facts.logo;
  const logo =
    file && fileOnDark
      ? await readChurchLogo(path.join(folder, file), path.join(folder, fileOnDark))
      : readSiteLogo();
  const widthOnLight = await measureWidth(LOGO_HEIGHT, logo.onLight);
  const widthOnDark = await measureWidth(LOGO_HEIGHT, logo.onDark);
  return new Map<string, string | Buffer>([
    ["logo.svg", logo.onLight],
    ["logo-width.txt", String(widthOnLight)],
    ["logo-on-dark.svg", logo.onDark],
    ["logo-on-dark-width.txt", String(widthOnDark)],
    ["favicon.svg", logo.favicon],
    ...(await drawIcons(logo.icon, LINEN)),
  ]);
}

async function readChurchLogo(file: string, fileOnDark: string): Promise<Logo> {
  const onLight = readFileSync(file);
  const onDark = readFileSync(fileOnDark);
  return {
    onLight: await writeLogoAsSvg(onLight, MOST_FOR_PAGES),
    onDark: await writeLogoAsSvg(onDark, MOST_FOR_PAGES),
    favicon: putIntoSquare(await writeLogoAsSvg(onLight, MOST_FOR_FAVICON)),
    icon: putIntoSquare(await writeLogoAsSvg(onLight, MOST_FOR_ICONS)),
  };
}

function readSiteLogo(): Logo {
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
