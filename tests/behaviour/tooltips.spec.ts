import type { Page } from "@playwright/test";
import { translate } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const BEFORE_IT_OPENS = 699;

/** The foot of the giving page, on a clock that stands still until it is told to run. */
async function visitFootOnStoppedClock(page: Page) {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/giving");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(SATURDAY_MORNING.getTime() + 60_000));
  return {
    facebook: footer.getByRole("link", { name: "Facebook group" }),
    instagram: footer.getByRole("link", { name: "Instagram profile" }),
    tooltip: page.getByRole("tooltip"),
  };
}

test("a tooltip shows after 700 ms under the pointer and not before, and is not the only name of its control", async ({
  page,
}) => {
  const { facebook, tooltip } = await visitFootOnStoppedClock(page);
  await facebook.hover();
  await page.clock.runFor(BEFORE_IT_OPENS);
  await expect(tooltip).toBeHidden();
  await expect(facebook).toHaveAccessibleName("Facebook group");
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Facebook group");
  await expect(facebook).toHaveAccessibleName("Facebook group");
});

test("within 300 ms of the last a tooltip shows at once, later it waits", async ({ page }) => {
  const { facebook, instagram, tooltip } = await visitFootOnStoppedClock(page);
  await facebook.hover();
  await page.clock.runFor(700);
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();

  await page.clock.runFor(250);
  await instagram.hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Instagram profile");

  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(301);
  await facebook.hover();
  await page.clock.runFor(BEFORE_IT_OPENS);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toBeVisible();
});

test("the keyboard's focus shows a tooltip too, and Escape takes it away", async ({ page }) => {
  const { facebook, tooltip } = await visitFootOnStoppedClock(page);
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(facebook).toBeFocused();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Facebook group");
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await expect(facebook).toBeFocused();
});

test("the carousel's buttons have tooltips", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Next event" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Next event");
});

test("a translated page shows a second tooltip, too", async ({ page }) => {
  await visit(page, "/giving");
  const tooltip = page.getByRole("tooltip");
  for (const name of ["Facebook group", "Instagram profile"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).hover();
    await expect(tooltip).toHaveText(name);
    await translate(page);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  }
});
