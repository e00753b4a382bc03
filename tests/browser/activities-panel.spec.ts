import type { Page } from "@playwright/test";
import { activities, youngPeople } from "#tests/fixtures/sample-facts.ts";
import { findViolations } from "#tests/support/axe.ts";
import { findCrowdedControls } from "#tests/support/controls.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { boxOf, doubleType } from "#tests/support/screens.ts";
import { makeOldest } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit, waitForSection } from "#tests/support/visit.ts";
import { A_MINUTE } from "#time";

const CLOSED_BY_THEN = 1000;

async function visitPanel(page: Page, path = "/") {
  await visit(page, path);
  const header = page.getByRole("banner");
  return {
    button: header.getByRole("button", { name: "Activities" }),
    activities: header.getByRole("list", { name: "Activities" }),
    youngPeople: header.getByRole("list", { name: "Young People" }),
    theArk: header.getByRole("link", { name: /^The Ark/ }),
    club: header.getByRole("link", { name: /^3 O’Clock Club/ }),
    pw: header.getByRole("link", { name: /^PW/ }),
    findYourPlace: header.getByRole("link", { name: "Find your place" }),
    leave: () => page.mouse.move(640, 790),
  };
}

test("the panel has every group, in two columns of even rows, and whole in double type", async ({
  page,
}) => {
  const panel = await visitPanel(page, "/activities/the-ark");
  await panel.button.click();
  await expect(panel.pw).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  for (const [list, groups] of [
    [panel.activities, activities],
    [panel.youngPeople, youngPeople],
  ] as const) {
    const links = list.locator("a[href^='/activities/']");
    await expect(links.locator("b")).toHaveText(groups.map(({ name }) => name));
    for (const [at, { path }] of groups.entries()) {
      await expect(links.nth(at)).toHaveAttribute("href", path);
    }
  }
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [left, right] = [await boxOf(panel.activities), await boxOf(panel.youngPeople)];
    expect(right.x).toBeGreaterThanOrEqual(left.right);
    const tops = await panel.youngPeople
      .locator("a b")
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
    const rows = [...new Set(tops)];
    expect(tops, `${width} px`).toEqual(tops.map((_, index) => rows[Math.floor(index / 2)]));
    const { bottom } = await boxOf(panel.theArk.locator("b"));
    expect((await boxOf(panel.theArk.locator("small"))).y - bottom).toBeGreaterThan(4);
  }
  const open = page.locator("[popover]:popover-open");
  await doubleType(page);
  expect(await findUnreadableWords(open)).toEqual([]);
  expect(await open.evaluate(findCrowdedControls)).toEqual([]);
  await panel.pw.click();
  await expect(page).toHaveURL("/activities/pw");
});

test("under the pointer the panel opens after 200 ms, or at once soon after", async ({ page }) => {
  await page.clock.install({ time: SATURDAY_MORNING });
  const { button, theArk, leave } = await visitPanel(page, "/giving");
  await page.clock.pauseAt(new Date(SATURDAY_MORNING.getTime() + A_MINUTE));
  const hoverFor = async (milliseconds: number) => {
    await button.hover();
    await page.clock.runFor(milliseconds);
  };
  const leaveFor = async (milliseconds: number) => {
    await leave();
    await page.clock.runFor(milliseconds);
  };
  await hoverFor(199);
  await leaveFor(CLOSED_BY_THEN);
  await expect(theArk).toBeHidden();
  await hoverFor(199);
  await expect(theArk).toBeHidden();
  await page.clock.runFor(1);
  await theArk.hover();
  await page.clock.runFor(CLOSED_BY_THEN);
  await expect(theArk).toBeVisible();
  await leaveFor(CLOSED_BY_THEN);
  await expect(theArk).toBeHidden();
  await hoverFor(200);
  // A click keeps it open.
  await button.click();
  await leaveFor(CLOSED_BY_THEN);
  await expect(theArk).toBeVisible();
  for (const [wait, isOpenAtOnce] of [
    [250, true],
    [301, false],
  ] as const) {
    await page.keyboard.press("Escape");
    await expect(theArk).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await leaveFor(wait);
    await hoverFor(1);
    await expect(theArk).toBeVisible({ visible: isOpenAtOnce });
    await page.clock.runFor(199);
    await expect(theArk).toBeVisible();
  }
});

test("a click, Enter and plain arrow keys open the panel and walk through it", async ({ page }) => {
  const { button, club, pw, findYourPlace } = await visitPanel(page, "/giving");
  for (const close of [() => button.click(), () => page.mouse.click(640, 780)]) {
    await button.click();
    await expect(club).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(club).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  }
  await button.focus();
  for (const [key, focused] of [
    ["Enter", button],
    ["Tab", club],
    ["Escape", button],
    ["ArrowDown", club],
    ["ArrowUp", club],
    ["ArrowDown", pw],
    ["ArrowUp", club],
    ["ArrowRight", pw],
    ["ArrowLeft", club],
    ["End", findYourPlace],
    ["ArrowDown", findYourPlace],
    ["Home", club],
    ["End", findYourPlace],
    // The panel closes when the keyboard goes on to the next entry of the menu.
    ["Tab", page.getByRole("banner").getByRole("link", { name: "Events" })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
    await expect(club).toBeVisible({ visible: focused === club || !/Escape|Tab/.test(key) });
  }
  // Keys with Alt, Ctrl, Meta or Shift are left to the browser.
  await page.evaluate(() => {
    window.addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key.startsWith("Arrow") && defaultPrevented) document.title += ` ${key}`;
    });
  });
  const title = await page.title();
  const pressWithEach = async (arrow: string) => {
    for (const modifier of ["Alt", "Control", "Meta", "Shift"]) {
      await page.keyboard.press(`${modifier}+${arrow}`);
    }
  };
  await button.focus();
  await pressWithEach("ArrowDown");
  await expect(club).toBeHidden();
  await page.keyboard.press("ArrowDown");
  for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowDown"]) await pressWithEach(arrow);
  await expect(club).toBeFocused();
  await expect(page).toHaveTitle(`${title} ArrowDown`);
});

test("whatever the panel leads to has it shut, and a group's page marks it", async ({ page }) => {
  const { button, theArk, findYourPlace } = await visitPanel(page);
  const weight = () => button.evaluate((entry) => Number(getComputedStyle(entry).fontWeight));
  const unmarked = await weight();
  await button.click();
  await findYourPlace.click();
  await expect(page).toHaveURL("/#find-your-place");
  await expect(theArk).toBeHidden();
  await waitForSection(page);
  await button.click();
  // A browser sends this event to a page that it keeps in memory, for when the visitor comes back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(theArk).toBeHidden();
  await button.click();
  await theArk.click();
  await expect(page).toHaveURL("/activities/the-ark");
  await expect(theArk).toBeHidden();
  expect(await weight()).toBeGreaterThan(unmarked);
  await button.click();
  await expect(theArk).toHaveAttribute("aria-current", "page");
});

test("pointer and keyboard open the panel without popovers too", async ({ page }) => {
  await makeOldest(page);
  const { button, theArk, club, leave } = await visitPanel(page, "/giving");
  await expect(theArk).toBeHidden();
  await button.hover();
  await expect(theArk).toBeVisible();
  await leave();
  await expect(theArk).toBeHidden();
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(club).toBeFocused();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
