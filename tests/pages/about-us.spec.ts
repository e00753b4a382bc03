import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";

// All of it is in the HTML, and is read here without the script.
test.use({ javaScriptEnabled: false });

const convener = (page: Page) => page.getByRole("region", { name: "Rev. Dr Alan Mawhinney" });
const session = (page: Page) => page.getByRole("region", { name: "Kirk Session" });
const staff = (page: Page) => page.getByRole("region", { name: "Staff" });

test("About Us explains what ruling elders do, in three duties", async ({ page }) => {
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  const duties = page.getByRole("region", { name: "What ruling elders do" }).getByRole("listitem");
  await expect(duties).toHaveCount(3);
  for (const duty of await duties.all()) {
    await expect(duty.getByRole("heading")).toHaveText(/^To /);
    await expect(duty.getByRole("paragraph")).toHaveText(/\.$/);
  }
});

test("the vacancy convener is shown with photo and role", async ({ page }) => {
  await page.goto("/about-us");
  await expect(convener(page).getByRole("img")).toBeVisible();
  await expect(convener(page).getByText("Vacancy Convener", { exact: true })).toBeVisible();
});

test("the Kirk Session has eight members, each with a photo, and one Clerk", async ({ page }) => {
  await page.goto("/about-us");
  const members = session(page).getByRole("listitem");
  await expect(session(page).getByRole("heading", { name: "Kirk Session" })).toBeVisible();
  await expect(members).toHaveCount(8);
  await expect(members.getByRole("img")).toHaveCount(8);
  await expect(members.filter({ hasText: "Clerk" })).toHaveCount(1);
});

test("the staff are a Youth Worker, a Pastoral Worker and a Musical Director", async ({ page }) => {
  await page.goto("/about-us");
  const people = staff(page).getByRole("listitem");
  await expect(staff(page).getByRole("heading", { name: "Staff" })).toBeVisible();
  await expect(people).toHaveText([/Youth Worker$/, /Pastoral Worker$/, /Musical Director$/]);
  await expect(people.getByRole("img")).toHaveCount(3);
});

test("every portrait loads, and says in words whom it shows", async ({ page }) => {
  await page.goto("/about-us");
  const portraits = page.getByRole("main").getByRole("img");
  await expect(portraits).toHaveCount(12);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveAttribute("alt", /\w+ \w+/);
    await expect
      .poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
  }
});
