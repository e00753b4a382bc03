import type { Locator, Page } from "@playwright/test";
import { A_MINUTE } from "#app/time/clock.ts";
import { addDays } from "#app/time/wall-time.ts";
import { britishDate, shortDate } from "#app/time/written-times.ts";
import { daysByHand, nextByHand, seriesIds } from "#tests/fixtures/sample-year.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, visit } from "#tests/support/visit.ts";

// The church's time, each with the offset it has from UTC on that day.
const todays = [
  ["the first day of the year", "2026-09-01T09:00+01:00"],
  ["a Sunday, before the service is over", "2026-09-06T12:44+01:00"],
  ["and after it", "2026-09-06T12:45+01:00"],
  ["Girls’ Brigade’s first night", "2026-09-09T18:00+01:00"],
  ["Boys’ Brigade’s first night, just over", "2026-09-10T21:30+01:00"],
  ["a Monday in September", "2026-09-21T08:00+01:00"],
  ["the third Saturday", "2026-10-17T16:29+01:00"],
  ["the day before the clocks go back", "2026-10-24T23:59+01:00"],
  ["the hour that comes twice", "2026-10-25T01:30+00:00"],
  ["half-term", "2026-10-28T18:30+00:00"],
  ["the Sunday after half-term", "2026-11-01T10:00+00:00"],
  ["a Saturday in November", "2026-11-21T09:00+00:00"],
  ["the last Tuesday of November", "2026-11-24T21:29+00:00"],
  ["a Big Breakfast", "2026-12-13T11:00+00:00"],
  ["the night Boys’ Brigade is at the carols", "2026-12-17T18:00+00:00"],
  ["the first day of the holidays", "2026-12-19T12:00+00:00"],
  ["the Watchnight, begun", "2026-12-24T23:30+00:00"],
  ["the Watchnight, after midnight", "2026-12-25T00:14+00:00"],
  ["Christmas morning", "2026-12-25T00:15+00:00"],
  ["Christmas dinner", "2026-12-25T13:00+00:00"],
  ["the Sunday after Christmas", "2026-12-27T11:00+00:00"],
  ["the Tuesday without Dorcas", "2026-12-29T19:30+00:00"],
  ["New Year’s Eve", "2026-12-31T23:59+00:00"],
  ["the Tuesday without PW", "2027-01-05T20:00+00:00"],
  ["the Tuesday PW was moved to", "2027-01-12T21:29+00:00"],
  ["the Sunday without SNATCH", "2027-02-14T19:00+00:00"],
  ["half-term in February", "2027-02-17T18:30+00:00"],
  ["the last day of February", "2027-02-28T21:00+00:00"],
  ["the last day of the spring term", "2027-03-24T18:00+00:00"],
  ["an hour that is left out", "2027-03-28T02:30+01:00"],
  ["the Sunday before the summer term", "2027-04-04T19:00+01:00"],
  ["Girls’ Brigade’s last night", "2027-04-21T21:14+01:00"],
  ["and just after it", "2027-04-21T21:15+01:00"],
  ["a summer’s Saturday, before midnight", "2027-06-19T23:59+01:00"],
  ["and at midnight, an hour before it is Sunday in Greenwich", "2027-06-20T00:00+01:00"],
  ["a Sunday in June", "2027-06-20T21:00+01:00"],
  ["the year after", "2027-09-15T09:00+01:00"],
] as const;

const groupIds = seriesIds.filter((id) => id !== "main-service");

/** "2026-09-01T09:00", and its day. */
const wallTimeOf = (now: string) => now.slice(0, "2026-09-01T09:00".length);
const dayOf = (now: string) => now.slice(0, "2026-09-01".length);

/** The table's next day at one of the times above, as it is written: "Tomorrow, Sunday 22 November"; or that there is none. */
function nextInWords(id: string, now: string, none: string): string {
  const day = nextByHand(id, wallTimeOf(now));
  if (!day) return none;
  if (day === dayOf(now)) return `Today, ${britishDate(day)}`;
  const isTomorrow = day === addDays(dayOf(now), 1);
  return isTomorrow ? `Tomorrow, ${britishDate(day)}` : britishDate(day);
}

/** How many of the table's days, of those that are not over, are within seven days. */
function countInWeek(id: string, now: string): number {
  const next = nextByHand(id, wallTimeOf(now));
  const end = addDays(dayOf(now), 7);
  return daysByHand(id).filter((day) => next && day >= next && day < end).length;
}

/** Opens a page with a clock that stands still, and reads it on every day as the last minute before it has passed. */
async function readOnEveryDay(
  page: Page,
  path: string,
  read: (now: string, name: string) => Promise<void>,
): Promise<void> {
  const first = Date.parse(todays[0][1]);
  await page.clock.install({ time: new Date(first - A_MINUTE) });
  await visit(page, path);
  await calendarHasAnswered(page);
  await page.clock.pauseAt(new Date(first));
  for (const [name, now] of todays) {
    await page.clock.setSystemTime(new Date(Date.parse(now) - A_MINUTE));
    await page.clock.runFor(A_MINUTE);
    await read(now, name);
  }
}

/** Where each link leads, and the last of its small words. All at once: a question for each link of each day would be two thousand. */
const read = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => [
      link.getAttribute("href")?.split("/").at(-1),
      [...link.querySelectorAll("small")].at(-1)?.textContent,
    ]),
  );

for (const id of groupIds) {
  test(`the page of ${id} says on every day when it meets next`, async ({ page }) => {
    const term = page.getByRole("term").filter({ hasText: /^(Next|On now)$/ });
    await readOnEveryDay(page, `/activities/${id}`, async (now, name) => {
      const words = nextInWords(id, now, "Not set yet");
      await expect(term.locator("+ dd"), name).toHaveText(new RegExp(`^${words}`));
    });
  });
}

for (const zone of ["Europe/London", "Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("reads on every day when each group and the church meets next", async ({ page }) => {
      const strip = page.getByRole("region", { name: "When to come" });
      const links = page.locator("#find-your-place a[href^='/activities/']");
      await readOnEveryDay(page, "/", async (now, name) => {
        await expect(strip, name).toContainText(nextInWords("main-service", now, "Every Sunday"));
        const dates = groupIds.map((id) => {
          const day = nextByHand(id, wallTimeOf(now));
          return [id, day ? shortDate(day) : expect.not.stringMatching(/\d/)];
        });
        await expect
          .poll(async () => Object.fromEntries(await read(links)), name)
          .toEqual(Object.fromEntries(dates));
      });
    });

    test("reads on every day of which groups and services are in the week", async ({ page }) => {
      const links = page.locator("main li:not([data-off]) > div a");
      const heading = page.getByRole("heading", { level: 2 }).first();
      const firstDay = page.getByRole("main").getByRole("heading", { level: 3 }).first();
      await readOnEveryDay(page, "/this-week", async (now, name) => {
        await expect(heading, name).toContainText(britishDate(dayOf(now)));
        await expect(firstDay, name).toHaveText(`${britishDate(dayOf(now))} Today`);
        const inWeek = groupIds.flatMap((id) =>
          Array.from({ length: countInWeek(id, now) }, () => id),
        );
        await expect
          .poll(async () => {
            const ids = (await read(links)).map(([id]) => id);
            return groupIds.flatMap((group) => ids.filter((id) => id === group));
          }, name)
          .toEqual(inWeek);
      });
    });
  });
}
