import type { Page } from "@playwright/test";
import { desktop, smallest, telephone } from "#tests/support/screens.ts";
import { holdBack } from "#tests/support/surroundings.ts";
import { expect, test, YEARS_LATER } from "#tests/support/test.ts";
import { scriptHasArrived, visit } from "#tests/support/visit.ts";

// What the pages of all groups say is in their HTML; tests/build/sample/group-pages.test.ts reads it there.

/** A moment's date in church, and what the page of a group then says of its dates. */
const moments: [now: string, slug: string, strip: string, lead: string, lines: string[]][] = [
  [
    "2026-11-21T09:00:00Z",
    "the-ark",
    "Tomorrow, Sunday 22 November",
    "Next, tomorrow: Sunday 22",
    ["Sunday 22 November", "Sunday 29 November", "Sunday 6 December"],
  ],
  [
    "2026-11-21T16:29:00Z",
    "three-o-clock-club",
    "Today, Saturday 21 November",
    "On now: Saturday 21",
    ["Saturday 21 November", "Saturday 19 December", "Saturday 16 January"],
  ],
  [
    "2026-12-10T21:30:00Z",
    "boys-brigade",
    "Thursday 7 January",
    "Next: ",
    [
      "Thursday 7 January",
      "Not 17 December: singing at the town’s carols",
      "School holidays from 19 December: back on Thursday 7 January",
      "Thursday 14 January",
      "Thursday 21 January",
    ],
  ],
  [
    "2026-12-02T09:00:00Z",
    "pw",
    "Tuesday 12 January moved from 5 January",
    "Next: ",
    [
      "Tuesday 12 January",
      "Not 5 January: moved to Tuesday 12 January",
      "Tuesday 2 February",
      "Tuesday 2 March",
    ],
  ],
  [
    "2026-12-07T09:00:00Z",
    "bible-class",
    "Sunday 13 December Big Breakfast",
    "Next: ",
    [
      "Sunday 13 December Big Breakfast",
      "School holidays from 19 December: back on Sunday 10 January",
      "Sunday 10 January",
      "Sunday 17 January",
    ],
  ],
  [
    "2027-07-05T09:00:00Z",
    "snatch",
    "Not set yet",
    "The dates of the new session are not set yet.",
    [],
  ],
  [
    "2028-01-05T09:00:00Z",
    "the-ark",
    "Not set yet",
    "The dates after 31 August 2027 are not set yet.",
    [],
  ],
];

const datesOf = (page: Page) =>
  page.locator("main section", { has: page.getByRole("heading", { name: "When?" }) });

for (const [now, slug, strip, lead, lines] of moments) {
  test(`at ${now} ${slug} says when it meets: ${strip}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await visit(page, `/activities/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("term").last()).toHaveText(
      lead.startsWith("On now") ? "On now" : "Next",
    );
    await expect(main.getByRole("definition").last()).toHaveText(strip);
    await expect(datesOf(page)).toContainText(lead, { useInnerText: true });
    await expect(datesOf(page).locator("ol > li").locator("visible=true")).toHaveText(lines);
  });
}

for (const { width } of [smallest, telephone, desktop]) {
  test(`nothing moves when the dates become today’s, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 2000 });
    const letScriptsCome = await holdBack(page, "**/assets/*.js");
    await page.goto("/activities/boys-brigade", { waitUntil: "commit" });
    const built = page.getByText(/^First meeting from/);
    await page.clock.setFixedTime(new Date(`${(await built.innerText()).slice(16)} UTC`));
    const top = () =>
      page
        .getByRole("heading", { name: "Who?" })
        .evaluate((who) => who.getBoundingClientRect().top);
    const before = await top();
    letScriptsCome();
    await scriptHasArrived(page);
    await expect(page.getByText("Next", { exact: true })).toBeVisible();
    expect(await top()).toBe(before);
  });
}

const diaryOf = (page: Page) =>
  page.locator("main section", { has: page.getByRole("heading", { name: "In the diary" }) });

test("each event on its group’s page leads to its entry on the events page", async ({ page }) => {
  await visit(page, "/activities/dorcas");
  const event = diaryOf(page).getByRole("link").first();
  const path = (await event.getAttribute("href")) ?? "";
  expect(path).toMatch(/^\/events#./);
  await event.click();
  await expect(page).toHaveURL(path);
});

test("of a group’s events three are seen, and in the place of what is over the one after", async ({
  page,
}) => {
  // As if there were more of the last.
  await page.route("**/activities/pw", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<li data-from(?:(?!<li).)*<\/li>(?=<\/ul>)/s, "$&".repeat(4));
    await route.fulfill({ response, body });
  });
  const events = diaryOf(page).getByRole("listitem");
  await visit(page, "/activities/pw");
  await expect(events).toHaveCount(3);
  const words = await events.allTextContents();
  expect(words[0]).not.toBe(words[1]);

  await page.clock.setFixedTime(Number(await events.first().getAttribute("data-until")));
  await visit(page, "/activities/pw");
  await expect(events).toHaveText([words[1] ?? "", words[1] ?? "", words[1] ?? ""]);
});

test("a group’s page lists no event that is over by now, and nothing where all are", async ({
  page,
}) => {
  await page.clock.setFixedTime(YEARS_LATER);
  await visit(page, "/activities/dorcas");
  await expect(page.getByRole("heading", { name: "Contact" }).first()).toBeVisible();
  await expect(diaryOf(page)).toHaveCount(0);
});

test("where a button has two lines, its pictures stay beside its words", async ({ page }) => {
  await page.setViewportSize(smallest);
  await visit(page, "/activities/boys-brigade");
  const button = page.getByRole("main").getByRole("link", { name: "own website" });
  const gaps = await button.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const lines = [...words.getClientRects()].filter(({ width, height }) => width > height);
    const [globe, arrow] = [...link.querySelectorAll("svg")].map((one) =>
      one.getBoundingClientRect(),
    );
    const [first, last] = [lines[0], lines.at(-1)];
    return {
      lines: new Set(lines.map(({ top }) => top)).size,
      globe: (first?.left ?? 0) - (globe?.right ?? 0),
      arrow: (arrow?.left ?? 0) - (last?.right ?? 0),
    };
  });
  expect(gaps.lines).toBe(2);
  for (const gap of [gaps.globe, gaps.arrow]) {
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
  }
});
