import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import type { Calendar } from "#tests/support/fake-calendar.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { openFailingGiving } from "#tests/support/surroundings.ts";
import { expect, test, YEARS_LATER } from "#tests/support/test.ts";
import {
  checkingDiary,
  detailsLink,
  dialog,
  failure,
  noEvents,
  openDrawer,
  visit,
} from "#tests/support/visit.ts";

/** Brings a page into a state, and answers what then is to be seen. */
type Reach = (page: Page, calendar: Calendar) => Promise<Locator>;

/** What a page shows once something has happened on it. */
const states: Record<string, Reach> = {
  ...Object.fromEntries(["/", "/events"].flatMap(statesOfDiary)),

  "an event's details": async (page) => {
    await visit(page, "/events");
    await detailsLink(page, "Soup Lunch").click();
    return dialog(page);
  },

  "the ways to subscribe to a group's dates": async (page) => {
    await visit(page, "/activities/pw");
    await page.getByText("Add to my calendar").click();
    return page.getByRole("link", { name: "Google Calendar" });
  },

  "the error page": async (page) => {
    await openFailingGiving(page);
    return page.getByRole("heading", { level: 1, name: /^Unexpected/ });
  },

  "a narrowed wall of windows": async (page) => {
    await visit(page, "/");
    await page.getByLabel("Adults", { exact: true }).check();
    return page.getByText("3 groups for adults");
  },
};

function statesOfDiary(path: string): [string, Reach][] {
  return [
    [
      `${path} while the diary is checked`,
      async (page, calendar) => {
        calendar.holdsBack();
        await visit(page, path);
        return checkingDiary(page);
      },
    ],
    [
      `${path} without a copy of the diary that still holds: empty boxes`,
      async (page, calendar) => {
        calendar.holdsBack();
        await page.clock.setFixedTime(YEARS_LATER);
        await visit(page, path);
        return checkingDiary(page);
      },
    ],
    [
      `${path} without events`,
      async (page, calendar) => {
        calendar.isEmpty();
        await visit(page, path);
        return noEvents(page);
      },
    ],
    [
      `${path} when events have failed`,
      async (page, calendar) => {
        calendar.isDown();
        await visit(page, path);
        await expect(failure(page)).toBeVisible();
        return page.getByText("Failed to fetch events");
      },
    ],
  ];
}

for (const [what, reach] of Object.entries(states)) {
  test(`axe finds nothing wrong with ${what}`, async ({ page, calendar, consoleErrors }) => {
    consoleErrors.allow(/giving: Failed to load resource.* status of 500/);
    await expect(await reach(page, calendar)).toBeVisible();
    for (const screen of [desktop, telephone]) {
      await page.setViewportSize(screen);
      expect(await violationsOf(page), `${screen.width} px`).toEqual([]);
    }
  });
}

test("axe finds nothing wrong with the open Activities panel, nor with any group of the open drawer", async ({
  page,
}) => {
  await visit(page, "/activities/the-ark");
  await page.getByRole("button", { name: "Activities" }).click();
  await expect(page.getByRole("link", { name: /^PW/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(telephone);
  const drawer = await openDrawer(page);
  for (const group of ["Activities", "Young People"]) {
    await drawer.locator("summary").filter({ hasText: group }).click();
    expect(await violationsOf(page), group).toEqual([]);
  }
});
