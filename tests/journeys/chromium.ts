import type { Page } from "@playwright/test";
import type { Engine } from "./visitor.ts";

/** Chromium, by Playwright. */
export function chromiumAt(page: Page): Engine {
  return {
    // What never comes would keep a page from being loaded.
    open: (address) => page.goto(address, { waitUntil: "commit" }),
    ask: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const handle = await page.evaluateHandle<Element>(expression);
      await handle.asElement()?.click();
    },
    pressEscape: () => page.keyboard.press("Escape"),
    goBack: () => page.goBack({ waitUntil: "commit" }),
    resizeTo: (screen) => page.setViewportSize(screen),
  };
}
