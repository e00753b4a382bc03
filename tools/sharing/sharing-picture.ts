import type { Palette } from "#tools/looks/palette.ts";

/** The size that those who show links ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The part of the home page’s picture that is above its dark band. */
export const SCENE = { width: WIDTH, height: HEIGHT - 60 };

const SILL = 500;
const TITLE_LEFT = 500;
/** Of all lines of a title together. */
const TITLE_HEIGHT = 372;

const SVG_TAG = /<svg\b[^>]*?viewBox="([^"]*)"[^>]*>/;

/** A church's own logo, as SVG for dark grounds; on a plate where it is drawn for light ones. */
export type SharedLogo = { svg: string; width: number; height: number; hasPlate: boolean };

/** What is drawn for a page: its title, and below it when it is, beside a window that stands on a sill. `window` is SVG itself. */
type SharingPicture = {
  title: string;
  when?: string | undefined;
  church: string;
  window: string;
  palette: Palette;
  logo: SharedLogo | undefined;
};

export function sharingPicture({ title, when, church, window, palette, logo }: SharingPicture) {
  const lines = fittingLines(title);
  const widest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(124, 1180 / widest, TITLE_HEIGHT / lines.length);
  const firstLine = (when ? 260 : 290) - (lines.length - 1) * size * 0.5;
  const rule = firstLine + (lines.length - 1) * size + 44;
  return onSheet(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette("linen")}"/>
${standing(window, palette("bone"))}
<rect y="${SILL}" width="${WIDTH}" height="${HEIGHT - SILL}" fill="${palette("basalt")}"/>
<rect y="${SILL}" width="${WIDTH}" height="8" fill="${palette("slate")}"/>
${heading(lines, TITLE_LEFT, firstLine, size, size, palette("primary"))}
<rect x="${TITLE_LEFT}" y="${rule}" width="96" height="7" fill="${palette("gold")}"/>
${when ? reading(when, TITLE_LEFT, rule + 58, palette("primary")) : ""}
${reading(church, TITLE_LEFT, 578, "#ffffff")}
${logo ? placedLogo(logo, 242, 569, 72) : ""}`);
}

/** The home page's: the hero with the church's name over its sky. */
export function homeSharingPicture({ title, church, window: hero, palette, logo }: SharingPicture) {
  const scene = hero.replace(
    SVG_TAG,
    `<svg width="${SCENE.width}" height="${SCENE.height}" viewBox="$1" preserveAspectRatio="xMaxYMax slice">`,
  );
  return onSheet(`${scene}
${heading(titleLines(title, 14), 72, 160, 88, 84, "#ffffff")}
<rect y="${HEIGHT - 88}" width="${WIDTH}" height="88" fill="${palette("basalt")}"/>
${reading(church, 72, 598, "#ffffff")}
${logo ? placedLogo(logo, 1000, 586, 52) : ""}`);
}

function onSheet(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">\n${shapes}\n</svg>`;
}

function heading(lines: string[], x: number, y: number, step: number, size: number, fill: string) {
  const words = lines.map(
    (line, i) => `<tspan x="${x}" y="${y + i * step}">${escaped(line)}</tspan>`,
  );
  return `<text font-family="Fraunces" font-size="${size}" letter-spacing="-2" fill="${fill}">${words.join("")}</text>`;
}

function reading(words: string, x: number, y: number, fill: string): string {
  return `<text x="${x}" y="${y}" font-family="Atkinson Hyperlegible Next" font-size="36" fill="${fill}">${escaped(words)}</text>`;
}

/** A logo with its middle at x and y, not higher than `most`. It is a picture of its own, so that no id of it is in use twice. */
function placedLogo(logo: SharedLogo, x: number, y: number, most: number): string {
  const scale = Math.min(most / logo.height, 300 / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const place = (margin: number) =>
    `x="${x - width / 2 - margin}" y="${y - height / 2 - margin}" width="${width + 2 * margin}" height="${height + 2 * margin}"`;
  const plate = logo.hasPlate ? `<rect ${place(12)} rx="12" fill="#fff8e4"/>` : "";
  const data = Buffer.from(logo.svg).toString("base64");
  return `${plate}<image ${place(0)} href="data:image/svg+xml;base64,${data}"/>`;
}

/** The window on its sill in its niche: every window is as high, and its niche as wide as it needs. */
function standing(window: string, stone: string): string {
  const viewBox = SVG_TAG.exec(window)?.[1] ?? "";
  const [, , drawnWidth = 400, drawnHeight = 560] = viewBox.split(" ").map(Number);
  const height = 420;
  const width = (height * drawnWidth) / drawnHeight;
  const left = 242 - width / 2;
  const radius = width / 2 + 20;
  const tag = `<svg x="${left}" y="${SILL - height}" width="${width}" height="${height}" viewBox="$1">`;
  return `<path d="M${left - 20} ${SILL}v${radius - height - 20}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${SILL}z" fill="${stone}"/>
${window.replace(SVG_TAG, tag)}`;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A title in the fewest letters to a line, and so the largest type, that leave room for all of its lines. */
function fittingLines(title: string): string[] {
  const [short = [], longer = [], ...others] = [11, 13, 16, 20, 26].map((most) =>
    titleLines(title, most),
  );
  if (short.length <= 2) return short;
  return [longer, ...others].find(({ length }) => length <= 4) ?? titleLines(title, 32);
}

/** Breaks a title into lines of about `letters` letters, between words and as evenly as they allow. */
export function titleLines(title: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
