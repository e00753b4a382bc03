import { violationsOf } from "#tests/support/axe.ts";
import { everyPage, unknown } from "#tests/support/every-page.ts";
import { desktop, tablet, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

test.slow();

for (const screen of [desktop, tablet, telephone]) {
  test(`no page has a barrier that axe finds at ${screen.width} px`, async ({ page, faults }) => {
    faults.expect(...unknown.faults);
    await page.setViewportSize(screen);
    for (const path of everyPage) {
      await visit(page, path);
      expect.soft(await violationsOf(page), path).toEqual([]);
    }
  });
}

test("every page has a header, a footer, one main part, one h1 and a language", async ({
  page,
  faults,
}) => {
  faults.expect(...unknown.faults);
  for (const path of everyPage) {
    await visit(page, path);
    await expect.soft(page.getByRole("banner"), path).toHaveCount(1);
    await expect.soft(page.getByRole("contentinfo"), path).toHaveCount(1);
    await expect.soft(page.getByRole("main"), path).toHaveCount(1);
    await expect.soft(page.locator("h1"), path).toHaveCount(1);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    await expect.soft(heading, path).toBeVisible();
    await expect.soft(page.locator("html"), path).toHaveAttribute("lang", "en-GB");
  }
});

test("on every page the keyboard's first stop is a link past the header", async ({
  page,
  faults,
}) => {
  faults.expect(...unknown.faults);
  const skipLink = page.getByRole("link", { name: /^Skip to/ });
  for (const path of everyPage) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    await expect(skipLink, path).toBeFocused();
    await expect(skipLink, path).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main"), path).toBeFocused();
  }
});
