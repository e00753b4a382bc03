import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// What else the footer says is in the HTML of every page; tests/build/sample/church-facts.test.ts reads it there.

test("the copyright is of the current year, whenever that is", async ({ page }) => {
  const copyright = page.getByRole("contentinfo").getByText("©");
  await page.clock.setFixedTime(SATURDAY_MORNING);
  await visit(page, "/giving");
  await expect(copyright).toHaveText("© 2026 Kilmorran Presbyterian Church");

  await page.clock.setFixedTime(new Date("2031-01-01T00:00:00Z"));
  await visit(page, "/giving");
  await expect(copyright).toHaveText("© 2031 Kilmorran Presbyterian Church");
});
