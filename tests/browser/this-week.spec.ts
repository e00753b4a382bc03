import type { Page } from "@playwright/test";
import {
  boxOf,
  countLines,
  doubleType,
  printPage,
  tablet,
  telephone,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { findEach, visit } from "#tests/support/visit.ts";

// What the week says is held by tests/build/this-week.test.ts, app/week/week.test.ts and
// app/changes-everywhere.test.ts.

const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /^The week from/ });
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("large print can be switched on with the keyboard", async ({ page }) => {
    await page.goto("/this-week");
    const { height } = await boxOf(heading(page));
    await page.getByRole("checkbox", { name: "Large print" }).focus();
    await page.keyboard.press("Space");
    expect((await boxOf(heading(page))).height).toBeGreaterThan(height * 1.2);
  });
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

test("a week fits on one sheet in browsers that set wider margins", async ({ page }) => {
  await visit(page, "/this-week");
  await page.emulateMedia({ media: "print" });
  // A4 with margins of 20 mm, as from a browser that does not let pages set their own.
  await page.setViewportSize({ width: 643, height: 971 });
  const sheet = await boxOf(page.locator("body"));
  expect(sheet.height).toBeLessThanOrEqual(971);
  // Letters would be no smaller on it.
  await expect(page.getByText("Ask the office").first()).toHaveCSS("font-size", "13.3333px");
});

test("Print opens the browser's dialog, and large print has 18 points on two sheets", async ({
  page,
}) => {
  await visit(page, "/this-week");
  await page.evaluate(() => {
    window.print = () => document.body.toggleAttribute("data-printed");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await page.getByRole("checkbox", { name: "Large print" }).check();
  expect((await printPage(page)).sheets).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ask the office").first()).toHaveCSS("font-size", "24px");
  const code = await boxOf(page.getByRole("img", { name: /^QR code: / }));
  expect(code.width).toBeGreaterThan(150);
  // A4 without its margins.
  await page.setViewportSize({ width: 680, height: 950 });
  const line = meetingsOn(page, "Sunday 22 November").filter({ hasText: "Crèche" });
  const name = await boxOf(line.getByRole("link", { name: "Crèche" }));
  for (const ask of await findEach(page.getByText(/^Ask /))) {
    expect(Math.abs((await boxOf(ask)).x - name.x)).toBeLessThan(2);
    expect(await countLines(ask)).toBe(1);
  }
  const joint = await line.evaluate((item) => {
    const place = item.querySelector("a")?.closest("p")?.nextElementSibling;
    return place && getComputedStyle(place, "::before").content;
  });
  expect(joint).toBe('" ·\u00a0"');
});

test("whom to ask stands below the name, and no line ends within a number or the name of a month", async ({
  page,
}) => {
  await visit(page, "/this-week");
  for (const width of [600, 900]) {
    await page.setViewportSize({ ...tablet, width });
    const line = meetingsOn(page, "Sunday 22 November").filter({ hasText: "Crèche" });
    const name = await boxOf(line.getByRole("link", { name: "Crèche" }));
    const ask = line.getByText(/^Ask /);
    expect.soft((await boxOf(ask)).x, `at ${width} px`).toBe(name.x);
    expect.soft(await countLines(ask), `at ${width} px`).toBe(1);
  }

  // With large type no line of the heading ends inside the name of the month.
  await page.setViewportSize(telephone);
  await doubleType(page);
  const lines = await heading(page).evaluate((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const month = document.createRange();
    month.setStart(text, text.data.indexOf("November"));
    month.setEnd(text, month.startOffset + "November".length);
    return month.getClientRects().length;
  });
  expect(lines).toBe(1);
});
