import type { Locator, Page } from "@playwright/test";
import { A_MINUTE } from "#app/time/clock.ts";
import { addDays } from "#app/time/wall-time.ts";
import { britishDate, shortDate } from "#app/time/written-times.ts";
import { daysByHand, END_OF_TABLE, nextByHand, seriesIds } from "#tests/fixtures/sample-year.ts";
import { casesIn } from "#tests/support/cases.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, visit } from "#tests/support/visit.ts";

const todays = casesIn<Record<string, string>>("tests/behaviour/thirty-todays.yaml");

const groupIds = seriesIds.filter((id) => id !== "main-service");

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

/** Opens a page with a clock that stands still, and reads it on every day as the last minute before it has passed. */
async function readOnEveryDay(
  page: Page,
  path: string,
  read: (now: string, name: string) => Promise<void>,
): Promise<void> {
  const first = Date.parse(Object.keys(todays)[0] ?? "");
  await page.clock.install({ time: new Date(first - A_MINUTE) });
  await visit(page, path);
  await calendarHasAnswered(page);
  await page.clock.pauseAt(new Date(first));
  for (const [now, name] of Object.entries(todays)) {
    await page.clock.setSystemTime(new Date(Date.parse(now) - A_MINUTE));
    await page.clock.runFor(A_MINUTE);
    await read(now, name);
  }
}

const next = (page: Page) => page.getByRole("term").filter({ hasText: /^(Next|On now)$/ });

/** Where each link leads, and the last of its small words that are told. All at once: a question for each link of each day would be two thousand. */
const read = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => [
      link.getAttribute("href")?.split("/").at(-1),
      [...link.querySelectorAll("small")].at(-1)?.innerText.replaceAll("\n", ""),
    ]),
  );

/** Of the two dates that the wall had when it was built the first that is not over. */
function nextOnWall(id: string, builtAt: string, now: string): string | undefined {
  const first = nextByHand(id, builtAt) ?? END_OF_TABLE;
  const onWall = daysByHand(id).filter((day) => day >= first);
  const next = nextByHand(id, now) ?? END_OF_TABLE;
  return onWall.slice(0, 2).find((day) => day >= next);
}

// One that meets by weeks, one by months and one that is moved once.
for (const id of ["girls-brigade", "three-o-clock-club", "pw"]) {
  test(`the page of ${id} says on every day when it meets next`, async ({ page }) => {
    await readOnEveryDay(page, `/activities/${id}`, async (now, name) => {
      const words = nextInWords(id, now, "Not set yet");
      await expect(next(page).locator("~ dd"), name).toHaveText(new RegExp(`^${words}`));
    });
  });
}

// On either side of London, in which all other tests take place.
for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("reads on every day when each group and the church meets next", async ({ page }) => {
      const strip = page.getByRole("region", { name: "When to come" });
      const links = page.locator("#find-your-place li a");
      await readOnEveryDay(page, "/", async (now, name) => {
        const { builtAt } = JSON.parse(`${await page.locator("#facts").textContent()}`);
        await expect(strip, name).toContainText(nextInWords("main-service", now, "Every Sunday"));
        const dates = groupIds.map((id) => {
          const day = nextOnWall(id, builtAt, wallTimeOf(now));
          const words = day && `Next: ${shortDate(day)}${britishDate(day)}`;
          return [id, words ?? expect.not.stringMatching(/\d/)];
        });
        await expect
          .poll(async () => Object.fromEntries(await read(links)), name)
          .toEqual(Object.fromEntries(dates));
      });
    });
  });
}
