import type { Page } from "@playwright/test";
import { feedEvent } from "#tests/fixtures/feed-events.ts";
import {
  boxOf,
  desktop,
  doublesType,
  layoutShift,
  linesOf,
  print,
  tablet,
  telephone,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, draws, failure, visit } from "#tests/support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /^The week from/ });
const days = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 3, name: /day \d/ });
const meetingsOn = (page: Page, day: string) =>
  page.getByRole("region", { name: day }).getByRole("listitem");
const upToDate = (page: Page) => page.getByText("Up to date with the church diary.");

test("seven days of services, groups and the diary's events stand by the hour, with whom to ask", async ({
  page,
  calendar,
}) => {
  calendar.has([
    feedEvent("Quiz", "2026-11-27 19:30:00"),
    feedEvent("Prayer Breakfast", "2026-11-22 08:30:00"),
    feedEvent("The Week After", "2026-11-28 10:00:00"),
  ]);
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  expect(calendar.calls).toHaveLength(1);
  await expect(heading(page)).toHaveText("The week from Saturday 21 November 2026");
  await expect(days(page)).toHaveText([
    "Saturday 21 November Today",
    "Sunday 22 November Tomorrow",
    ...["Monday 23", "Tuesday 24", "Wednesday 25", "Thursday 26", "Friday 27"].map(
      (day) => `${day} November`,
    ),
  ]);
  await expect(meetingsOn(page, "Sunday 22 November")).toHaveText([
    /^8:30.*Prayer Breakfast.*Church Halls.*Ask the office, 028 9649 6012/,
    /^10:30.*Worship Team.*David Harkness/,
    /^11:30–12:45.*Main Service.*The church.*Ask the office, 028 9649 6012/,
    /Crèche.*Crèche room.*Claire Magowan, 07700 900132/,
    /The Ark.*Minor Hall/,
    /Bible Class.*Library/,
    /SNATCH.*Main Hall/,
  ]);
  await expect(meetingsOn(page, "Wednesday 25 November")).toContainText([
    "Seniors and Brigaders, 7:30–9:15pm",
  ]);
  await expect(page.getByRole("main")).not.toContainText("The Week After");
});

test("what the diary lists too is shown once, by the diary's name and with both pages, and cancelled where it is", async ({
  page,
  calendar,
}) => {
  calendar.has([
    feedEvent("Morning Worship with Baptism", "2026-11-22 11:30:00"),
    feedEvent("Girls' Brigade", "2026-11-25 18:15:00", { status: "cancelled" }),
    feedEvent("Boys' Brigade Display", "2026-11-26 19:00:00"),
    feedEvent("Lotsatots Jumble Sale", "2026-11-26 14:00:00"),
  ]);
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  const worship = meetingsOn(page, "Sunday 22 November").filter({ hasText: "11:30" }).first();
  await expect(worship.getByRole("link")).toHaveText([
    "Morning Worship with Baptism",
    "About our services",
    "028 9649 6012",
  ]);
  await expect(page.getByRole("main").getByText("Main Service", { exact: true })).toHaveCount(0);
  await expect(meetingsOn(page, "Wednesday 25 November")).toHaveText([/Cancelled.*Girls’ Brigade/]);
  await expect(meetingsOn(page, "Thursday 26 November")).toContainText([
    "Lotsatots",
    "Lotsatots Jumble Sale",
    /^7–11pm.*Boys’ Brigade Display(?!.*6:15)/,
  ]);
  await expect(meetingsOn(page, "Thursday 26 November")).toHaveCount(3);
});

test("what is off says why: a notice, half-term, a new day", async ({ page }) => {
  for (const [now, day, words] of [
    ["2026-12-16", "Thursday 17 December", /Boys’ Brigade.*Off: singing at the town’s/],
    ["2026-10-24", "Wednesday 28 October", /Girls’ Brigade.*Off: half-term/],
    ["2027-01-03", "Tuesday 5 January", /PW.*Moved to Tuesday 12 January/],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${now}T09:00:00Z`));
    await visit(page, "/this-week");
    await expect(meetingsOn(page, day).filter({ hasText: words }), now).toHaveCount(1);
  }
});

test("with the diary down it says so, and services and groups stand", async ({
  page,
  calendar,
}) => {
  calendar.isDown();
  await visit(page, "/this-week");
  await expect(failure(page)).toHaveText("Failed to load events. Please try again later.");
  await expect(page.getByText("The church diary could not be read.")).toBeVisible();
  await expect(
    page.getByText(/^Shown as the church diary stood on \d+ \w+ 20\d\d\. ?$/),
  ).toBeVisible();
  const office = page.getByRole("main").getByRole("link", { name: "028 9649 6012" });
  await expect(office.last()).toHaveAttribute("href", "tel:02896496012");
  await expect(page.getByText("Failed to fetch events")).toBeVisible();
  await expect(meetingsOn(page, "Wednesday 25 November")).toContainText(["Girls’ Brigade"]);
});

for (const screen of [telephone, desktop]) {
  test(`nothing moves when the diary fails after a while, at ${screen.width} px`, async ({
    page,
    calendar,
  }) => {
    await page.setViewportSize(screen);
    calendar.holdsBack();
    calendar.isDown();
    await visit(page, "/this-week");
    await draws(page);
    const top = () =>
      days(page)
        .first()
        .evaluate((day) => day.getBoundingClientRect().top);
    const before = await top();
    calendar.answersNow();
    await expect(failure(page)).toBeAttached();
    await draws(page);
    expect(await top()).toBe(before);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

test("at midnight the week begins with the new day", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T23:59:30Z") });
  await visit(page, "/this-week");
  await expect(heading(page)).toHaveText("The week from Saturday 21 November 2026");
  await calendarHasAnswered(page);
  await page.clock.fastForward(31_000);
  await expect(heading(page)).toHaveText("The week from Sunday 22 November 2026");
  await expect(days(page).first()).toHaveText("Sunday 22 November Today");
});

test("it says when things usually meet where nobody has set a date yet, and what is over", async ({
  page,
}) => {
  const day = (name: string) => page.getByRole("region", { name });
  await page.clock.setFixedTime(new Date("2026-11-22T23:30:00Z"));
  await visit(page, "/this-week");
  await expect(day("Sunday 22 November")).toContainText("Nothing more today.");
  await page.clock.setFixedTime(new Date("2027-07-17T12:00:00Z"));
  await visit(page, "/this-week");
  await expect(day("Saturday 17 July")).toContainText("Nothing on.");
  await page.clock.setFixedTime(new Date("2027-08-28T09:00:00Z"));
  await visit(page, "/this-week");
  await expect(day("Tuesday 31 August")).toContainText("Nothing on.");
  const wednesday = day("Wednesday 1 September");
  await expect(wednesday).toContainText("The dates of this day are not set yet.");
  await expect(wednesday).not.toContainText("Nothing");
  const rule = page.getByRole("main").getByRole("listitem").filter({ hasText: "Main Service:" });
  await expect(rule).toHaveText("Main Service: Sundays 11:30–12:45, The church");
  await expect(page.getByText("The dates after 31 August 2027 are not set yet.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("large print is switched on with the keyboard", async ({ page }) => {
    await page.goto("/this-week");
    const before = await heading(page).evaluate((words) => words.getBoundingClientRect().height);
    await page.getByRole("checkbox", { name: "Large print" }).focus();
    await page.keyboard.press("Space");
    const after = await heading(page).evaluate((words) => words.getBoundingClientRect().height);
    expect(after).toBeGreaterThan(before * 1.2);
  });
});

test("the fullest week prints on one page of A4: name, dates, list, office and code", async ({
  page,
  calendar,
}) => {
  const days = ["23", "24", "26", "27", "27", "28", "29", "29"];
  calendar.has(
    days.map((day, index) => feedEvent(`Gathering ${index + 1}`, `2026-12-${day} 14:00:00`)),
  );
  await page.clock.setFixedTime(new Date("2026-12-23T09:00:00Z"));
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  expect((await print(page)).sheets).toBe(1);

  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText("Kilmorran Presbyterian Church", { exact: true })).toBeVisible();
  await expect(main.getByRole("img", { name: /^QR code: https:/ })).toBeVisible();
  await expect(main.getByText("Church office: 028 9649 6012")).toBeVisible();
  await expect(main.getByText("12 Meeting House Lane, Kilmorran", { exact: true })).toBeVisible();
  await expect(main.getByText("As it stood on Wednesday 23 December 2026.")).toBeVisible();
  await expect(upToDate(page)).toBeHidden();
  expect(await linesOf(main.getByText("11:15pm–12:15am"))).toBe(1);
  await expect(page.getByRole("checkbox", { name: "Large print" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("the notices of the day are printed, and nothing that is only for a screen", async ({
  page,
  calendar,
}) => {
  calendar.isDown();
  await visit(page, "/this-week");
  await expect(failure(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  const notice = main.getByText("Sunday 6 December is our Toy Service.");
  await expect(notice).toBeVisible();
  await expect(main.getByText(/^As it stood on \w+day \d+ \w+ 20\d\d\.$/)).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await expect(page.getByText(/^Failed to/).last()).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  expect((await print(page)).sheets).toBe(1);

  await page.clock.setFixedTime(new Date("2026-12-07T09:00:00Z"));
  await visit(page, "/this-week");
  await expect(notice).toBeHidden();
});

test("“Cancelled” is printed as one dark word", async ({ page, calendar }) => {
  calendar.has([feedEvent("Quiz", "2026-11-27 19:30:00", { status: "cancelled" })]);
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const badge = meetingsOn(page, "Friday 27 November").getByText("Cancelled");
  await expect(badge).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(badge.locator("xpath=..").locator("svg")).toBeHidden();
  expect(await linesOf(badge)).toBe(1);
});

test("large print is printed in 18 point, on two pages for an ordinary week", async ({ page }) => {
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("checkbox", { name: "Large print" }).check();
  expect((await print(page)).sheets).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ask the office").first()).toHaveCSS("font-size", "24px");
  const code = await boxOf(page.getByRole("img", { name: /^QR code: / }));
  expect(code.width).toBeGreaterThan(150);
});

test("Print opens the browser's own dialog", async ({ page }) => {
  await visit(page, "/this-week");
  await page.evaluate(() => {
    window.print = () => document.body.toggleAttribute("data-printed");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
});

test("with large text no line of the week's heading ends inside the month", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/this-week");
  await doublesType(page);
  const lines = await heading(page).evaluate((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const month = document.createRange();
    month.setStart(text, text.data.indexOf("November"));
    month.setEnd(text, month.startOffset + "November".length);
    return month.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("on a tablet whom to ask stands below the name, not below the hour", async ({ page }) => {
  await visit(page, "/this-week");
  for (const width of [600, 768, tablet.width, 900]) {
    await page.setViewportSize({ ...tablet, width });
    const line = meetingsOn(page, "Sunday 22 November").filter({ hasText: "Crèche" });
    const name = await boxOf(line.getByRole("link", { name: "Crèche" }));
    const ask = line.getByText(/^Ask /);
    expect.soft((await boxOf(ask)).x, `at ${width} px`).toBe(name.x);
    expect.soft(await linesOf(ask), `at ${width} px`).toBe(1);
  }
});
