import type { LaunchOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { boxOf, linesOf, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, visit } from "#tests/support/visit.ts";
import { STILL_DRAWINGS } from "#tools/browser/chromium-arguments.ts";

type Part = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** In the units of the drawings, which all show the same land: its church, its rooks, a pane of its last window, and sky. */
const CHURCH = { x: 1401, y: 474, width: 390, height: 264 };
const ROOKS = { x: 1280, y: 386, width: 190, height: 82 };
const LAST_PANE = { x: 1743, y: 669, width: 4, height: 4 };
const SKY = { x: 1600, y: 500, width: 8, height: 8 };

const scene = (page: Page) => page.locator("main picture img").first();
const button = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

/** Where a part of the drawing stands in the window, as the drawing is cut off to fill its band. */
function drawnAt(page: Page, drawn: Part): Promise<Part> {
  return scene(page).evaluate(async (image: HTMLImageElement, part) => {
    await image.decode();
    const drawing = await (await fetch(image.currentSrc)).text();
    const [left = 0, top = 0] = drawing.match(/(?<=viewBox=")[^"]+/)?.[0].split(" ") ?? [];
    const box = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
    const shares = getComputedStyle(image).objectPosition.split(" ");
    const [across = 0, down = 0] = shares.map((share) => Number.parseFloat(share) / 100);
    return {
      x: box.x + (box.width - naturalWidth * scale) * across + (part.x - Number(left)) * scale,
      y: box.y + (box.height - naturalHeight * scale) * down + (part.y - Number(top)) * scale,
      width: part.width * scale,
      height: part.height * scale,
    };
  }, drawn);
}

test("a telephone held sideways shows all of the hero at once", async ({ page }) => {
  for (const { width, height } of [telephoneSideways, { width: 667, height: 375 }]) {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    const church = await drawnAt(page, CHURCH);
    expect(church.y).toBeGreaterThan(0);
    expect(church.y + church.height, `at ${width} px`).toBeLessThanOrEqual(height);
    expect(church.x + church.width, `at ${width} px`).toBeLessThanOrEqual(width);
    for (const name of ["Sunday Service", "Find out more"]) {
      const box = await boxOf(button(page, name));
      expect(box.bottom, name).toBeLessThanOrEqual(height);
      expect(box.right, name).toBeLessThan(church.x);
    }
    const heading = page.getByRole("heading", { level: 1 });
    expect(await linesOf(heading), `at ${width} px`).toBeLessThanOrEqual(2);
  }
  // Upright the buttons, too, stand in one row.
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, "/");
  const [one, other] = [button(page, "Sunday Service"), button(page, "Find out more")];
  expect((await boxOf(one)).y).toBe((await boxOf(other)).y);
});

test("a wide screen shows the whole town under a piece of sky", async ({ page }) => {
  for (const { width, height } of [
    { width: 1920, height: 1080 },
    { width: 3440, height: 1440 },
  ]) {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    const sky = await boxOf(scene(page));
    const [rooks, church] = [await drawnAt(page, ROOKS), await drawnAt(page, CHURCH)];
    expect(rooks.y - sky.y, `at ${width} px`).toBeGreaterThan(100);
    expect(church.y + church.height, `at ${width} px`).toBeLessThan(sky.bottom);
    expect(sky.height, `at ${width} px`).toBeGreaterThan(0.75 * height);
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`who prefers ${scheme} is sent no other drawing`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.setViewportSize(telephone);
    await page.emulateMedia({ colorScheme: scheme });
    await visit(page, "/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const file = /(?<=\/)(?:night-)?(?:wide|mid|narrow|hills|dusk)(?=-[^/]+\.svg$)/;
    const drawn = ["narrow", "dusk"].map((name) => (scheme === "dark" ? `night-${name}` : name));
    await expect.poll(() => sent.flatMap((url) => file.exec(url)?.[0] ?? [])).toEqual(drawn);
  });
}

/** A moment of each light on a Sunday in November, when the sun rises at 8:06 and sets at 16:08. */
const momentOf = {
  night: "2026-11-22T06:00:00Z",
  dawn: "2026-11-22T07:30:00Z",
  morning: "2026-11-22T09:00:00Z",
  noon: "2026-11-22T13:00:00Z",
  dusk: "2026-11-22T16:00:00Z",
};
const veil = (page: Page) => page.locator("[data-veil]").locator("visible=true");

test.describe("far from home", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the town lies in the light of its hour, and has no veil by night", async ({ page }) => {
    const skies = new Set<string>();
    for (const [light, now] of Object.entries(momentOf)) {
      await page.clock.setFixedTime(new Date(now));
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto("/");
      const hours = await veil(page).evaluateAll((all) => all.map(({ dataset }) => dataset.veil));
      expect(hours).toEqual(light === "morning" ? [] : [light]);
      skies.add(String(await colourOf(page, SKY)));
      expect(await warmth(page), `the windows by ${light}`).toBeGreaterThan(LIT);
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(veil(page), light).toHaveCount(0);
    }
    expect(skies.size).toBe(5);
  });
});

test("the church door is open from 15 minutes before a service to its end", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-22T11:13:00Z") });
  await visit(page, "/");
  await calendarHasAnswered(page);
  const door = page.locator("[data-door] path").first();
  const strip = page.getByRole("region", { name: "When to come" });
  for (const [wait, isOpen] of [
    ["00:01:00", false],
    ["00:01:00", true],
    ["01:29:00", true],
    ["00:01:00", false],
  ] as const) {
    await page.clock.fastForward(wait);
    await expect(door).toBeVisible({ visible: isOpen });
    await expect(strip.getByText("Come on in")).toBeVisible({ visible: isOpen });
  }
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

for (const colorScheme of ["light", "dark"] as const) {
  whereMotionIsWelcome(
    `light comes up over the town for who comes from elsewhere, and nothing is drawn anew for it, in ${colorScheme}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "no-preference" });
      // Held, so that on a busy machine it is not over before it is looked at.
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          const hero = document.querySelector("main section");
          for (const movement of hero?.getAnimations({ subtree: true }) ?? []) movement.pause();
        });
      });
      await page.goto("/");
      const comingUp = [{ from: 200, to: 2600, changes: ["opacity"] }];
      expect(await movementsIn(page)).toEqual(comingUp);
      await page.getByRole("link", { name: "Giving" }).first().click();
      await page.getByRole("link", { name: "Home" }).first().click();
      expect(await movementsIn(page)).toEqual([]);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL("/");
      expect(await movementsIn(page)).toEqual([]);
    },
  );
}

/** What moves in the hero, from and to which milliseconds, and what of it changes. */
function movementsIn(page: Page) {
  return page
    .locator("main section")
    .first()
    .evaluate((hero) =>
      hero.getAnimations({ subtree: true }).map(({ effect }) => {
        const { delay: from = 0, endTime: to = 0 } = effect?.getComputedTiming() ?? {};
        const keyframes = (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys);
        const about = ["offset", "computedOffset", "easing", "composite"];
        return { from, to, changes: [...new Set(keyframes)].filter((key) => !about.includes(key)) };
      }),
    );
}

const LIT = 90;

/** How much more red than blue the last of the church's windows is, from 0 to 255. */
async function warmth(page: Page): Promise<number> {
  const [red = 0, , blue = 0] = await colourOf(page, LAST_PANE);
  return red - blue;
}

/** The mean of a part of the drawing, as it is seen: red, green and blue. */
async function colourOf(page: Page, part: Part): Promise<number[]> {
  const { x, y, width, height } = await drawnAt(page, part);
  const [left, top] = [Math.round(x), Math.round(y)];
  const clip = { x: left, y: top, width: Math.ceil(width), height: Math.ceil(height) };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.map(({ mean }) => Math.round(mean));
}
