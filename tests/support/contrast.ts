import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type Colour, type Line, linesIn } from "./lines.ts";
import { addStyle } from "./screens.ts";

/** How much two colours differ, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => linear[part] ?? 0);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Worked out once: a picture of a screen has a million pixels.
const linear = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** A line of words and its contrast to the worst pixel behind it. */
export type LineContrast = { words: string; contrast: number };

/** Where a picture of a part of the page begins, and red, green and blue of each of its pixels, row by row. */
type Picture = { left: number; top: number; width: number; height: number; pixels: Buffer };

// The letters go, and what is drawn behind them stays.
const WITHOUT_LETTERS = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`;

/** Measures every line of words in an element against what is really drawn behind it. axe knows flat grounds alone. */
export async function contrastsIn(element: Locator): Promise<LineContrast[]> {
  const page = element.page();
  const lines = await linesIn(element);
  const written = await pictureOf(page, lines);
  // Not Playwright's own way of styling a picture: that reaches into ChurchSuite's frame, which forbids it.
  const style = await addStyle(page, WITHOUT_LETTERS);
  const blank = await pictureOf(page, lines);
  await style.evaluate((added) => added.replaceSync(""));
  // On a busy machine a page may have been laid out anew in between: then it is measured again.
  if (!isDeepStrictEqual(await linesIn(element), lines)) return contrastsIn(element);
  return lines
    .map((line) => ({ words: line.words, contrast: worstBehind(line, written, blank) }))
    .filter(({ contrast }) => Number.isFinite(contrast));
}

/** A picture of the part of the page that has these lines in it: it costs by the pixel. */
async function pictureOf(page: Page, lines: Line[]): Promise<Picture> {
  const edges = (edge: "left" | "top" | "right" | "bottom") => lines.map(({ box }) => box[edge]);
  const left = Math.max(0, Math.floor(Math.min(...edges("left"))));
  const top = Math.max(0, Math.floor(Math.min(...edges("top"))));
  const width = Math.ceil(Math.max(...edges("right"))) - left;
  const height = Math.ceil(Math.max(...edges("bottom"))) - top;
  // What stands on the screen already need not be drawn anew with the whole page, which takes five times as long.
  const fullPage = top + height > (page.viewportSize()?.height ?? 0);
  const clip = { x: left, y: top, width, height };
  const picture = sharp(await page.screenshot({ fullPage, clip, animations: "disabled" }));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { left, top, width: info.width, height: info.height, pixels: data };
}

/** Contrast at the worst of the pixels that letters cover; infinite where a line is cut off or hidden. */
function worstBehind({ colour, box }: Line, written: Picture, blank: Picture): number {
  let worst = Number.POSITIVE_INFINITY;
  const right = Math.min(Math.ceil(box.right), blank.left + blank.width);
  const bottom = Math.min(Math.ceil(box.bottom), blank.top + blank.height);
  for (let y = Math.max(Math.floor(box.top), blank.top); y < bottom; y++) {
    for (let x = Math.max(Math.floor(box.left), blank.left); x < right; x++) {
      const at = ((y - blank.top) * blank.width + x - blank.left) * 3;
      const ground = blank.pixels.readUIntBE(at, 3);
      if (ground === written.pixels.readUIntBE(at, 3)) continue;
      const behind = [ground >> 16, (ground >> 8) & 0xff, ground & 0xff] as const;
      worst = Math.min(worst, contrast(colour, behind));
    }
  }
  return worst;
}
