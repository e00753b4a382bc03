import type { Page } from "@playwright/test";
import { wordsCutOff } from "#tests/support/cut-off.ts";
import { everyPage, unknown } from "#tests/support/every-page.ts";
import { desktop, smallest, telephone, widthBeyondScreen } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { doublesType } from "#tests/support/type-size.ts";
import { visit } from "#tests/support/visit.ts";

test.slow();

// Telephones, tablets and desks, with the widths on either side of which the site is laid out otherwise.
const widths = [smallest.width, 360, 390, 500, 640, 768, 800, 1000, 1024, 1280, 1920, 2560];

test("no page scrolls sideways or cuts off words, however wide the screen is", async ({
  page,
  faults,
}) => {
  faults.expect(...unknown.faults);
  for (const path of everyPage) {
    await visit(page, path);
    await expect(page.getByText("checking the diary")).toHaveCount(0);
    for (const width of widths) await expectWhole(page, path, width);
  }
});

test("no page scrolls sideways or cuts off words in type of double size", async ({
  page,
  faults,
}) => {
  faults.expect(...unknown.faults);
  for (const path of everyPage) {
    await visit(page, path);
    await expect(page.getByText("checking the diary")).toHaveCount(0);
    await doublesType(page);
    for (const width of [telephone.width, desktop.width, 1920])
      await expectWhole(page, path, width);
  }
});

test("in type of double size the drawer shows every link whole, and they lead on", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await visit(page, "/giving");
  await doublesType(page);
  await page.getByRole("button", { name: /menu/i }).click();
  const drawer = page.getByRole("dialog");
  for (const group of ["Activities", "Young People"]) {
    await drawer.locator("summary").filter({ hasText: group }).click();
    expect(await wordsCutOff(drawer), group).toEqual([]);
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  }
  await drawer.getByRole("link", { name: "Girls’ Brigade" }).click();
  await expect(page).toHaveURL("/activities/girls-brigade");
});

test("in type of double size the Activities panel shows every link whole, and they lead on", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, "/giving");
  await doublesType(page);
  await page.getByRole("button", { name: "Activities" }).click();
  const panel = page.locator("[popover]:popover-open");
  await expect(panel).toBeVisible();
  expect(await wordsCutOff(panel)).toEqual([]);
  await panel.getByRole("link", { name: /^Girls’ Brigade/ }).click();
  await expect(page).toHaveURL("/activities/girls-brigade");
});

async function expectWhole(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await widthBeyondScreen(page), `${path} at ${width} px`).toBe(0);
  expect.soft(await wordsCutOff(page.locator("body")), `${path} at ${width} px`).toEqual([]);
}
