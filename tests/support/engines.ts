import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { SITE } from "#tests/support/built-pages.ts";
import { type Site, whileServing } from "#tests/support/site.ts";
import { test as base, SATURDAY_MORNING } from "#tests/support/test.ts";
import { findEngine } from "#tools/dev/browsers.ts";
import { createSiteServer } from "#tools/dev/site-server.ts";
import { desktop } from "./screens.ts";
import type { Engine } from "./visitor.ts";
import { withFolder } from "./with-folder.ts";

/** The programs of the engines beside Chromium. A machine may lack either of them: `npm test` then says so. */
export const Firefox = findEngine("Firefox");
export const WebKitGTK = findEngine("WebKitGTK");

/** Milliseconds that an engine has to start. */
const START = 60_000;

type FixturesOfTest = {
  /** The site on the day of the journeys. The libraries of these engines cannot set a clock, so the pages do. */
  november: Site;
};

type FixturesOfWorker = {
  /** A folder with a copy of the built site, in which every page stops its clock. */
  copy: string;
  /** An empty folder, in which the engines keep their files. */
  home: string;
  firefox: Browser;
  webKit: WebDriver;
};

/** One session of each engine for all journeys. */
export const test = base.extend<FixturesOfTest, FixturesOfWorker>({
  november: ({ copy }, provide) => whileServing(provide, createSiteServer(copy)),
  copy: [({ browserName: _ }, provide) => withStoppedClock(provide), { scope: "worker" }],
  home: [({ browserName: _ }, provide) => withFolder(provide), { scope: "worker" }],
  firefox: [
    ({ home }, provide) => whileFirefoxRuns(home, provide),
    { scope: "worker", timeout: START },
  ],
  webKit: [
    ({ home }, provide) => whileWebKitRuns(home, provide),
    { scope: "worker", timeout: START },
  ],
});

/** Makes a copy of the built site in which every page stops its clock. The copy is there until `use` is done. */
function withStoppedClock(use: (folder: string) => Promise<void>): Promise<void> {
  return withFolder(async (folder) => {
    await cp(SITE, folder, { recursive: true });
    for (const file of globSync(`${folder}/**/*.html`)) {
      const html = readFileSync(file, "utf8");
      writeFileSync(file, html.replace(/<head[^>]*>/, '$&<script src="/clock.js"></script>'));
    }
    writeFileSync(path.join(folder, "clock.js"), CLOCK);
    await use(folder);
  });
}

/** A script that stops the clock of a page on the Saturday morning of the journeys. */
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

async function whileFirefoxRuns(
  home: string,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: Firefox,
    env: { ...process.env, HOME: home, TZ: "Europe/London" },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  await use(browser);
  await browser.close();
}

/** Runs WebKitGTK's own small browser, on a screen that nobody sees. */
async function whileWebKitRuns(
  home: string,
  use: (driver: WebDriver) => Promise<void>,
): Promise<void> {
  const screenArguments = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  // The screen writes its number to its fourth stream, which is number 3.
  const screen = spawn("Xvfb", screenArguments, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(screen.stdio[3] ?? screen, "data");
  const display = `:${String(number).trim()}`;
  const service = new ServiceBuilder(WebKitGTK ?? "")
    .setEnvironment({ ...process.env, HOME: home, TZ: "Europe/London", DISPLAY: display })
    .build();
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
      .build();
    await use(driver);
    await driver.quit();
  } finally {
    await service.kill();
    screen.kill();
  }
}

/** Chromium, which Playwright drives. */
export function chromiumEngine(page: Page): Engine {
  return {
    // A page that waits for something that never comes would never have loaded.
    open: (address) => page.goto(address, { waitUntil: "commit" }),
    evaluate: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const handle = await page.evaluateHandle<Element>(expression);
      await handle.asElement()?.click();
    },
    pressEscape: () => page.keyboard.press("Escape"),
    resizeTo: (screen) => page.setViewportSize(screen),
  };
}

/** Firefox with a new visitor. Puppeteer drives it by WebDriver BiDi. */
export async function firefoxEngine(browser: Browser): Promise<Engine> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(desktop);
  return {
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const script = `(${scrollToMiddle})(${expression})`;
      const { x, y } = await waitForRest(async () => (await page.evaluate(script)) as Point);
      await page.mouse.click(x, y);
    },
    pressEscape: () => page.keyboard.press("Escape"),
    resizeTo: (screen) => page.setViewport(screen),
  };
}

/** WebKitGTK, which Selenium drives. It has one window, and so all journeys have one visitor. */
export async function webKitEngine(driver: WebDriver): Promise<Engine> {
  const resizeTo: Engine["resizeTo"] = (screen) => driver.manage().window().setRect(screen);
  await resizeTo(desktop);
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    press: async (expression) => {
      const script = `return (${scrollToMiddle})(${expression})`;
      const point = await waitForRest(() => driver.executeScript<Point>(script));
      await driver.actions().move(point).click().perform();
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resizeTo,
  };
}

/** A place to click, in CSS pixels of the window. */
type Point = {
  x: number;
  y: number;
  /** Whether another element lies over it. */
  isCovered: boolean;
};

/** Asks twice for the place to click. Throws if it has moved in between, as after a first scroll, or is covered. */
async function waitForRest(findPoint: () => Promise<Point>): Promise<Point> {
  const before = await findPoint();
  const point = await findPoint();
  if (point.isCovered) throw new Error("It is covered");
  if (!isDeepStrictEqual(point, before)) throw new Error("It moves");
  return point;
}

/** Runs in the page: scrolls an element into view and returns its middle. */
function scrollToMiddle(element: Element): Point {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x: left, y: top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  return { x, y, isCovered: !element.contains(document.elementFromPoint(x, y)) };
}
