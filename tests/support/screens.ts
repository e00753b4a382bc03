import type { JSHandle, Locator, Page } from "@playwright/test";

/** The screens on which the tests look at the site, in CSS pixels. */
export const telephone = { width: 390, height: 844 };
export const telephoneSideways = { width: 844, height: 390 };
export const tablet = { width: 800, height: 1000 };
export const desktop = { width: 1280, height: 800 };

/** The narrowest screen on which nobody may have to scroll sideways. */
export const smallest = { width: 320, height: 568 };

/** How far a page can be scrolled sideways, in CSS pixels. */
export function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** A rectangle in the window, in CSS pixels. */
type BoxInWindow = {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
};

/** Measures an element. Throws if it cannot be seen. */
export async function boxOf(part: Locator): Promise<BoxInWindow> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} has no box.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Doubles the size of all type, as browsers do for visitors who set a larger font size. Pictures stay as they are. */
export async function doubleType(page: Page): Promise<void> {
  await addStyle(page, "html { font-size: 225% !important; }");
}

/** Adds a style sheet to a page, as scripts may. Playwright adds a style element, which the page's policy refuses. */
export function addStyle(page: Page, css: string): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
}

/** Runs in the page: ends its animations, because words that fade in do not have their contrast yet. */
export function comeToRest(): void {
  for (const animation of document.getAnimations()) {
    const willEnd = Number.isFinite(animation.effect?.getComputedTiming().endTime);
    if (willEnd) animation.finish();
    else animation.cancel();
  }
}

/** The sum of all layout shifts since the page was opened, without those after a click or key; 0 if nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts: { value: number; hadRecentInput: boolean }[] = observer
      .takeRecords()
      .map((entry) => entry.toJSON());
    const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    return unexpected.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Prints a page on A4 without background colours, as browsers do unless they are told otherwise. Counts its sheets. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
