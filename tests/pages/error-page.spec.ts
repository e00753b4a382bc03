import { goToBrokenGiving } from "#tests/support/broken-giving.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const HEADING = "Unexpected Application Error!";

test("a page that cannot be shown says so and why", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Cannot read properties of undefined/);
  await visit(page, "/events");
  await goToBrokenGiving(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await expect(page.getByRole("main")).toContainText("Cannot read properties of undefined");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page).toHaveTitle(new RegExp(`^${HEADING}`));
});

test("from the error page menu and way home still work", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Cannot read properties of undefined/);
  await visit(page, "/events");
  await goToBrokenGiving(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  // The style sheets stand in their order again: the button's words are light on dark.
  const button = page.getByRole("banner").getByRole("link", { name: "Get Involved" });
  await expect(button).toHaveCSS("color", "rgb(255, 255, 255)");

  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const { part, fact } of [
  { part: "header", fact: "logo" },
  { part: "footer", fact: "social" },
]) {
  test(`the error page stands without header and footer where the ${part} is what broke`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Cannot read properties of undefined/);
    await page.route("**/giving", async (route) => {
      const html = await (await route.fetch()).text();
      const broken = html.replace(new RegExp(`(\\\\+")${fact}\\1`), "$1gone$1");
      expect(broken).not.toBe(html);
      await route.fulfill({ contentType: "text/html", body: broken });
    });
    await page.goto("/giving");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
    await expect(page.getByRole("main")).toContainText("Cannot read properties of undefined");
    await page.unrouteAll();
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page.getByRole("contentinfo")).toBeAttached();
  });
}
