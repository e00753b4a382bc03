import type { Page } from "@playwright/test";
import { unknown } from "#tests/support/built-pages.ts";
import { boxOf, desktop, layoutShift, linesOf, tablet, telephone } from "#tests/support/screens.ts";
import { translate } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, draws, visit } from "#tests/support/visit.ts";

// Which service is next on every day of the year is held by thirty-todays.spec.ts.

const strip = (page: Page) => page.getByRole("region", { name: "When to come" });

test("the next service changes when the clock does, not up to a minute later", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-22T12:44:30Z") });
  await visit(page, "/");
  await calendarHasAnswered(page);
  await expect(strip(page)).toContainText("Today, Sunday 22 November");
  await page.clock.fastForward(31_000);
  await expect(strip(page)).toContainText("Sunday 29 November", { timeout: 2000 });
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
    const inAttribute = (json: string) => json.replaceAll('"', "&quot;");
    const withPlace = (day: string, place: object) => {
      const date = `{"day":"${day}",`;
      return [
        inAttribute(date),
        `${inAttribute(date + JSON.stringify(place).slice(1, -1))},`,
      ] as const;
    };
    const changed = html
      .replace(...withPlace("2026-12-24", { where, way }))
      .replace(...withPlace("2026-12-25", { where: "First Ballydown", way: null }));
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
  const directions = strip(page).getByRole("link", { name: "Get directions" });
  await page.goto("/");
  const church = await directions.getAttribute("href");
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

test("a special service is called by its name, and one that has begun is on now, not the next", async ({
  page,
}) => {
  for (const [now, words] of [
    ["2026-11-22T11:29:00Z", "Next service Today, Sunday 22 November"],
    ["2026-11-22T11:30:00Z", "On now Today, Sunday 22 November"],
    ["2026-12-23T18:00:00Z", "Next service: Watchnight Tomorrow, Thursday 24 December"],
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
    const { height } = await boxOf(strip(page).getByRole("link"));
    expect(height, `${width} px`).toBeLessThan(50);
  }
});

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

const services = (page: Page) =>
  page.getByRole("region", { name: "Every Sunday" }).getByRole("listitem").locator("visible=true");

const comingServices = [
  ["2026-11-13T09:00:00Z", ["Next: Main Service, Sunday 15 November, 11:30 AM"]],
  [
    "2026-12-16T18:00:00Z",
    [
      "Next: Main Service, Sunday 20 December, 11:30 AM",
      "Watchnight, Thursday 24 December, 11:15 PM",
      "Christmas Day, Friday 25 December, 10:30 AM",
    ],
  ],
  [
    "2026-12-20T12:45:00Z",
    [
      "Next: Watchnight, Thursday 24 December, 11:15 PM",
      "Christmas Day, Friday 25 December, 10:30 AM",
    ],
  ],
  ["2027-09-16T18:00:00Z", ["Next: Main Service, every Sunday, 11:30 AM"]],
] as const;

test("the band of service times names the next service and the special ones of the coming weeks, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  for (const [now, words] of comingServices) {
    await page.clock.setFixedTime(new Date(now));
    // An address that differs in its hash alone would load nothing.
    await page.goto("about:blank");
    await visit(page, "/#service-times");
    await expect(services(page), now).toHaveText(words);
    await draws(page);
    expect.soft(await layoutShift(page), now).toBeLessThan(0.02);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the next services are dated, and none is called the next", async ({ page }) => {
    await page.goto("/");
    const band = page.getByRole("region", { name: "Every Sunday" });
    await expect(band.getByText(/^Services from \d+ \w+ 20\d\d$/)).toBeVisible();
    // The sample may be built after its year.
    const dated = /^\D+, (?:\w+ \d+ \w+|every Sunday), \d+:\d\d [AP]M$/;
    await expect(services(page).first()).toHaveText(dated);
    await expect(band).not.toContainText(/next|today|tomorrow/i);
  });
});

test("on a tablet the next service's hour stands on the line of its day", async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.clock.setFixedTime(new Date("2026-11-16T09:00:00Z"));
  await visit(page, "/#service-times");
  const day = services(page).first().getByText("Sunday 22 November, 11:30 AM", { exact: true });
  expect(await linesOf(day)).toBe(1);
});
