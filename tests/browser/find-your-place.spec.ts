import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { activities, youngPeople } from "#tests/support/sample-church.ts";
import { boxOf, desktop, tablet, telephone } from "#tests/support/screens.ts";
import { makeOldest } from "#tests/support/surroundings.ts";
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

type Choice = keyof typeof groupsFor;

const choices = Object.keys(groupsFor) as Choice[];

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const windows = (page: Page) => wall(page).locator("li a");
const chip = (page: Page, choice: Choice) =>
  wall(page).getByRole("radio", { name: new RegExp(`^${choice} \\d+ groups$`) });

/** Lists the names of the windows that are seen, and lit, in the order in which they stand on the wall. */
function listLit(page: Page): Promise<string[]> {
  return windows(page).evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .filter((link) => getComputedStyle(link.querySelector("img") ?? link).filter === "none")
      .map((link) => ({ link, box: link.getBoundingClientRect() }))
      .sort(({ box }, { box: other }) => Math.round(box.top - other.top) || box.left - other.left)
      .map(({ link }) => link.querySelector("b")?.textContent ?? ""),
  );
}

/** Runs in the page: how bright a picture is drawn, 1 for as bright as it is. */
function brightnessOf(image: Element): number {
  return Number(/brightness\(([\d.]+)\)/.exec(getComputedStyle(image).filter)?.[1] ?? 1);
}

/** The names under the windows can be read whole, in type that is no smaller than any small print. */
async function expectReadable(page: Page): Promise<void> {
  const names = windows(page).locator("b");
  expect(await names.evaluateAll(findSmallestType)).toBeGreaterThan(14);
  expect(await findUnreadableWords(wall(page))).toEqual([]);
}

/** Runs in the page: the smallest of the sizes in which these words are, in CSS pixels. */
function findSmallestType(words: Element[]): number {
  return Math.min(...words.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
}

/** The windows stand in one row that they fill, and whoever is not sure still finds the number to ring, once. */
async function expectOneRow(page: Page): Promise<void> {
  const boxes = await Promise.all(
    (await windows(page).filter({ visible: true }).all()).map((window) => boxOf(window)),
  );
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size, "rows").toBe(1);
  const gap = (boxes[1]?.x ?? 0) - (boxes[0]?.right ?? 0);
  const end = (await boxOf(wall(page).getByRole("list").first().locator("xpath=../.."))).right;
  expect(end - (boxes.at(-1)?.right ?? 0), "left over at the right").toBeLessThan(gap);
  await expect(wall(page).getByText("Not sure?").filter({ visible: true })).toHaveCount(1);
}

/** A choice shows the windows of its groups alone. */
async function expectLit(page: Page, choice: Choice): Promise<void> {
  await expect(chip(page, choice)).toBeChecked();
  await expect.poll(() => listLit(page)).toEqual(groupsFor[choice]);
  await expect(wall(page).getByRole("listitem")).toHaveCount(groupsFor[choice].length);
}

// That groups are found without JavaScript is held by journeys.spec.ts; how many a choice has, and that there is a style
// for each choice that a church may have, by tests/build.
test("each choice shows the windows of its groups alone, in one row", async ({ page }) => {
  await page.setViewportSize(tablet);
  await visit(page, "/");
  await expectLit(page, "Everyone");

  await test.step("for somebody who is not sure an arch fills the last row, and says so once", async () => {
    const arch = await boxOf(wall(page).getByRole("link", { name: "Not sure? Ring the office" }));
    expect(arch.y).toBe((await boxOf(windows(page).last())).y);
    expect(arch.x).toBeCloseTo((await boxOf(windows(page).nth(7))).x, 0);
    await expect(wall(page).getByText("Not sure?").filter({ visible: true })).toHaveCount(1);
  });

  for (const choice of choices) {
    await test.step(choice, async () => {
      await page.setViewportSize(desktop);
      await chip(page, choice).check();
      await expectLit(page, choice);
      for (const screen of [desktop, tablet, telephone]) {
        await page.setViewportSize(screen);
        await expectReadable(page);
        if (choice !== "Everyone") await expectOneRow(page);
      }
    });
  }

  await test.step("the keyboard goes from one choice to the next, and on past the number to the first group found", async () => {
    // A window under the pointer has another light.
    await page.mouse.move(0, 0);
    await page.keyboard.press("ArrowRight");
    await expectLit(page, "Pre-school");
    await page.keyboard.press("Tab");
    await expect(wall(page).locator("a[href^='tel:']").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(windows(page).filter({ hasText: "Crèche" })).toBeFocused();
    await page.setViewportSize(desktop);
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("windows are half lit until they come into view, and never dark", async ({ page }) => {
    await visit(page, "/");
    expect(await listLit(page)).toEqual([]);
    const light = () => windows(page).last().locator("img").evaluate(brightnessOf);
    expect(await light()).toBeGreaterThan(0.6);
    await windows(page).last().scrollIntoViewIfNeeded();
    await expectLit(page, "Everyone");
    await chip(page, "Adults").check();
    await expectLit(page, "Adults");
  });
});

test("in a browser that cannot follow the choice every window stays lit", async ({ page }) => {
  await makeOldest(page);
  await page.setViewportSize(telephone);
  await visit(page, "/");
  // A pointer would come to rest on a window, which is brighter then.
  await chip(page, "Primary").press("Space");
  await expect(chip(page, "Primary")).toBeChecked();
  await expect.poll(() => listLit(page)).toEqual(groupsFor.Everyone);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
