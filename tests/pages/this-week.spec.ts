import type { Page } from "@playwright/test";
import { FAILED_ALERT, FAILED_TOAST } from "#app/events/failure-words.ts";
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
import { draws, failure, visit } from "#tests/support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /^The week from/ });
const days = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 3, name: /day \d/ });
const meetingsOn = (page: Page, day: string) =>
  page.getByRole("region", { name: day }).getByRole("listitem");
const upToDate = (page: Page) => page.getByText("Up to date with the church diary.");

test("seven days of all there is stand by the hour, each once", async ({ page, calendar }) => {
  calendar.has([
    feedEvent("Quiz", "2026-11-27 19:30:00"),
    feedEvent("Prayer Breakfast", "2026-11-22 08:30:00"),
    feedEvent("Morning Worship with Baptism", "2026-11-22 11:30:00"),
    feedEvent("Dorcas Group", "2026-11-24 19:30:00", { status: "cancelled" }),
    feedEvent("The Week After", "2026-11-28 10:00:00"),
  ]);
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  expect(calendar.calls).toHaveLength(1);
  await expect(heading(page)).toHaveText("The week from Saturday 21 November 2026");
  await expect(days(page)).toHaveCount(7);
  await expect(days(page).nth(1)).toHaveText("Sunday 22 November Tomorrow");
  for (const [day, lines] of [
    [
      "Sunday 22 November",
      [
        /^8:30.*Prayer Breakfast.*Church Halls.*Ask the office, 028 9649 6012/,
        /^10:30.*Worship Team.*David Harkness/,
        /^11:30am–11pm.*Morning Worship with Baptism.*Church Halls.*Ask the office, 028 9649 6012/,
        /Crèche.*Crèche room.*Claire Magowan, 07700 900132/,
        /The Ark.*Minor Hall/,
        /Bible Class.*Library/,
        /SNATCH.*Main Hall/,
      ],
    ],
    ["Tuesday 24 November", [/Cancelled.*Dorcas Group/]],
    ["Wednesday 25 November", [/Girls’ Brigade.*Seniors and Brigaders, 7:30–9:15pm/]],
    ["Friday 27 November", [/Quiz/]],
  ] as const) {
    await expect(meetingsOn(page, day), day).toHaveText([...lines]);
  }
  const worship = meetingsOn(page, "Sunday 22 November").filter({ hasText: "Baptism" });
  await expect(worship.getByRole("link")).toHaveText([
    "Morning Worship with Baptism",
    "Streamed on YouTube",
    "About our services",
    "028 9649 6012",
  ]);
  const main = page.getByRole("main");
  await expect(main.getByText("Main Service", { exact: true })).toHaveCount(0);
  await expect(main).not.toContainText("The Week After");
});

for (const screen of [telephone, desktop]) {
  test(`with the diary down the rest stands, at ${screen.width} px`, async ({ page, calendar }) => {
    await page.setViewportSize(screen);
    calendar.holdsBack();
    calendar.fails("is down");
    await visit(page, "/this-week");
    await draws(page);
    const { y } = await boxOf(days(page).first());
    calendar.answersNow();
    await expect(failure(page)).toHaveText(FAILED_ALERT);
    await draws(page);
    expect((await boxOf(days(page).first())).y).toBe(y);
    expect(await layoutShift(page)).toBeLessThan(0.02);

    const main = page.getByRole("main");
    await expect(main).toContainText("The church diary could not be read.");
    await expect(main).toContainText(/Shown as the church diary stood on \d+ \w+ 20\d\d\./);
    const office = main.getByRole("link", { name: "028 9649 6012" }).last();
    await expect(office).toHaveAttribute("href", "tel:02896496012");
    await expect(page.getByText(FAILED_TOAST)).toBeVisible();
    await expect(meetingsOn(page, "Sunday 22 November")).toContainText([
      /^11:30–12:45.*Morning Worship.*The church.*Ask the office, 028 9649 6012/,
    ]);
    await expect(meetingsOn(page, "Wednesday 25 November")).toContainText(["Girls’ Brigade"]);
  });
}

// Whatever else may be off, and how it is told, is held by app/this-week/week.test.ts and app/changes-everywhere.test.ts.
test("what is over or off, and what nobody has set a date for, is said", async ({ page }) => {
  for (const [now, ...days] of [
    ["2026-10-24T09:00:00Z", ["Wednesday 28 October", /Girls’ Brigade.*Off: half-term/]],
    ["2026-11-22T23:30:00Z", ["Sunday 22 November", /Nothing more today\.$/]],
    ["2027-07-17T12:00:00Z", ["Saturday 17 July", /Nothing on\.$/]],
    [
      "2027-08-28T09:00:00Z",
      ["Tuesday 31 August", /Nothing on\.$/],
      ["Wednesday 1 September", /The dates of this day are not set yet\.$/],
    ],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await visit(page, "/this-week");
    for (const [day, words] of days) {
      await expect(page.getByRole("region", { name: day }), now).toHaveText(words);
    }
  }
  const rule = page.getByRole("main").getByRole("listitem").filter({ hasText: "Main Service:" });
  await expect(rule).toHaveText("Main Service: Sundays 11:30–12:45, The church");
  await expect(page.getByText("The dates after 31 August 2027 are not set yet.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("large print is switched on with the keyboard", async ({ page }) => {
    await page.goto("/this-week");
    const { height } = await boxOf(heading(page));
    await page.getByRole("checkbox", { name: "Large print" }).focus();
    await page.keyboard.press("Space");
    expect((await boxOf(heading(page))).height).toBeGreaterThan(height * 1.2);
  });
});

test("the fullest week prints on one page of A4, whole", async ({ page, calendar }) => {
  calendar.has(
    ["23", "24", "26", "27", "27", "28", "29", "29"].map((day, index) =>
      feedEvent(`Gathering ${index + 1}`, `2026-12-${day} 14:00:00`, {
        status: day === "28" ? "cancelled" : "confirmed",
      }),
    ),
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
  await expect(main.getByText("As it stood on 23 December 2026.")).toBeVisible();
  await expect(upToDate(page)).toBeHidden();
  expect(await linesOf(main.getByText("11:15pm–12:15am"))).toBe(1);
  await expect(page.getByRole("checkbox", { name: "Large print" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const badge = meetingsOn(page, "Monday 28 December").getByText("Cancelled");
  await expect(badge).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(badge.locator("xpath=..").locator("svg")).toBeHidden();
  expect(await linesOf(badge)).toBe(1);
});

test("notices are printed, and nothing only for a screen", async ({ page, calendar }) => {
  calendar.fails("is down");
  await visit(page, "/this-week");
  await expect(failure(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  const notice = main.getByText("Toy Service on Sunday 6 December.");
  await expect(notice).toBeVisible();
  await expect(main.getByText(/^As it stood on \d+ \w+ 20\d\d\.$/)).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await expect(page.getByText(/^Failed to/).last()).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy this week" })).toBeHidden();
  await expect(main.getByText(/^Services, groups and the church diary/)).toBeHidden();
  expect((await print(page)).sheets).toBe(1);

  await page.clock.setFixedTime(new Date("2026-12-07T09:00:00Z"));
  await visit(page, "/this-week");
  await expect(notice).toBeHidden();
});

test("Print opens the dialog; large print is 18 point, on two pages", async ({ page }) => {
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.toggleAttribute("data-printed");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await page.getByRole("checkbox", { name: "Large print" }).check();
  expect((await print(page)).sheets).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ask the office").first()).toHaveCSS("font-size", "24px");
  const code = await boxOf(page.getByRole("img", { name: /^QR code: / }));
  expect(code.width).toBeGreaterThan(150);
});

test("whom to ask stands below the name, and lines end between words", async ({ page }) => {
  await visit(page, "/this-week");
  for (const width of [600, 900]) {
    await page.setViewportSize({ ...tablet, width });
    const line = meetingsOn(page, "Sunday 22 November").filter({ hasText: "Crèche" });
    const name = await boxOf(line.getByRole("link", { name: "Crèche" }));
    const ask = line.getByText(/^Ask /);
    expect.soft((await boxOf(ask)).x, `at ${width} px`).toBe(name.x);
    expect.soft(await linesOf(ask), `at ${width} px`).toBe(1);
  }

  // In large type no line of the heading ends inside the month.
  await page.setViewportSize(telephone);
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

test("the week can be copied as text", async ({ page, calendar, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  calendar.has([feedEvent("Dorcas Group", "2026-11-24 19:30:00", { status: "cancelled" })]);
  await visit(page, "/this-week");
  await expect(upToDate(page)).toBeVisible();
  const button = page.getByRole("button", { name: "Copy this week" });
  await button.click();
  await expect(page.getByText("Copied: paste it into your message.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    "* Dorcas Group on Tuesday 24 November is cancelled.\n\nSaturday 21 November\n3–4:30pm",
  );
  expect(copied).toMatch(/Crèche.*Ask Claire Magowan, 07700 900132\./);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await button.click();
  await expect(page.getByText("Your browser would not copy it")).toBeVisible();
});
