import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { findCrowdedControls } from "#tests/support/controls.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { desktop, doubleType } from "#tests/support/screens.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";
import { A_MINUTE } from "#time";

/** Milliseconds after which the panel is closed when the pointer has left it. */
const CLOSED_BY_THEN = 1000;

/** Opens a page, and finds the button of the panel and some of what is in it. */
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
    thisWeek: header.getByRole("link", { name: "This Week" }),
    leave: () => page.mouse.move(640, 790),
  };
}

// tests/build/sample/menu.test.ts holds which groups the panel lists.
test("the Activities panel can be read and pressed, from 768 px and in double type", async ({
  page,
}) => {
  const { button, pw } = await visitPanel(page);
  const panel = page.locator("#activities-panel");
  await button.click();
  await expect(pw).toBeVisible();
  expect(await findViolations(page, panel)).toEqual([]);
  const expectWhole = async () => {
    expect(await findUnreadableWords(panel)).toEqual([]);
    expect(await panel.evaluate(findCrowdedControls)).toEqual([]);
  };
  await page.setViewportSize({ width: 768, height: 800 });
  await expectWhole();
  await page.setViewportSize(desktop);
  await doubleType(page);
  await page.keyboard.press("Escape");
  await button.click();
  await expectWhole();
  await pw.click();
  await expect(page).toHaveURL("/activities/pw");
});

test("the panel opens when a pointer has been on its button for 200 ms, or at once soon after it was open", async ({
  page,
}) => {
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

test("a click opens the panel; a second one, or one beside it, closes it", async ({ page }) => {
  const { button, club } = await visitPanel(page, "/giving");
  for (const close of [() => button.click(), () => page.mouse.click(640, 780)]) {
    await button.click();
    await expect(club).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(club).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  }
});

test("Enter and the arrow keys open the panel and walk through it", async ({ page }) => {
  const { button, club, pw, thisWeek } = await visitPanel(page, "/giving");
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
    ["End", thisWeek],
    ["ArrowDown", thisWeek],
    ["Home", club],
    ["End", thisWeek],
    // The panel closes when the keyboard goes on to the next entry of the menu.
    ["Tab", page.getByRole("banner").getByRole("link", { name: "Events" })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
    await expect(club).toBeVisible({ visible: focused === club || !/Escape|Tab/.test(key) });
  }

  // With Alt they are left to the browser.
  await button.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(club).toBeHidden();
});
