import type { JSHandle, Page } from "@playwright/test";

/** Adds style to a page as scripts may: Playwright's own way is a style element, which the page's policy refuses. */
export function addStyle(page: Page, css: string): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
}
