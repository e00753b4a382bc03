import type { Page } from "@playwright/test";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

/** Milliseconds for which a tooltip is still awaited. */
const BEFORE_IT_OPENS = 699;

const tooltipOf = (page: Page) => page.getByRole("tooltip");

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
    tooltip: tooltipOf(page),
  };
}

test("a tooltip opens after 700 ms, and at once soon after another or for the keyboard", async ({
  page,
}) => {
  const { facebook, instagram, tooltip } = await visitFootOnStoppedClock(page);
  for (const [control, name, wait] of [
    [facebook, "Facebook group", BEFORE_IT_OPENS],
    [instagram, "Instagram profile", 0],
    [facebook, "Facebook group", BEFORE_IT_OPENS],
  ] as const) {
    await control.hover();
    await page.clock.runFor(wait);
    if (wait > 0) await expect(tooltip).toBeHidden();
    await expect(control).toHaveAccessibleName(name);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText(name);
    await expect(control).toHaveAccessibleName(name);
    await page.mouse.move(0, 0);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(wait > 0 ? 250 : 301);
  }
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(facebook).toBeFocused();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Facebook group");
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await expect(facebook).toBeFocused();
});
