import type { Page } from "@playwright/test";
import { boxOf } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { scrollPosition, visit } from "#tests/support/visit.ts";

const story = (page: Page) => page.locator("#church-story");

test("the first screen of home says when and where the next service is, and what there is for children", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [844, 390],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("complementary", { name: "Notices" })).toBeVisible();
    const main = page.getByRole("main");
    const answer = page.getByRole("region", { name: "When and where" });
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      main.getByRole("link", { name: "Sunday Service" }),
      main.getByRole("link", { name: "Find out more" }),
      answer.getByText("Sunday 22 November, 11:30am"),
      answer.getByText("12 Meeting House Lane, Kilmorran"),
      answer.getByRole("link", { name: "Get directions" }),
      answer.getByRole("listitem").filter({ hasText: "Crèche" }),
      answer.getByRole("listitem").filter({ hasText: "The Ark" }),
      answer.getByRole("listitem").filter({ hasText: "Bible Class" }),
    ]) {
      const { x, y, right, bottom } = await boxOf(part.filter({ visible: true }));
      const what = `${part} at ${width}x${height}`;
      expect.soft(Math.min(x, y), what).toBeGreaterThanOrEqual(0);
      expect.soft(right, what).toBeLessThanOrEqual(width);
      expect.soft(bottom, what).toBeLessThanOrEqual(height);
    }
  }
});

test("without a story Find out more does nothing but print an error in the console", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/church-story/);
  await visit(page, "/");
  await story(page).evaluate((section) => section.remove());
  await page.getByRole("main").getByRole("link", { name: "Find out more" }).click();
  expect(await scrollPosition(page)).toBe(0);
  await expect(page).toHaveURL("/");
});
