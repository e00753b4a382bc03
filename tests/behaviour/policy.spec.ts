import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const marked = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked);

test("a script that somebody has put into a page is not run", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/script-src/, /The policy refuses: script-src-elem inline/);
  const script = "<script>document.documentElement.dataset.marked = 'yes'</script>";
  await page.route("/giving", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + script });
  });
  await visit(page, "/giving");
  expect(await marked(page)).toBeUndefined();
});

test("text that became HTML by mistake is refused", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/TrustedHTML/, /The policy refuses: require-trusted-types-for/);
  await visit(page, "/giving");
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = "<p>Hello</p>";
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
});
