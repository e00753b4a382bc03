import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "#demo/free-port.ts";
import type { Engine } from "./visitor.ts";

/** Opens WebKitGTK's own small browser on a screen that nobody sees, until `use` is done. `home` is a folder for what it saves. */
export async function whileInWebKit(
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
