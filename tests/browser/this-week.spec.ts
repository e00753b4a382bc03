import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// What the week says is held by tests/build/this-week.test.ts, app/week/week.test.ts and
// app/changes-everywhere.test.ts; on how many sheets it is printed, by print.spec.ts.
test("a week is printed with its notices, and without what is only for a screen", async ({
  page,
}) => {
  await visit(page, "/this-week");
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
