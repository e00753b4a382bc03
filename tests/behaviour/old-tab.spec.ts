import { expect, test } from "#tests/support/test.ts";
import { goTo, scriptHasArrived } from "#tests/support/visit.ts";

// A tab that was opened before the site was built anew asks for scripts that are gone.
test("a page whose scripts are gone can be read as it was written, and leads on", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/, /dynamically imported module/);
  await page.route(/\/assets\/(?!entry)[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await scriptHasArrived(page);
  await expect(page.getByRole("region", { name: "When to come" })).toContainText("Every Sunday");
  await goTo(page, "Giving", "Church Giving");
});
