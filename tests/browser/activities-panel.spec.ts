import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { findCrowdedControls } from "#tests/support/controls.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { boxOf, doubleType } from "#tests/support/screens.ts";
import { keepInMemory, makeOldest } from "#tests/support/surroundings.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit, waitForSection } from "#tests/support/visit.ts";
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
    findYourPlace: header.getByRole("link", { name: "Find your place" }),
    leave: () => page.mouse.move(640, 790),
  };
}

// tests/build/sample/menu.test.ts holds which groups the panel lists.
test("the Activities panel can be read and pressed, from 768 px and in double type", async ({
  page,
}) => {
  const { button, activities, youngPeople, theArk, pw } = await visitPanel(
    page,
    "/activities/the-ark",
  );
  const panel = page.locator("#activities-panel");
  await button.click();
  await expect(pw).toBeVisible();
  expect(await findViolations(page, panel)).toEqual([]);

  const header = page.getByRole("banner");
  const gap = async () => Math.abs((await boxOf(panel)).y - (await boxOf(header)).bottom);

  await test.step("it hangs under the header, with a notice above it and scrolled on", async () => {
    await expect.poll(gap).toBeLessThan(2);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(gap).toBeLessThan(2);
  });

  for (const width of [768, 1280]) {
    await test.step(`at ${width} px its columns stand side by side, in even rows`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect((await boxOf(youngPeople)).x).toBeGreaterThanOrEqual((await boxOf(activities)).right);
      const tops = await youngPeople
        .locator("a b")
        .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
      const rows = [...new Set(tops)];
      expect(rows.length).toBeGreaterThan(2);
      expect(tops).toEqual(tops.map((_, index) => rows[Math.floor(index / 2)]));
      // The name of the page that one is on is underlined.
      const name = await boxOf(theArk.locator("b"));
      const words = await boxOf(theArk.locator("small"));
      expect(words.y - name.bottom).toBeGreaterThan(4);
    });
  }

  await test.step("in double type it hangs under the header, and no link is cut off or touches another", async () => {
    await doubleType(page);
    await page.keyboard.press("Escape");
    await button.click();
    await expect.poll(gap).toBeLessThan(2);
    expect(await findUnreadableWords(panel)).toEqual([]);
    expect(await panel.evaluate(findCrowdedControls)).toEqual([]);
    await pw.click();
    await expect(page).toHaveURL("/activities/pw");
  });
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
  const { button, club, pw, findYourPlace } = await visitPanel(page, "/giving");
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

  await test.step("with Alt, Ctrl, Meta or Shift they are left to the browser", async () => {
    // The title of the page says which arrow keys the page has kept for itself.
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
});

test("the panel is closed wherever its links lead, and a group's page is marked in it", async ({
  page,
}) => {
  const { button, theArk, findYourPlace } = await visitPanel(page);
  const weight = () => button.evaluate((entry) => Number(getComputedStyle(entry).fontWeight));
  const unmarked = await weight();
  await button.click();
  await findYourPlace.click();
  await expect(page).toHaveURL("/#find-your-place");
  await expect(theArk).toBeHidden();
  await waitForSection(page);
  await button.click();
  await keepInMemory(page);
  await expect(theArk).toBeHidden();
  await button.click();
  await theArk.click();
  await expect(page).toHaveURL("/activities/the-ark");
  await expect(theArk).toBeHidden();
  expect(await weight()).toBeGreaterThan(unmarked);
  await button.click();
  await expect(theArk).toHaveAttribute("aria-current", "page");
});

test("in a browser without popovers, too, pointer and keyboard open the panel", async ({
  page,
}) => {
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
