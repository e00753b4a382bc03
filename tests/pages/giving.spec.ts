import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

test("Access ChurchSuite opens a new tab, which has no hold on this one", async ({ page }) => {
  await visit(page, "/giving");
  const link = page.getByRole("main").getByRole("link", { name: "Access ChurchSuite" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAccessibleDescription("Opens in a new tab");

  const opening = page.waitForEvent("popup");
  await link.click();
  const service = await opening;
  await expect(service).toHaveURL("/demo/churchsuite/my");
  expect(await service.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL("/giving");
});
