import puppeteer, { type Browser, ElementHandle } from "puppeteer-core";
import type { Engine } from "./visitor.ts";

/** Starts Firefox, which Puppeteer speaks to by WebDriver BiDi. `home` is a folder for what it saves. */
export function startFirefox(program: string, home: string): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    env: { ...process.env, HOME: home, TZ: "Europe/London" },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
}

/** A new visitor with Firefox. */
export async function firefoxOf(browser: Browser): Promise<Engine> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    open: (address) => page.goto(address),
    ask: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const handle = await page.evaluateHandle(expression);
      if (handle instanceof ElementHandle) await handle.click();
    },
    pressEscape: () => page.keyboard.press("Escape"),
    // Firefox has kept the page before: Puppeteer would wait for it to load.
    goBack: () => page.evaluate("history.back()"),
    resizeTo: (screen) => page.setViewport(screen),
  };
}
