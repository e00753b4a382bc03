import { expect, test } from "#tests/support/test.ts";

// A document: what it says is in its HTML, and read there by tests/build/privacy-policy.test.ts.
test.use({ javaScriptEnabled: false });

test("a section chosen from the notice's list stands below the header", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.getByRole("link", { name: "How long we keep it" }).click();
  const heading = page.getByRole("heading", { name: "6. How long we keep it" });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
