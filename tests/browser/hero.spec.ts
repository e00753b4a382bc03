import type { Page } from "@playwright/test";
import { boxOf, countLines, telephone, telephoneSideways } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

type Part = Pick<DOMRect, "x" | "y" | "width" | "height">;

// Two parts of the drawings, which all show the same land: the church and the rooks, in the units of the drawings.
const CHURCH = { x: 1401, y: 474, width: 390, height: 264 };
const ROOKS = { x: 1280, y: 386, width: 190, height: 82 };

const scene = (page: Page) => page.locator("main picture img").first();
const button = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

/** Measures where a part of the drawing stands in the window. The drawing fills its band, which cuts off its edges. */
function drawnAt(page: Page, partOfDrawing: Part): Promise<Part> {
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
  }, partOfDrawing);
}

test("a telephone held sideways shows the church, the heading and both buttons at once", async ({
  page,
}) => {
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
    expect(await countLines(heading), `at ${width} px`).toBeLessThanOrEqual(2);
  }
  // Upright the buttons, too, stand in one row.
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, "/");
  const [one, other] = [button(page, "Sunday Service"), button(page, "Find out more")];
  expect((await boxOf(one)).y).toBe((await boxOf(other)).y);
});

test("a short telephone shows the church beside the words", async ({ page }) => {
  for (const { width, height } of [
    { width: 360, height: 640 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    const sky = await boxOf(scene(page));
    const church = await drawnAt(page, CHURCH);
    expect(church.y, `at ${width} px`).toBeGreaterThan(sky.y);
    expect(church.y + church.height, `at ${width} px`).toBeLessThan(sky.bottom);
  }
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
    expect(rooks.y - sky.y, `at ${width} px`).toBeGreaterThan(70);
    expect(church.y + church.height, `at ${width} px`).toBeLessThan(sky.bottom);
    expect(sky.height, `at ${width} px`).toBeGreaterThan((2 / 3) * height);
  }
});

for (const [colorScheme, drawings] of [
  ["light", ["narrow", "dusk"]],
  ["dark", ["night-narrow", "night-dusk"]],
] as const) {
  test(`a telephone in ${colorScheme} colours fetches its own drawings of the town, and no others`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.setViewportSize(telephone);
    await page.emulateMedia({ colorScheme });
    await visit(page, "/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const file = /(?<=\/)(?:night-)?(?:wide|narrow|hills|dusk)(?=-[^/]+\.svg$)/;
    const namesOfDrawings = () => requests.flatMap((url) => file.exec(url)?.[0] ?? []);
    await expect.poll(namesOfDrawings).toEqual(drawings);
  });
}
