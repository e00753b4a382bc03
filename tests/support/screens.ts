import type { JSHandle, Locator, Page } from "@playwright/test";

/** The screens the site is looked at on, in CSS pixels. */
export const telephone = { width: 390, height: 844 };
export const telephoneSideways = { width: 844, height: 390 };
export const tablet = { width: 800, height: 1000 };
export const desktop = { width: 1280, height: 800 };

/** The narrowest screen on which nothing may have to be scrolled sideways. */
export const smallest = { width: 320, height: 568 };

/** How far a page can be scrolled sideways, in CSS pixels. */
export function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Where something stands in the window, in CSS pixels. Throws where it is not to be seen. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} has no box.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** On how many lines the words of an element stand. */
export function linesOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    let [lines, end] = [0, Number.NEGATIVE_INFINITY];
    for (const { top, bottom } of words.getClientRects()) {
      const isBelow = (top + bottom) / 2 > end;
      if (isBelow) lines += 1;
      end = isBelow ? bottom : Math.max(end, bottom);
    }
    return lines;
  });
}

/** Sets all type at twice its size, as browsers do for those who ask for large type and leave pictures as they are. */
export async function doublesType(page: Page): Promise<void> {
  await addStyle(page, "html { font-size: 225% !important; }");
}

/** Adds style to a page as scripts may: Playwright's own way is a style element, which the page's policy refuses. */
export function addStyle(page: Page, css: string): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
}

/** Runs in the page: lays out, fetches and decodes what browsers leave for when it comes near, and waits for the fonts. */
export async function showLazyPictures(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>("*")) {
    const isLeft = getComputedStyle(element).contentVisibility === "auto";
    if (isLeft) element.style.contentVisibility = "visible";
  }
  // A picture that has another drawing by night asks for it in the next frame.
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

/** Runs in the page: ends what fades in, which has not yet the contrast that it stays with, and stills what never ends. */
export function comeToRest(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  }
}

/** The sum of all movement of the page by itself since it was opened: 0 if nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const moves: { value: number; hadRecentInput: boolean }[] = observer
      .takeRecords()
      .map((entry) => entry.toJSON());
    return moves.reduce((sum, move) => sum + (move.hadRecentInput ? 0 : move.value), 0);
  });
}

export type Paper = "A4" | "Letter";

// In points, from the lower edge of the paper: its margin, a heading's own line and a line below it.
const FOOT = 75;

/**
 * What comes out of the printer, without grounds, as browsers print unless they are told otherwise: how many sheets, and
 * the headings that stand so far down on one that nothing of what they head is on it.
 */
export async function print(page: Page, format: Paper = "A4") {
  // The outline of a tagged PDF says where on its sheet each heading stands.
  const pdf = (await page.pdf({ format, tagged: true, outline: true })).toString("latin1");
  const headings = pdf.matchAll(/\/Title (.+)\n\/Dest \[\d+ 0 R \/XYZ [\d.-]+ ([\d.-]+) 0\]/g);
  return {
    sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    stranded: [...headings].filter(([, , up]) => Number(up) < FOOT).map(([, title]) => title ?? ""),
  };
}
