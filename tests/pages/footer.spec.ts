import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

test("the footer links to a Facebook group, an Instagram profile and a YouTube channel", async ({
  page,
}) => {
  await visit(page, "/giving");
  const footer = page.getByRole("contentinfo");
  for (const [name, address] of [
    ["Facebook group", "https://www.facebook.com/groups/"],
    ["Instagram profile", "https://www.instagram.com/"],
    ["YouTube channel", "https://www.youtube.com/"],
  ] as const) {
    const href = await footer.getByRole("link", { name }).getAttribute("href");
    expect(href).toContain(address);
  }
});

test("the footer says when the service is, where, whom to ring and where to write", async ({
  page,
}) => {
  await visit(page, "/giving");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Service times" })).toBeVisible();
  await expect(footer).toContainText("11:30 AM");
  await expect(footer).toContainText("Main Service, every Sunday");
  await expect(footer).toContainText("12 Meeting House Lane, Kilmorran, Co. Antrim BT00 0AA");
  await expect(footer.getByRole("link", { name: "028 9649 6012" })).toHaveAttribute(
    "href",
    "tel:02896496012",
  );
  await expect(footer.getByRole("link", { name: "office@kilmorran.example" })).toHaveAttribute(
    "href",
    "mailto:office@kilmorran.example",
  );
});

test("the copyright is of the current year, whenever that is", async ({ page }) => {
  const copyright = page.getByRole("contentinfo").getByText("©");
  await page.clock.setFixedTime(SATURDAY_MORNING);
  await visit(page, "/giving");
  await expect(copyright).toHaveText("© 2026 Kilmorran Presbyterian Church");

  await page.clock.setFixedTime(new Date("2031-01-01T00:00:00Z"));
  await visit(page, "/giving");
  await expect(copyright).toHaveText("© 2031 Kilmorran Presbyterian Church");
});

test("the footer names the registered charity and links to the privacy policy", async ({
  page,
}) => {
  await visit(page, "/giving");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Registered charity NIC000000");
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
});
