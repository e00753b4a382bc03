import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { addStyle } from "./screens.ts";

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

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

/** One line of words as it stands on the page: its colour, and its box in whole pixels of the page. */
type Line = { words: string; colour: Colour; box: Box };
type Box = { left: number; top: number; right: number; bottom: number };

/** Red, green and blue of each pixel of a part of the page, row by row. */
type Picture = { pixels: Buffer; area: Area };
type Area = { x: number; y: number; width: number; height: number };

const CHANNELS = 3;

// The letters go, and what is drawn behind them stays.
const WITHOUT_LETTERS = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`;

/** Measures every line of words in an element against what is really drawn behind it, the worst line first. */
export async function contrastsIn(element: Locator): Promise<LineContrast[]> {
  const lines = await element.evaluate(linesOf);
  const area = withinLines(await element.evaluate(areaOf), lines);
  const written = await pictureOf(element.page(), area);
  // Not Playwright's own way of styling a picture: that reaches into ChurchSuite's frame, which forbids it.
  const style = await addStyle(element.page(), WITHOUT_LETTERS);
  const blank = await pictureOf(element.page(), area);
  await style.evaluate((added) => added.replaceSync(""));
  // On a busy machine a page may have been laid out anew in between: then it is measured again.
  if (!isDeepStrictEqual(await element.evaluate(linesOf), lines)) return contrastsIn(element);
  return lines
    .flatMap((line) => {
      const worst = worstBehind(line, written, blank);
      return worst === undefined ? [] : [{ words: line.words, contrast: worst }];
    })
    .sort((one, other) => one.contrast - other.contrast);
}

/** The part of an area that has words in it: a picture costs by the pixel. The whole where there are none. */
function withinLines(area: Area, lines: Line[]): Area {
  const boxes = lines.map(({ box }) => box);
  const x = Math.max(area.x, Math.min(...boxes.map(({ left }) => left)));
  const y = Math.max(area.y, Math.min(...boxes.map(({ top }) => top)));
  const right = Math.min(area.x + area.width, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.min(area.y + area.height, Math.max(...boxes.map((box) => box.bottom)));
  return x < right && y < bottom ? { x, y, width: right - x, height: bottom - y } : area;
}

async function pictureOf(page: Page, clip: Area): Promise<Picture> {
  // What stands on the screen already need not be drawn anew with the whole page, which takes five times as long.
  const fullPage = clip.y + clip.height > (page.viewportSize()?.height ?? 0);
  const screen = { fullPage, clip, animations: "disabled" } as const;
  const { data, info } = await sharp(await page.screenshot(screen))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, area: { ...clip, width: info.width, height: info.height } };
}

/** Contrast at the worst of the pixels that letters cover; none where a line is cut off or hidden. */
function worstBehind({ colour, box }: Line, written: Picture, blank: Picture): number | undefined {
  const grounds = new Map<number, Colour>();
  for (const at of pixelsOf(box, blank.area)) {
    const ground = blank.pixels.readUIntBE(at, CHANNELS);
    if (ground === written.pixels.readUIntBE(at, CHANNELS)) continue;
    grounds.set(ground, [ground >> 16, (ground >> 8) & 0xff, ground & 0xff]);
  }
  const contrasts = [...grounds.values()].map((ground) => contrast(colour, ground));
  return grounds.size > 0 ? Math.min(...contrasts) : undefined;
}

/** Where in a picture the pixels of a box begin. */
function* pixelsOf({ left, top, right, bottom }: Box, area: Area): Generator<number> {
  const [first, last] = [Math.max(left, area.x), Math.min(right, area.x + area.width)];
  for (let y = Math.max(top, area.y); y < Math.min(bottom, area.y + area.height); y++) {
    const row = (y - area.y) * area.width - area.x;
    for (let x = first; x < last; x++) yield (row + x) * CHANNELS;
  }
}

/** Runs in the page: where an element stands on it, in whole pixels. */
function areaOf(element: Element): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.floor(left + scrollX),
    y: Math.floor(top + scrollY),
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
}

/** Runs in the page: the boxes of an element's words as they are broken into lines. */
function linesOf(element: Element): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim();
    if (!words || !text.parentElement?.checkVisibility()) continue;
    if (text.parentElement.closest(".visually-hidden")) continue;
    const colour = getComputedStyle(text.parentElement).color.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = colour.map(Number);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      lines.push({
        words,
        colour: [red, green, blue],
        box: {
          left: Math.floor(left + scrollX),
          top: Math.floor(top + scrollY),
          right: Math.ceil(right + scrollX),
          bottom: Math.ceil(bottom + scrollY),
        },
      });
    }
  }
  return lines;
}
