import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type Colour, contrastBetween } from "./colours.ts";
import { type Box, type Line, linesIn } from "./lines.ts";
import { addStyle, comeToRest, showLazyPictures } from "./screens.ts";

/** A line of words and its contrast to the worst pixel behind its letters. */
type LineContrast = {
  words: string;
  when: "by day" | "by night";
  /** From 1 to 21. */
  contrast: number;
};

/** A picture of a part of the page. */
type Picture = {
  /** Its left and upper edge, in CSS pixels of the page. One pixel of the picture is one of the page. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  bytes: Buffer;
};

type Measurement = {
  contrasts: LineContrast[];
  /** Whether the lines stand in the same places by night as by day. */
  isAlikeByNight: boolean;
};

/** How often a busy machine, which may draw parts of a page late, gets to measure again. */
const ATTEMPTS = 3;

/** Hides the letters of a page, and leaves what is drawn behind them. */
const WITHOUT_LETTERS = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`;

/**
 * Measures the contrast of every line of words in an element, by day and by night, to what is really drawn behind it:
 * axe only knows flat colours. Measures again if a line has less than `least`. Throws if the words stand elsewhere by
 * night.
 */
export async function measureContrasts(element: Locator, least: number): Promise<LineContrast[]> {
  let measurement = await measureOnce(element);
  for (let attempt = 2; attempt <= ATTEMPTS; attempt++) {
    const isEnough = measurement.contrasts.every(({ contrast }) => contrast >= least);
    if (isEnough && measurement.isAlikeByNight) break;
    measurement = await measureOnce(element);
  }
  if (!measurement.isAlikeByNight) throw new Error(`${element} is laid out otherwise by night.`);
  return measurement.contrasts;
}

/** Compares a picture with letters and one without: pixels that differ are behind letters. Then it takes one by night. */
async function measureOnce(element: Locator): Promise<Measurement> {
  const page = element.page();
  await page.evaluate(comeToRest);
  const lines = await linesIn(element);
  const area = areaOf(lines);
  const withLetters = await takePicture(page, area);

  // Playwright's own way to style a screenshot reaches into ChurchSuite's frame, which forbids it.
  const style = await addStyle(page, WITHOUT_LETTERS);
  await page.evaluate(comeToRest);
  const byDay = await takePicture(page, area);

  await setColourScheme(page, "dark");
  await page.evaluate(comeToRest);
  const byNight = await takePicture(page, area);
  const linesByNight = await linesIn(element);

  await setColourScheme(page, "light");
  await style.evaluate((sheet) => sheet.replaceSync(""));

  const contrasts: LineContrast[] = [];
  for (const [index, { words, colour, box }] of lines.entries()) {
    const pixels = pixelsOfLetters(box, withLetters, byDay);
    // A line that is hidden or cut off has no letters.
    if (pixels.length === 0) continue;
    contrasts.push({ words, when: "by day", contrast: worstContrast(colour, pixels, byDay) });
    const colourByNight = linesByNight[index]?.colour ?? colour;
    const contrast = worstContrast(colourByNight, pixels, byNight);
    contrasts.push({ words, when: "by night", contrast });
  }
  return { contrasts, isAlikeByNight: isDeepStrictEqual(boxesOf(lines), boxesOf(linesByNight)) };
}

function boxesOf(lines: Line[]): Box[] {
  return lines.map(({ box }) => box);
}

async function setColourScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(showLazyPictures);
}

/** The smallest part of the page that has all these lines in it, in whole pixels. */
function areaOf(lines: Line[]): Box {
  const boxes = boxesOf(lines);
  return {
    left: Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)))),
    top: Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)))),
    right: Math.ceil(Math.max(...boxes.map(({ right }) => right))),
    bottom: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))),
  };
}

/** Takes pictures until two are alike: on a busy machine the first may show a drawing in its former size. */
async function takePicture(page: Page, { left, top, right, bottom }: Box): Promise<Picture> {
  const session = await page.context().newCDPSession(page);
  const windowHeight = page.viewportSize()?.height ?? 0;
  const capture = async () => {
    const { data } = await session.send("Page.captureScreenshot", {
      // A PNG that is packed well takes twice as long.
      optimizeForSpeed: true,
      // The browser draws the whole page anew for what is not on the screen, which takes five times as long.
      captureBeyondViewport: bottom > windowHeight,
      clip: { x: left, y: top, width: right - left, height: bottom - top, scale: 1 },
    });
    return data;
  };
  let before = await capture();
  let png = await capture();
  while (png !== before) {
    before = png;
    png = await capture();
  }
  await session.detach();
  const image = sharp(Buffer.from(png, "base64")).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { left, top, width: info.width, height: info.height, bytes: data };
}

/** Finds the pixels in a box that letters cover, each by the place of its first byte. */
function pixelsOfLetters(box: Box, withLetters: Picture, withoutLetters: Picture): number[] {
  const { left, top, width, height } = withLetters;
  const firstColumn = Math.max(0, Math.floor(box.left) - left);
  const lastColumn = Math.min(width, Math.ceil(box.right) - left);
  const firstRow = Math.max(0, Math.floor(box.top) - top);
  const lastRow = Math.min(height, Math.ceil(box.bottom) - top);
  const pixels: number[] = [];
  for (let row = firstRow; row < lastRow; row++) {
    for (let column = firstColumn; column < lastColumn; column++) {
      const place = (row * width + column) * 3;
      const isCovered =
        withLetters.bytes.readUIntBE(place, 3) !== withoutLetters.bytes.readUIntBE(place, 3);
      if (isCovered) pixels.push(place);
    }
  }
  return pixels;
}

function worstContrast(colour: Colour, pixels: number[], picture: Picture): number {
  let worst = Number.POSITIVE_INFINITY;
  for (const place of pixels) {
    const [red = 0, green = 0, blue = 0] = picture.bytes.subarray(place, place + 3);
    worst = Math.min(worst, contrastBetween(colour, [red, green, blue]));
  }
  return worst;
}
