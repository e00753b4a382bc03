import type { Page } from "@playwright/test";
import { activities, youngPeople } from "#tests/support/groups-in-menus.ts";
import { telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const LIT = "none";

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const windows = (page: Page) => wall(page).locator("a[href^='/activities/']");

/** The names under the windows that can be seen. */
const shown = (page: Page) => windows(page).locator("visible=true").locator("b");

/** The names under the windows that are lit. */
async function lit(page: Page): Promise<(string | null | undefined)[]> {
  return windows(page).evaluateAll(
    (links, on) =>
      links
        .filter((link) => getComputedStyle(link.querySelector("img") ?? link).filter === on)
        .map((link) => link.querySelector("b")?.textContent),
    LIT,
  );
}

const everyGroup = [...activities, ...youngPeople];

const choices = [
  {
    choice: "Pre-school",
    announced: "4 groups for pre-school",
    groups: ["Crèche", "Lotsatots", "The Ark", "Girls’ Brigade"],
  },
  {
    choice: "Primary",
    announced: "4 groups for primary",
    groups: ["The Ark", "Bible Class", "Boys’ Brigade", "Girls’ Brigade"],
  },
  {
    choice: "Teens",
    announced: "4 groups for teens",
    groups: ["Worship Team", "SNATCH", "Boys’ Brigade", "Girls’ Brigade"],
  },
  {
    choice: "Adults",
    announced: "3 groups for adults",
    groups: ["PW", "Dorcas Group", "Worship Team"],
  },
  {
    choice: "60 and over",
    announced: "4 groups for 60 and over",
    groups: ["3 O’Clock Club", "PW", "Dorcas Group", "Worship Team"],
  },
];

test("each choice lights the windows of its groups, and counts them", async ({ page }) => {
  await visit(page, "/");
  for (const { choice, announced, groups } of choices) {
    await wall(page).getByLabel(choice, { exact: true }).check();
    await expect(wall(page).getByRole("status")).toHaveText(announced);
    await expect.poll(() => lit(page)).toEqual(groups);
    await expect(shown(page)).toHaveCount(everyGroup.length);
  }
});

test("on a telephone each choice leaves only the windows of its groups", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  for (const { choice, groups } of choices) {
    await wall(page).getByLabel(choice, { exact: true }).check();
    await expect(shown(page)).toHaveText(groups);
  }
});

test("Everyone lights all windows again; arrow keys change the choice", async ({ page }) => {
  await visit(page, "/");
  await expect(wall(page).getByLabel("Everyone")).toBeChecked();
  await wall(page).getByLabel("Adults").check();
  await expect.poll(async () => (await lit(page)).length).toBe(3);
  await wall(page).getByLabel("Everyone").check();
  await expect.poll(async () => (await lit(page)).length).toBe(everyGroup.length);

  await page.keyboard.press("ArrowRight");
  await expect(wall(page).getByLabel("Pre-school")).toBeChecked();
  await expect(wall(page).getByRole("status")).toHaveText("4 groups for pre-school");
});

test("under each window is the day on which the group meets next, and its weekday where none is known", async ({
  page,
}) => {
  const dayOf = (name: string) =>
    windows(page)
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator("small")
      .last();
  for (const [now, days] of [
    // PW's January meeting was moved; SNATCH is over for the week; half the groups have stopped for Christmas.
    ["2026-12-20T21:00:00Z", { PW: "Tue 12 Jan", SNATCH: "Sun 10 Jan", "The Ark": "Sun 3 Jan" }],
    ["2026-12-15T19:00:00Z", { "Boys’ Brigade": "Thu 7 Jan", "Dorcas Group": "Tue 26 Jan" }],
    ["2027-07-10T09:00:00Z", { PW: "First Tuesday", SNATCH: "Sundays", "The Ark": "Sun 11 Jul" }],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await visit(page, "/");
    for (const [name, day] of Object.entries(days)) await expect(dayOf(name), now).toHaveText(day);
  }
});
