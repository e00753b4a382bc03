import type { Page } from "@playwright/test";

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
