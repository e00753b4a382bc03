import type { Page } from "@playwright/test";
import { MOST_CHIPS } from "#app/church/home.server.ts";
import { activities, youngPeople } from "#tests/fixtures/sample-facts.ts";
import { findViolations } from "#tests/support/axe.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { boxOf, desktop, tablet, telephone } from "#tests/support/screens.ts";
import { makeOldest } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// Windows out of sight are lit as well.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const groupsFor = {
  "Pre-school": ["Crèche", "Lotsatots", "The Ark", "Girls’ Brigade"],
  Primary: ["The Ark", "Bible Class", "Boys’ Brigade", "Girls’ Brigade"],
  Teens: ["SNATCH", "Boys’ Brigade", "Girls’ Brigade", "Worship Team"],
  Adults: ["PW", "Dorcas Group", "Worship Team"],
  "60 and over": ["3 O’Clock Club", "PW", "Dorcas Group", "Worship Team"],
  Everyone: [...activities, ...youngPeople].map(({ name }) => name),
};

type Choice = keyof typeof groupsFor;

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const windows = (page: Page) => wall(page).locator("li a");
const chip = (page: Page, choice: string) =>
  wall(page).getByRole("radio", { name: new RegExp(`^${choice} \\d+ groups$`) });

/** The names of the windows that are lit, in the order in which they stand on the wall. */
function lit(page: Page): Promise<(string | null | undefined)[]> {
  return windows(page).evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link.querySelector("img") ?? link).filter === "none")
      .map((link) => ({ link, box: link.getBoundingClientRect() }))
      .sort(({ box }, { box: other }) => Math.round(box.top - other.top) || box.left - other.left)
      .map(({ link }) => link.querySelector("b")?.textContent),
  );
}

function brightnessOf(image: Element): number {
  return Number(/brightness\(([\d.]+)\)/.exec(getComputedStyle(image).filter)?.[1] ?? 1);
}

/**
 * Each group is said once, as large as any small print. A screen reader hears how many a choice has, and which groups are
 * outside it.
 */
async function expectSaidOnce(page: Page, choice: Choice): Promise<void> {
  const groups = groupsFor[choice];
  await expect(chip(page, choice)).toHaveAccessibleName(`${choice} ${groups.length} groups`);
  const others = groupsFor.Everyone.length - groups.length;
  await expect(wall(page).getByRole("link", { name: /^Other group: / })).toHaveCount(others);
  await expect(wall(page).getByRole("group").getByRole("link")).toHaveCount(0);
  const names = windows(page).locator("b");
  expect(await names.evaluateAll(smallestType)).toBeGreaterThan(14);
  expect(await findUnreadableWords(wall(page))).toEqual([]);
}

/** Runs in the page: the smallest of the sizes in which these words are, in CSS pixels. */
function smallestType(words: Element[]): number {
  return Math.min(...words.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
}

/** The windows of the groups that match stand together in one row before all others, and are wider. */
async function expectOnSill(page: Page, choice: Choice): Promise<void> {
  const boxes = await windows(page).evaluateAll((links) =>
    links.map((link) => ({
      name: `${link.querySelector("b")?.textContent}`,
      top: link.getBoundingClientRect().top,
      bottom: link.getBoundingClientRect().bottom,
      width: link.getBoundingClientRect().width,
    })),
  );
  const isFor = ({ name }: { name: string }) => groupsFor[choice].includes(name);
  const [on, behind] = [boxes.filter(isFor), boxes.filter((box) => !isFor(box))];
  expect(new Set(on.map(({ top }) => Math.round(top))).size, "rows of the sill").toBe(1);
  expect(Math.max(...on.map(({ bottom }) => bottom))).toBeLessThan(
    Math.min(...behind.map(({ top }) => top)),
  );
  expect(Math.min(...on.map(({ width }) => width))).toBeGreaterThan(
    Math.max(...behind.map(({ width }) => width)),
  );
}

async function expectLit(page: Page, choice: Choice): Promise<void> {
  await expect(chip(page, choice)).toBeChecked();
  await expect.poll(() => lit(page)).toEqual(groupsFor[choice]);
}

test("each choice lights its groups on one sill, by age, and says nothing twice", async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await visit(page, "/");
  await expectLit(page, "Everyone");
  // The arch of those who are not sure fills the wall's last row, and it is said once.
  const arch = await boxOf(wall(page).getByRole("link", { name: "Not sure? Ring the office" }));
  expect(arch.y).toBe((await boxOf(windows(page).last())).y);
  expect(arch.x).toBeCloseTo((await boxOf(windows(page).nth(7))).x, 0);
  await expect(wall(page).getByText("Not sure?").filter({ visible: true })).toHaveCount(1);
  for (const choice of Object.keys(groupsFor)) {
    await page.setViewportSize(desktop);
    await chip(page, choice).check();
    await expectLit(page, choice as Choice);
    for (const screen of [desktop, tablet, telephone]) {
      await page.setViewportSize(screen);
      await expectSaidOnce(page, choice as Choice);
      if (choice !== "Everyone") await expectOnSill(page, choice as Choice);
    }
  }
  await page.setViewportSize(desktop);
  await page.keyboard.press("ArrowRight");
  await expectLit(page, "Pre-school");
  expect(await findViolations(page)).toEqual([]);
});

test("each of the chips that home.md may have narrows the wall", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  for (let index = 0; index < MOST_CHIPS; index++) {
    await chip(page, "Primary").evaluate((input: HTMLInputElement, value) => {
      for (const window of document.querySelectorAll<HTMLElement>("[data-for]")) {
        const isForThem = window.dataset.for?.split(" ").includes(input.value);
        window.dataset.for = isForThem ? value : "";
      }
      input.value = value;
    }, String(index));
    await chip(page, "Primary").check();
    await expect.poll(() => lit(page)).toEqual(groupsFor.Primary);
  }
});

// That groups are found without JavaScript is held by journeys.spec.ts.
test("from the chips the keyboard goes on to what was found", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  await chip(page, "Primary").check();
  await page.keyboard.press("Tab");
  await expect(windows(page).filter({ hasText: "The Ark" })).toBeFocused();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("windows are half lit until they come into view, and never dark", async ({ page }) => {
    await visit(page, "/");
    expect(await lit(page)).toEqual([]);
    const light = () => windows(page).last().locator("img").evaluate(brightnessOf);
    expect(await light()).toBeGreaterThan(0.6);
    await windows(page).last().scrollIntoViewIfNeeded();
    await expectLit(page, "Everyone");
    await chip(page, "Adults").check();
    await expectLit(page, "Adults");
    // Pale as glass by day, for what is dark would look closed.
    await expect(windows(page).last().locator("img")).toHaveCSS("filter", /opacity/);
    expect(await light()).toBe(1);
  });
});

test("where no style can ask what is within (:has) every group stays", async ({ page }) => {
  await makeOldest(page);
  await page.setViewportSize(telephone);
  await visit(page, "/");
  // A pointer would come to rest on a window, which is brighter then.
  await chip(page, "Primary").press("Space");
  await expect(chip(page, "Primary")).toBeChecked();
  await expect.poll(() => lit(page)).toEqual(groupsFor.Everyone);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
