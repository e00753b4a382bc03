import type { Page } from "@playwright/test";

/** Opens the giving page from the menu, with a word of its data exchanged so that it cannot be drawn. */
export async function goToBrokenGiving(page: Page): Promise<void> {
  await page.route(/\/giving\.data$/, async (route) => {
    const data = await (await route.fetch()).text();
    await route.fulfill({ body: data.replace("steps", "paces") });
  });
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
}
