import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type Box, type Colour, type Line, linesIn } from "./lines.ts";
import { addStyle, comeToRest, showLazyPictures } from "./screens.ts";

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
type LineContrast = { words: string; when: string; contrast: number };

/** Where a picture of a part of the page begins, and red, green and blue of each of its pixels, row by row. */
type Picture = { left: number; top: number; width: number; height: number; pixels: Buffer };

// The letters go, and what is drawn behind them stays.
const WITHOUT_LETTERS = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`;

/**
 * Measures every line of words in an element, by day and by night, against what is really drawn behind it. axe knows
 * flat grounds alone. Which pixels letters cover is seen by day: by night they are the same. A busy machine may draw
 * parts of a page late: where a line has less than `least`, all is measured again.
 * Throws where the words stand elsewhere by night.
 */
export async function contrastsIn(
  element: Locator,
  least: number,
  attempts = 3,
): Promise<LineContrast[]> {
  const page = element.page();
  await page.evaluate(comeToRest);
  const lines = await linesIn(element);
  const written = await pictureOf(page, lines);
  // Not Playwright's own way of styling a picture: that reaches into ChurchSuite's frame, which forbids it.
  const style = await addStyle(page, WITHOUT_LETTERS);
  await page.evaluate(comeToRest);
  const blank = await pictureOf(page, lines);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(showLazyPictures);
  await page.evaluate(comeToRest);
  const night = await pictureOf(page, lines);
  const linesByNight = await linesIn(element);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(showLazyPictures);
  await style.evaluate((added) => added.replaceSync(""));
  const boxes = [lines, linesByNight].map((all) => all.map(({ box }) => box));
  const standsAlike = isDeepStrictEqual(boxes[0], boxes[1]);
  const measure = (when: string, ground: Picture, found: Line[]) =>
    found.map((line) => {
      return { words: line.words, when, contrast: worstBehind(line, written, blank, ground) };
    });
  const measured = [
    ...measure("by day", blank, lines),
    ...measure("by night", night, linesByNight),
  ];
  const isTooLittle = measured.some(({ contrast }) => contrast < least);
  if (attempts > 1 && (isTooLittle || !standsAlike)) {
    return contrastsIn(element, least, attempts - 1);
  }
  if (!standsAlike) throw new Error(`${element} is laid out otherwise by night.`);
  return measured.filter(({ contrast }) => Number.isFinite(contrast));
}

/** A picture of the part of the page that has these lines in it: it costs by the pixel, and as PNG that is packed well twice as much. */
async function pictureOf(page: Page, lines: Line[]): Promise<Picture> {
  const edges = (edge: keyof Box) => lines.map(({ box }) => box[edge]);
  const left = Math.max(0, Math.floor(Math.min(...edges("left"))));
  const top = Math.max(0, Math.floor(Math.min(...edges("top"))));
  const width = Math.ceil(Math.max(...edges("right"))) - left;
  const height = Math.ceil(Math.max(...edges("bottom"))) - top;
  const session = await page.context().newCDPSession(page);
  const draw = () =>
    session.send("Page.captureScreenshot", {
      optimizeForSpeed: true,
      // What stands on the screen already need not be drawn anew with the whole page, which takes five times as long.
      captureBeyondViewport: top + height > (page.viewportSize()?.height ?? 0),
      clip: { x: left, y: top, width, height, scale: 1 },
    });
  let { data: png } = await draw();
  // On a busy machine the first may have been taken before a drawing in it had its new size.
  for (let before = ""; png !== before; ) [before, png] = [png, (await draw()).data];
  await session.detach();
  const picture = sharp(Buffer.from(png, "base64")).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { left, top, width: info.width, height: info.height, pixels: data };
}

/** Contrast at the worst of the pixels that letters cover, where those are not as they are without; infinite where a line is cut off or hidden. */
function worstBehind(
  { colour, box }: Pick<Line, "colour" | "box">,
  written: Picture,
  blank: Picture,
  { left, top, width, height, pixels }: Picture,
): number {
  let worst = Number.POSITIVE_INFINITY;
  const right = Math.min(Math.ceil(box.right), left + width);
  const bottom = Math.min(Math.ceil(box.bottom), top + height);
  for (let y = Math.max(Math.floor(box.top), top); y < bottom; y++) {
    for (let x = Math.max(Math.floor(box.left), left); x < right; x++) {
      const at = ((y - top) * width + x - left) * 3;
      if (blank.pixels.readUIntBE(at, 3) === written.pixels.readUIntBE(at, 3)) continue;
      const behind = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
      worst = Math.min(worst, contrast(colour, behind));
    }
  }
  return worst;
}
