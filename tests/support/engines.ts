import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { test as base, withCopy } from "#tests/support/network.ts";
import type { Site } from "#tests/support/site.ts";
import { SATURDAY_MORNING } from "#tests/support/test.ts";
import { findEngine } from "#tools/dev/find-browsers.ts";
import { createSiteServer } from "#tools/dev/site-server.ts";
import type { Engine } from "./visitor.ts";
import { withFolder } from "./with-folder.ts";

/** Where the engines beside Chromium are. One that the machine has not got is left out: `npm test` says so. */
export const Firefox = findEngine("Firefox");
export const WebKitGTK = findEngine("WebKitGTK");

type ForEachTest = { november: Site };
type ForEachWorker = { copy: string; home: string; firefox: Browser; webKit: WebDriver };

/** One session of each engine, and `november`, the site on the day of the journeys: no library tells these what time it is. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  november: async ({ network, copy }, provide) => {
    network.website = createSiteServer(copy);
    await provide(network);
  },
  copy: [
    ({ browserName: _ }, provide) => {
      const putClock = (html: string) =>
        html.replace(/<head[^>]*>/, '$&<script src="/clock.js"></script>');
      return withCopy(putClock, async (folder) => {
        writeFileSync(path.join(folder, "clock.js"), CLOCK);
        await provide(folder);
      });
    },
    { scope: "worker" },
  ],
  home: [({ browserName: _ }, provide) => withFolder(provide), { scope: "worker" }],
  firefox: [
    async ({ home }, provide) => {
      const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: Firefox,
        env: { ...process.env, HOME: home, TZ: "Europe/London" },
        extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
      });
      await provide(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  // WebKitGTK's own small browser, on a screen that nobody sees.
  webKit: [
    async ({ home }, provide) => {
      const screen = spawn("Xvfb", "-displayfd 3 -screen 0 1400x1000x24 -nolisten tcp".split(" "), {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
      });
      const [display] = await once(screen.stdio[3] ?? screen, "data");
      const own = { HOME: home, TZ: "Europe/London", DISPLAY: `:${String(display).trim()}` };
      const service = new ServiceBuilder(WebKitGTK ?? "")
        .setEnvironment({ ...process.env, ...own })
        .build();
      try {
        const driver = await new Builder()
          .usingServer(await service.start())
          .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
          .build();
        await provide(driver);
        await driver.quit();
      } finally {
        await service.kill();
        screen.kill();
      }
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

const CLOCK = `{
  const now = ${SATURDAY_MORNING.getTime()};
  globalThis.Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now() {
      return now;
    }
  };
}`;

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
    resizeTo: (screen) => page.setViewportSize(screen),
  };
}

/** A new visitor with Firefox, which Puppeteer speaks to by WebDriver BiDi. */
export async function firefoxOf(browser: Browser): Promise<Engine> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    open: (address) => page.goto(address),
    ask: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const script = `(${scrolledTo})(${expression})`;
      const { x, y } = await pointAtRest(async () => (await page.evaluate(script)) as Point);
      await page.mouse.click(x, y);
    },
    pressEscape: () => page.keyboard.press("Escape"),
    resizeTo: (screen) => page.setViewport(screen),
  };
}

/** Where to press, in CSS pixels of the window. */
type Point = { x: number; y: number; isCovered: boolean };

/** The visitor with WebKitGTK: one after the other, since it has one window. */
export async function webKitOf(driver: WebDriver): Promise<Engine> {
  const resizeTo: Engine["resizeTo"] = (screen) => driver.manage().window().setRect(screen);
  await resizeTo({ width: 1280, height: 800 });
  return {
    open: (address) => driver.get(address),
    ask: (expression) => driver.executeScript(`return ${expression}`),
    press: async (expression) => {
      const script = `return (${scrolledTo})(${expression})`;
      const point = await pointAtRest(() => driver.executeScript<Point>(script));
      await driver.actions().move(point).click().perform();
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resizeTo,
  };
}

/** Asks twice where to press. Throws while it moves, as what is scrolled to for the first time does, or is covered. */
async function pointAtRest(ask: () => Promise<Point>): Promise<Point> {
  const [before, point] = [await ask(), await ask()];
  if (point.isCovered || !isDeepStrictEqual(point, before)) throw new Error("It moves");
  return point;
}

/** Runs in the page: the middle of an element that has been scrolled into view. */
function scrolledTo(element: Element): Point {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x: left, y: top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return { x, y, isCovered: !element.contains(document.elementFromPoint(x, y)) };
}
