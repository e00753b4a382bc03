import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

test("Church Giving says how: log in to ChurchSuite, choose ‘My Giving’, then Donate", async ({
  page,
}) => {
  await visit(page, "/giving");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
  await expect(main.getByRole("list").first().getByRole("heading")).toHaveText([
    "Log in to ChurchSuite",
    /^Choose .My Giving.$/,
    "Choose Donate",
  ]);
});

test("Access ChurchSuite opens the service in a new tab, which has no hold on this one", async ({
  page,
}) => {
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

test("Need Help? gives the office's telephone number", async ({ page }) => {
  await visit(page, "/giving");
  const help = page.getByRole("region", { name: "Need Help?" });
  await expect(help.getByRole("link", { name: "028 9649 6012" })).toHaveAttribute(
    "href",
    "tel:02896496012",
  );
});
