import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";

declare global {
  interface Window {
    /** How much of the page has moved, and how far, since it was opened. */
    layoutShift?: number;
  }

  interface PerformanceEntry {
    /** Of an entry about layout that has moved. */
    value?: number;
    hadRecentInput?: boolean;
  }
}

/** Watches, in every page opened from now on, whether anything moves by itself. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((moves) => {
      for (const { value = 0, hadRecentInput } of moves.getEntries()) {
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all movement since the page was opened: 0 if nothing moved. */
export async function layoutShift(page: Page): Promise<number> {
  const moved = await page.evaluate(() => window.layoutShift);
  if (moved === undefined) throw new Error("nobody has watched the layout of this page");
  return moved;
}

/** Lets the browser draw a page whose HTML stops after a part, as on a slow line, until the function is called that is given back. */
export async function holdBackHtmlAfter(
  page: Page,
  path: string,
  part: string | RegExp,
): Promise<() => void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(part, '$&<script src="/pause.js"></script>'),
    });
  });
  const pause = "**/pause.js";
  await page.route(pause, (route) => route.fulfill({ body: "document.currentScript.remove()" }));
  return await holdBack(page, pause);
}
