import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";

// A document: all of it is in the HTML, and is read here without the script.
test.use({ javaScriptEnabled: false });

const section = (page: Page, number: number) =>
  page.getByRole("main").getByRole("region", { name: new RegExp(`^${number}\\.`) });

test("the privacy notice has exactly nine numbered sections", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "1. What personal data is",
    "2. Who the controller is",
    "3. How we process your data, and why",
    "4. Our legal basis",
    "5. Sharing your data",
    "6. How long we keep it",
    "7. Your rights",
    "8. Further processing",
    "9. Contact details",
  ]);
});

test("the list of sections leads to each of them", async ({ page }) => {
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: "In this notice" }).getByRole("link");
  await expect(contents).toHaveCount(9);
  await contents.filter({ hasText: "How long we keep it" }).click();
  await expect(page).toHaveURL(/#/);
  await expect(section(page, 6).getByRole("heading")).toBeInViewport();
});

test("the notice says how long: 6 years for gift aid, 1 year for one-off consent, registers for good", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const row = (name: RegExp) => section(page, 6).getByRole("row", { name });
  await expect(row(/^Gift Aid/)).toContainText("Up to 6 years");
  await expect(row(/^One-off consent/)).toContainText("1 year");
  await expect(row(/^Registers/)).toContainText("Permanently");
});

test("the notice treats religious belief as special category data", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(section(page, 1)).toContainText(/special category data.\s+Religious belief is one/);
  await expect(section(page, 4)).toContainText("Article 9(2)(d)");
});

test("the notice names the data protection lead, with an e-mail address", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(section(page, 9)).toContainText("Data protection lead. Elaine Burrows");
  await expect(
    section(page, 9).getByRole("link", { name: "privacy@kilmorran.example" }),
  ).toHaveAttribute("href", "mailto:privacy@kilmorran.example");
});

test("the notice names the regulator with telephone, website and postal address", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const contact = section(page, 9);
  await expect(contact).toContainText("Information Commissioner");
  await expect(contact.getByRole("link", { name: "0303 123 1113" })).toHaveAttribute(
    "href",
    "tel:03031231113",
  );
  await expect(contact.getByRole("link", { name: "ico.org.uk" })).toHaveAttribute(
    "href",
    /^https:\/\/ico\.org\.uk/,
  );
  await expect(contact).toContainText("Wycliffe House, Water Lane, Wilmslow SK9 5AF");
});

test("the notice says when it was last reviewed", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByText("Last reviewed")).toHaveText(/^Last reviewed \d{1,2} \w+ 20\d\d$/);
});
