import type { Locator, Page } from "@playwright/test";
import { unknown } from "#tests/support/every-page.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { translate } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, visit } from "#tests/support/visit.ts";

const strip = (page: Page) => page.getByRole("region", { name: "When to come" });

const moments = [
  { now: "2026-11-21T09:00:00Z", words: "Tomorrow, Sunday 22 November, 11:30 AM" },
  { now: "2026-11-22T12:44:00Z", words: "Today, Sunday 22 November, 11:30 AM" },
  { now: "2026-11-22T12:45:00Z", words: "Sunday 29 November, 11:30 AM" },
  // A special service is next where it is nearer, and past midnight it is not over yet.
  { now: "2026-12-23T18:00:00Z", words: "Tomorrow, Thursday 24 December, 11:15 PM" },
  { now: "2026-12-25T00:14:00Z", words: "Thursday 24 December, 11:15 PM" },
  { now: "2026-12-25T00:15:00Z", words: "Today, Friday 25 December, 10:30 AM" },
  { now: "2026-12-25T11:15:00Z", words: "Sunday 27 December, 11:30 AM" },
  { now: "2026-12-31T12:00:00Z", words: "Sunday 3 January, 11:30 AM" },
  // In summer it is Sunday in the church an hour before it is Sunday in Greenwich.
  { now: "2027-06-19T22:59:00Z", words: "Tomorrow, Sunday 20 June, 11:30 AM" },
  { now: "2027-06-19T23:00:00Z", words: "Today, Sunday 20 June, 11:30 AM" },
  // After the last date that is known.
  { now: "2028-06-19T23:00:00Z", words: "Every Sunday, 11:30 AM" },
];

test("the next service is worked out from the time it is in church", async ({ page }) => {
  for (const { now, words } of moments) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/");
    await expect(strip(page).getByText(words, { exact: true }), now).toBeVisible();
  }
});

test("the next service changes when the clock does, not up to a minute later", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-22T12:44:30Z") });
  await visit(page, "/");
  await calendarHasAnswered(page);
  await expect(strip(page)).toContainText("Today, Sunday 22 November");
  await page.clock.fastForward(31_000);
  await expect(strip(page)).toContainText("Sunday 29 November", { timeout: 2000 });
});

test("a special service is called by its name", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-12-23T18:00:00Z"));
  await page.goto("/");
  await expect(strip(page)).toContainText("Next service: Watchnight Tomorrow, Thursday");
});

test("what is next in another building leads there, and to no building where nobody knows the way", async ({
  page,
}) => {
  const elsewhere = {
    name: "The Schoolhouse",
    street: "5 School Lane",
    map: "https://maps.example/5",
  };
  const { name: where, ...way } = elsewhere;
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html
      .replace('{"day":"2026-12-24",', `$&${JSON.stringify({ where, way }).slice(1, -1)},`)
      .replace('{"day":"2026-12-25",', '$&"where":"First Ballydown","way":null,');
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
  const directions = strip(page).getByRole("link", { name: "Get directions" });
  const church = await (async () => {
    await page.goto("/");
    return directions.getAttribute("href");
  })();
  expect(church).not.toBe(way.map);
  for (const [now, words, leadsTo] of [
    ["2026-12-24T09:00:00Z", "Next service: Watchnight, The Schoolhouse", way.map],
    ["2026-12-25T09:00:00Z", "Next service: Christmas Day, First Ballydown", null],
    ["2026-12-26T09:00:00Z", "Next service Tomorrow", church],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/");
    await expect(strip(page), now).toContainText(words);
    if (leadsTo) await expect(directions, now).toHaveAttribute("href", leadsTo);
    else await expect(directions, now).toBeHidden();
  }
});

test("a service that has begun is on now, and not called the next", async ({ page }) => {
  for (const [now, words] of [
    ["2026-11-22T11:29:00Z", "Next service Today, Sunday 22 November"],
    ["2026-11-22T11:30:00Z", "On now Today, Sunday 22 November"],
    ["2026-12-25T00:05:00Z", "On now: Watchnight Thursday 24 December"],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/");
    await expect(strip(page), now).toContainText(words);
  }
});

test("the next service takes one line on a desk, and on a telephone one more for its name", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(...unknown.consoleErrors);
  // The longest words: of the longest weekday, month and hour.
  const longest = "Tomorrow, Wednesday 30 September, 11:30 AM";
  for (const path of ["/", unknown.path]) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const name = strip(page).getByText("Next service", { exact: true });
    const when = strip(page).locator("p span");
    await expect(when).toHaveText("Tomorrow, Sunday 22 November, 11:30 AM");
    expect(await linesOf(name.locator("..")), path).toBe(1);
    await page.setViewportSize(telephone);
    await when.evaluate((words, text) => {
      words.textContent = text;
    }, longest);
    expect(await linesOf(when), path).toBe(1);
  }
});

test("between telephone and desk the hour stays beside its day, and Get directions on one line", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [600, 640, 690, 767, 768, 820]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await linesOf(strip(page).locator("p span")), `${width} px`).toBe(1);
    const link = await strip(page).getByRole("link").boundingBox();
    expect(link?.height, `${width} px`).toBeLessThan(50);
  }
});

/** On how many lines the words of an element stand. */
function linesOf(element: Locator): Promise<number> {
  return element.evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
  });
}

test("a translated page goes with the clock into another day and year", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-12-31T09:00:00Z") });
  await visit(page, "/");
  await calendarHasAnswered(page);
  for (const [words, year] of [
    ["Next service Sunday 3 January, 11:30 AM", "© 2026 "],
    ["Next service Sunday 3 January, 11:30 AM", "© 2027 "],
    ["Next service Tomorrow, Sunday 3 January, 11:30 AM", "© 2027 "],
    ["Next service Today, Sunday 3 January, 11:30 AM", "© 2027 "],
  ] as const) {
    await expect(strip(page)).toContainText(words);
    await expect(page.getByRole("contentinfo")).toContainText(year);
    await translate(page);
    await page.clock.fastForward("24:00:00");
  }
});
