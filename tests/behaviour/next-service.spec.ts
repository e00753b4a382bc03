import type { Page } from "@playwright/test";
import { unknown } from "#tests/support/built-pages.ts";
import { casesIn } from "#tests/support/cases.ts";
import { boxOf, desktop, layoutShift, linesOf, tablet, telephone } from "#tests/support/screens.ts";
import { translate } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, draws, visit } from "#tests/support/visit.ts";

// Which service is next on every day of the year, and that it changes with the minute, is held by thirty-todays.spec.ts.

const strip = (page: Page) => page.getByRole("region", { name: "When to come" });
const band = (page: Page) => page.getByRole("region", { name: "Every Sunday" });
const services = (page: Page) => band(page).getByRole("listitem").locator("visible=true");

type Moment = { now: string; words: string; off?: string[]; listed?: string[] };

const moments = casesIn<Moment[]>("tests/behaviour/next-service.yaml");

test("strip and band name the next service by its name, and nothing moves", async ({ page }) => {
  await page.setViewportSize(telephone);
  for (const { now, words, off = [], listed } of moments) {
    await page.clock.setFixedTime(new Date(now));
    // An address that differs in its hash alone would load nothing.
    await page.goto("about:blank");
    await visit(page, "/#service-times");
    await expect(strip(page), now).toContainText(words);
    const told = strip(page)
      .getByText(/ (?:is|are) off/)
      .locator("visible=true");
    await expect(told.locator(".."), now).toHaveText(off);
    if (listed) await expect(services(page), now).toHaveText(listed);
    await draws(page);
    expect.soft(await layoutShift(page), now).toBeLessThan(0.02);
  }
});

test("a translated page goes with the clock into another day and year", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-12-31T09:00:00Z") });
  await visit(page, "/");
  await calendarHasAnswered(page);
  for (const [words, year] of [
    ["Next service Sunday 3 January, 11:30am", "© 2026 "],
    ["Next service Sunday 3 January, 11:30am", "© 2027 "],
    ["Next service Tomorrow, Sunday 3 January, 11:30am", "© 2027 "],
    ["Next service Today, Sunday 3 January, 11:30am", "© 2027 "],
  ] as const) {
    await expect(strip(page)).toContainText(words);
    await expect(page.getByRole("contentinfo")).toContainText(year);
    await translate(page);
    await page.clock.fastForward("24:00:00");
  }
});

test("what is next in another place for once leads nowhere", async ({ page }) => {
  const places = { "2026-12-25": { where: "First Ballydown" } };
  await page.route("/", async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [day, place] of Object.entries(places)) {
      const [date, moved] = [{ day }, { day, ...place }].map((one) =>
        JSON.stringify(one).slice(0, -1).replaceAll('"', "&quot;"),
      );
      expect(body).toContain(`${date},`);
      body = body.replace(`${date},`, `${moved},`);
    }
    await route.fulfill({ response, body });
  });
  const directions = strip(page).getByRole("link", { name: "Get directions" });
  await page.goto("/");
  const church = await directions.getAttribute("href");
  for (const [now, words, leadsTo] of [
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

test("the hour stays beside its day on any screen", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknown.consoleErrors);
  for (const path of [unknown.path, "/"]) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const when = strip(page).locator("p span").first();
    await expect(when).toHaveText("Tomorrow, Sunday 22 November, 11:30am");
    const name = strip(page).getByText("Next service", { exact: true });
    expect(await linesOf(name.locator("..")), path).toBe(1);
    for (const width of [600, 767, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await linesOf(when), `${path} at ${width} px`).toBe(1);
      const { height } = await boxOf(strip(page).getByRole("link", { name: "Get directions" }));
      expect(height, `Get directions of ${path} at ${width} px`).toBeLessThan(50);
    }
    await page.setViewportSize(telephone);
    await when.evaluate((words) => {
      // The longest words: of the longest weekday, month and hour.
      words.textContent = "Tomorrow, Wednesday 30 September, 11:30am";
    });
    expect(await linesOf(when), path).toBe(1);
  }
  await page.setViewportSize(tablet);
  const inBand = services(page).first().getByText("Sunday 22 November, 11:30am", { exact: true });
  expect(await linesOf(inBand)).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the next services are dated, and none is called the next", async ({ page }) => {
    await page.goto("/");
    await expect(band(page).getByText(/^Services from \d+ \w+ 20\d\d$/)).toBeVisible();
    // The sample may be built after its year.
    const dated = /^\D+, (?:\w+ \d+ \w+|every Sunday), \d+:\d\d[ap]m$/;
    await expect(services(page).first()).toHaveText(dated);
    await expect(band(page)).not.toContainText(/next|today|tomorrow/i);
  });
});
