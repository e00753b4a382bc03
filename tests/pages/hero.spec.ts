import type { LaunchOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { boxOf, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";
import { STILL_DRAWINGS } from "#tools/browser/chromium-arguments.ts";

type Box = { x: number; y: number; width: number; height: number };

/** In the units of the drawings, which all show the same land: its church, its rooks, and a pane of its last window. */
const CHURCH = { x: 1401, y: 474, width: 390, height: 264 };
const ROOKS = { x: 1280, y: 386, width: 190, height: 82 };
const LAST_PANE = { x: 1743, y: 669, width: 4, height: 4 };

const scene = (page: Page) => page.locator("main picture img").first();
const button = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

/** Where a part of the drawing stands in the window, as the drawing is cut off to fill its band. */
function drawnAt(page: Page, { x, y, width, height }: Box): Promise<Box> {
  return scene(page).evaluate(
    async (image: HTMLImageElement, part) => {
      await image.decode();
      const [left = 0, top = 0] =
        (await (await fetch(image.currentSrc)).text())
          .match(/viewBox="([^"]+)"/)?.[1]
          ?.split(" ")
          .map(Number) ?? [];
      const box = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = image;
      const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
      const [across = 0, down = 0] = getComputedStyle(image)
        .objectPosition.split(" ")
        .map((share) => Number.parseFloat(share) / 100);
      return {
        x: box.x + (box.width - naturalWidth * scale) * across + (part.x - left) * scale,
        y: box.y + (box.height - naturalHeight * scale) * down + (part.y - top) * scale,
        width: part.width * scale,
        height: part.height * scale,
      };
    },
    { x, y, width, height },
  );
}

for (const screen of [
  telephoneSideways,
  { width: 932, height: 430 },
  { width: 667, height: 375 },
]) {
  test(`a telephone of ${screen.width} by ${screen.height} px shows heading, both buttons and the church at once, beside each other`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await visit(page, "/");
    const church = await drawnAt(page, CHURCH);
    expect(church.y).toBeGreaterThan(0);
    expect(church.y + church.height).toBeLessThanOrEqual(screen.height);
    expect(church.x + church.width).toBeLessThanOrEqual(screen.width);
    for (const name of ["Sunday Service", "Find out more"]) {
      const box = await boxOf(button(page, name));
      expect(box.y + box.height, name).toBeLessThanOrEqual(screen.height);
      expect(box.x + box.width, name).toBeLessThan(church.x);
    }
    const heading = await page
      .getByRole("heading", { level: 1 })
      .evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
    expect(Math.round(heading)).toBeLessThanOrEqual(2);
  });
}

for (const screen of [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3440, height: 1440 },
]) {
  test(`a screen of ${screen.width} px shows the rooks and the whole church under a piece of sky`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await visit(page, "/");
    const sky = await boxOf(scene(page));
    const [rooks, church] = [await drawnAt(page, ROOKS), await drawnAt(page, CHURCH)];
    expect(rooks.y - sky.y).toBeGreaterThan(100);
    expect(church.y + church.height).toBeLessThan(sky.y + sky.height);
    expect(sky.height).toBeGreaterThan(0.75 * screen.height);
  });
}

test("on a telephone of 375 px the two buttons stand in one row", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, "/");
  expect((await boxOf(button(page, "Find out more"))).y).toBe(
    (await boxOf(button(page, "Sunday Service"))).y,
  );
});

for (const [scheme, drawn] of [
  ["light", ["narrow", "dusk"]],
  ["dark", ["night-narrow", "night-dusk"]],
] as const) {
  test(`a visitor who prefers ${scheme} is sent no other drawing of the church than theirs`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.setViewportSize(telephone);
    await page.emulateMedia({ colorScheme: scheme });
    await visit(page, "/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const churches = () =>
      sent.flatMap(
        (url) => /\/((?:night-)?(?:wide|mid|narrow|hills|dusk))-[^/]+\.svg$/.exec(url)?.[1] ?? [],
      );
    await expect.poll(churches).toEqual(drawn);
  });
}

test("where no motion is welcome the church is lit from the first moment", async ({ page }) => {
  await visit(page, "/");
  expect(await warmth(page)).toBeGreaterThan(LIT);
});

const whereMotionIsWelcome = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = launchOptions.args?.filter((argument) => argument !== STILL_DRAWINGS);
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

for (const scheme of ["light", "dark"] as const) {
  whereMotionIsWelcome(
    `the windows of the church come on once, for a visitor who prefers ${scheme}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto("/");
      expect(await warmth(page)).toBeLessThan(LIT);
      await expect.poll(() => warmth(page)).toBeGreaterThan(LIT);
    },
  );
}

const LIT = 90;

/** How much more red than blue the last of the church's windows is, from 0 to 255. */
async function warmth(page: Page): Promise<number> {
  const { x, y, width, height } = await drawnAt(page, LAST_PANE);
  const clip = {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  return (red ?? 0) - (blue ?? 0);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing in the town moves in the first second, nor after five, where the screen is ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "no-preference" });
    await visit(page, "/");
    const drawing = await scene(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    const lines = await (await page.request.get(drawing)).text();
    // Not at its own address: a whole browser asks for /favicon.ico with every file that it shows alone.
    await page.goto("about:blank");
    await page.setContent(lines);
    const moving = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
        return { from: delay / 1000, to: Number(endTime) / 1000 };
      }),
    );
    expect(moving.length).toBeGreaterThan(0);
    for (const { from, to } of moving) {
      expect.soft(from).toBeGreaterThanOrEqual(1);
      expect.soft(to).toBeLessThanOrEqual(5);
    }
  });
}
