import type { Page } from "@playwright/test";
import { boxOf, desktop, linesOf, smallest, telephone } from "#tests/support/screens.ts";
import { holdBack } from "#tests/support/surroundings.ts";
import { expect, test, YEARS_LATER } from "#tests/support/test.ts";
import { scriptHasArrived, visit } from "#tests/support/visit.ts";

// What the pages of all groups say is in their HTML; tests/build/sample/group-pages.test.ts reads it there.

const sectionOf = (page: Page, name: string) =>
  page.locator("main section", { has: page.getByRole("heading", { name }) });

/** A moment, a group, and what its page then says: under its name when it meets, before its dates, and of each of them. */
const moments: [now: string, slug: string, next: string, lead: string, ...lines: string[]][] = [
  [
    "2026-11-21T16:29:00Z",
    "three-o-clock-club",
    "Today, Saturday 21 November",
    "On now: Saturday 21",
    "Saturday 21 November",
    "Saturday 19 December",
    "Saturday 16 January",
  ],
  [
    "2026-12-10T21:30:00Z",
    "boys-brigade",
    "Thursday 7 January",
    "Next: ",
    "Thursday 7 January",
    "Not 17 December: singing at the town’s carols",
    "School holidays from 19 December: back on Thursday 7 January",
    "Thursday 14 January",
    "Thursday 21 January",
  ],
  [
    "2026-12-02T09:00:00Z",
    "pw",
    "Tuesday 12 January moved from 5 January",
    "Next: ",
    "Tuesday 12 January",
    "Not 5 January: moved to Tuesday 12 January",
    "Tuesday 2 February",
    "Tuesday 2 March",
  ],
  [
    "2026-12-12T09:00:00Z",
    "bible-class",
    "Tomorrow, Sunday 13 December Big Breakfast",
    "Next, tomorrow: Sunday 13",
    "Sunday 13 December Big Breakfast",
    "School holidays from 19 December: back on Sunday 10 January",
    "Sunday 10 January",
    "Sunday 17 January",
  ],
  [
    "2027-07-05T09:00:00Z",
    "snatch",
    "Not set yet",
    "The dates of the new session are not set yet.",
  ],
  [
    "2028-01-05T09:00:00Z",
    "the-ark",
    "Not set yet",
    "The dates after 31 August 2027 are not set yet.",
  ],
];

for (const [now, slug, next, lead, ...lines] of moments) {
  test(`at ${now} ${slug} says when it meets: ${next}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await visit(page, `/activities/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("term").last()).toHaveText(/^On now/.exec(lead)?.[0] ?? "Next");
    await expect(main.getByRole("definition").last()).toHaveText(next);
    const dates = sectionOf(page, "When?");
    await expect(dates).toContainText(lead, { useInnerText: true });
    await expect(dates.locator("ol > li").locator("visible=true")).toHaveText(lines);
  });
}

test("nothing moves when the dates become today’s", async ({ page }) => {
  for (const { width } of [smallest, telephone, desktop]) {
    await page.setViewportSize({ width, height: 2000 });
    const letScriptsCome = await holdBack(page, "**/assets/*.js");
    await page.goto("/activities/boys-brigade", { waitUntil: "commit" });
    const built = page.getByText(/^First meeting from/);
    await page.clock.setFixedTime(new Date(`${(await built.innerText()).slice(16)} UTC`));
    const who = page.getByRole("heading", { name: "Who?" });
    const { y } = await boxOf(who);
    letScriptsCome();
    await scriptHasArrived(page);
    await expect(page.getByText("Next", { exact: true })).toBeVisible();
    expect((await boxOf(who)).y, `at ${width} px`).toBe(y);
  }
});

test("of a group’s events the next three are seen, and nothing after all", async ({ page }) => {
  // As if there were more of the last.
  await page.route("**/activities/pw", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<li data-from(?:(?!<li).)*<\/li>(?=<\/ul>)/s, "$&".repeat(4));
    await route.fulfill({ response, body });
  });
  const diary = sectionOf(page, "In the diary");
  const events = diary.getByRole("listitem");
  await visit(page, "/activities/pw");
  await expect(events).toHaveCount(3);
  const [first, second = ""] = await events.allTextContents();
  expect(first).not.toBe(second);

  await page.clock.setFixedTime(Number(await events.first().getAttribute("data-until")));
  await visit(page, "/activities/pw");
  await expect(events).toHaveText([second, second, second]);

  await page.clock.setFixedTime(YEARS_LATER);
  await visit(page, "/activities/pw");
  await expect(page.getByRole("heading", { name: "Contact" }).first()).toBeVisible();
  await expect(diary).toHaveCount(0);
});

test("where a button has two lines, its pictures stay beside its words", async ({ page }) => {
  await page.setViewportSize(smallest);
  await visit(page, "/activities/boys-brigade");
  const button = page.getByRole("main").getByRole("link", { name: "own website" });
  expect(await linesOf(button)).toBe(2);
  const gaps = await button.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const lines = [...words.getClientRects()].filter(({ width, height }) => width > height);
    const [globe, arrow] = Array.from(link.querySelectorAll("svg"), (one) =>
      one.getBoundingClientRect(),
    );
    const [first, last] = [lines[0], lines.at(-1)];
    if (!globe || !arrow || !first || !last) return [];
    return [first.left - globe.right, arrow.left - last.right];
  });
  expect(gaps).toHaveLength(2);
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
  }
});
