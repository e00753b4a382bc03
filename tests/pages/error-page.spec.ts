import { openFailingGiving } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { goTo, scriptHasArrived } from "#tests/support/visit.ts";

const HEADING = "Unexpected Application Error!";

test("where the host fails, the page says so and leads on", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 500/);
  await openFailingGiving(page);
  await scriptHasArrived(page);
  await expect(page).toHaveURL("/giving");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await expect(page.getByRole("main")).toContainText("500 Internal Server Error");
  await expect(page).toHaveTitle(new RegExp(`^${HEADING}`));
  await expect(page.getByRole("contentinfo")).toBeAttached();

  await goTo(page, "About Us");
  await page.goBack();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
