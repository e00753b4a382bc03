import type { Page } from "@playwright/test";
import { printPage } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// What the week says is held by tests/build/this-week.test.ts, app/week/week.test.ts and
// app/changes-everywhere.test.ts.

const dayNamed = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
const meetingsOn = (page: Page, day: string) => dayNamed(page, day).getByRole("listitem");

test("This Week does not ask the calendar, and says of each meeting that is over that it is", async ({
  page,
  calendar,
}) => {
  const been = page.getByText("This is over.").locator("visible=true");
  await visit(page, "/this-week");
  await expect(been).toHaveCount(0);
  await page.clock.setFixedTime(new Date("2026-11-22T23:30:00Z"));
  await visit(page, "/this-week");
  await expect(meetingsOn(page, "Sunday 22 November").first()).toContainText("This is over.");
  const wednesday = dayNamed(page, "Wednesday 25 November");
  await expect(wednesday.getByText("This is over.").locator("visible=true")).toHaveCount(0);
  expect(calendar.calls).toEqual([]);
});

test("a week prints on one sheet of A4, with its notices and without what is only for a screen", async ({
  page,
}) => {
  await visit(page, "/this-week");
  expect((await printPage(page)).sheets).toBe(1);

  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText("Kilmorran Presbyterian Church", { exact: true })).toBeVisible();
  await expect(main.getByRole("img", { name: /^QR code: https:/ })).toBeVisible();
  await expect(main.getByText("Church office: 028 9649 6012")).toBeVisible();
  await expect(main.getByText("12 Meeting House Lane, Kilmorran", { exact: true })).toBeVisible();
  await expect(main.getByText(/^As of \w+day \d+ \w+, /)).toBeVisible();
  const notice = main.getByText("Toy Service on Sunday 6 December.");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Large print" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();

  await page.clock.setFixedTime(new Date("2026-12-07T09:00:00Z"));
  await visit(page, "/this-week");
  await expect(notice).toBeHidden();
});
