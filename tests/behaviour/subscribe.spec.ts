import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { church } from "#tests/fixtures/sample-facts.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

/** Opens the ways to subscribe to a calendar, and goes each of them. */
async function subscribe(page: Page, calendar: string, control: string) {
  const link = (name: string) => page.getByRole("link", { name });
  const phone = link("Phone, Apple or Outlook");
  await expect(phone).toBeHidden();
  await page.getByText(control).press("Enter");
  const subscription = `webcal://${new URL(church.website).host}${calendar}`;
  await expect(phone).toHaveAttribute("href", subscription);
  const address = new URL((await link("Google Calendar").getAttribute("href")) ?? "");
  expect([address.host, address.searchParams.get("cid")]).toEqual([
    "calendar.google.com",
    subscription,
  ]);
  const download = page.waitForEvent("download");
  await link(".ics file").click();
  const written = await readFile(await (await download).path(), "utf8");
  expect(written).toMatch(/^BEGIN:VCALENDAR\r\n/);
}

test("the dates of a group can be had in one's own calendar", async ({ page }) => {
  await visit(page, "/activities/pw");
  await subscribe(page, "/activities/pw.ics", "Add to my calendar");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all dates can be had in one's own calendar", async ({ page }) => {
    await page.goto("/events");
    await subscribe(page, "/calendar.ics", "Add services and groups to my calendar");
  });

  test("the dates of the services can be had in one's own calendar", async ({ page }) => {
    await page.goto("/");
    await subscribe(page, "/services.ics", "Add to my calendar");
  });
});
