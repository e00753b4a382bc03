import { unknown } from "#tests/support/every-page.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// That every page begins with this link is in its HTML; tests/build/pages.test.ts reads it there.
test("the keyboard's first stop leads past the header", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknown.consoleErrors);
  const skipLink = page.getByRole("link", { name: /^Skip to/ });
  for (const path of ["/", "/this-week", unknown.path]) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    await expect(skipLink, path).toBeFocused();
    await expect(skipLink, path).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main"), path).toBeFocused();
  }
});
