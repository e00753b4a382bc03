import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, type Page } from "@playwright/test";
import puppeteer, { type Browser, ElementHandle } from "puppeteer-core";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { freePort, listenOnFreePort } from "#demo/free-port.ts";
import { test as base } from "#tests/support/network.ts";
import { SATURDAY_MORNING } from "#tests/support/test.ts";
import type { Engine } from "./visitor.ts";

/** Where the engines beside Chromium are. One that the machine has not got is left out: `npm test` says so. */
export const { Firefox, WebKitGTK } = process.env;

type ForEachTest = { november: string };
type ForEachWorker = { home: string; firefox: Browser; webKit: WebDriver };

/** A site whose network can be cut, and `november`, its address on the day of the journeys; one session of each engine. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  november: ({ network }, provide) => inNovember(network.address, provide),
  home: [
    async ({ browserName: _ }, provide) => {
      const home = await mkdtemp(path.join(tmpdir(), "visitor-"));
      await provide(home);
      await rm(home, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  firefox: [
    async ({ home }, provide) => {
      const browser = await startFirefox(Firefox ?? "", home);
      await provide(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  webKit: [
    ({ home }, provide) => whileInWebKit(WebKitGTK ?? "", home, provide),
    { scope: "worker", timeout: 60_000 },
  ],
});

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

/** Starts Firefox, which Puppeteer speaks to by WebDriver BiDi. `home` is a folder for what it saves. */
function startFirefox(program: string, home: string): Promise<Browser> {
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

/** Opens WebKitGTK's own small browser on a screen that nobody sees, until `use` is done. `home` is a folder for what it saves. */
async function whileInWebKit(
  program: string,
  home: string,
  use: (driver: WebDriver) => Promise<void>,
): Promise<void> {
  const screen = spawn("Xvfb", "-displayfd 3 -screen 0 1400x1000x24 -nolisten tcp".split(" "), {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] ?? screen, "data");
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOME: home,
    TZ: "Europe/London",
    DISPLAY: `:${String(display).trim()}`,
  };
  const service = spawn(program, [`--port=${port}`], { stdio: "ignore", env });
  try {
    const isReady = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, "WebKitWebDriver answers").toBe(true);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
      .build();
    await use(driver);
    await driver.quit();
  } finally {
    await end(service);
    await end(screen);
  }
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
      const pointIn = () => driver.executeScript<Point>(`return (${scrolledTo})(${expression})`);
      const [before, point] = [await pointIn(), await pointIn()];
      if (point.isCovered || !isDeepStrictEqual(point, before)) throw new Error("It moves");
      await driver.actions().move(point).click().perform();
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    goBack: () => driver.navigate().back(),
    resizeTo,
  };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, "exit");
}

/** Runs in the page: the middle of an element that has been scrolled into view. */
function scrolledTo(element: Element): Point {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x: left, y: top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return { x, y, isCovered: !element.contains(document.elementFromPoint(x, y)) };
}

const CLOCK = "/clock.js";
const clock = `{
  const now = ${SATURDAY_MORNING.getTime()};
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now() {
      return now;
    }
  };
}`;

/**
 * Serves the site at `address` with a script before all others that sets the clock: for browsers that no library can tell
 * what time it is. What cannot be had there breaks off.
 */
async function inNovember(address: string, use: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(async ({ url = "" }, response) => {
    if (url === CLOCK) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(clock);
      return;
    }
    try {
      const answer = await fetch(address + url, { redirect: "manual" });
      const type = answer.headers.get("Content-Type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = type.startsWith("text/html");
      const script = `<script src="${CLOCK}"></script>`;
      response.writeHead(answer.status, { "Content-Type": type });
      response.end(isPage ? body.toString().replace(/<head[^>]*>/, `$&${script}`) : body);
    } catch {
      response.destroy();
    }
  });
  try {
    await use(await listenOnFreePort(server));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
