import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { activities, youngPeople } from "#tests/support/sample-church.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// With less motion windows out of sight are lit as well.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const groupsFor = {
  "Pre-school": ["Crèche", "Lotsatots", "The Ark", "Girls’ Brigade"],
  Primary: ["The Ark", "Bible Class", "Boys’ Brigade", "Girls’ Brigade"],
  Teens: ["Worship Team", "SNATCH", "Boys’ Brigade", "Girls’ Brigade"],
  Adults: ["PW", "Dorcas Group", "Worship Team"],
  "60 and over": ["3 O’Clock Club", "PW", "Dorcas Group", "Worship Team"],
  Everyone: [...activities, ...youngPeople].map(({ name }) => name),
};

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const windows = (page: Page) => wall(page).locator("li a");
const chip = (page: Page, choice: string) =>
  wall(page).getByRole("radio", { name: new RegExp(`^${choice} \\d+ groups$`) });

/** Lists the names of the windows that are seen, sorted. */
function listSeen(page: Page): Promise<string[]> {
  return windows(page).evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => link.querySelector("b")?.textContent ?? "")
      .sort(),
  );
}

// That groups are found without JavaScript is held by journeys.spec.ts.
test("each choice shows the windows of its groups alone, and the keyboard goes on to them", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [choice, names] of Object.entries(groupsFor)) {
    await chip(page, choice).check();
    await expect.poll(() => listSeen(page), choice).toEqual(names.toSorted());
  }
  await page.keyboard.press("ArrowRight");
  await expect(chip(page, "Pre-school")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(wall(page).locator("a[href^='tel:']").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(windows(page).filter({ hasText: "Crèche" })).toBeFocused();
  expect(await findViolations(page, wall(page))).toEqual([]);
});
