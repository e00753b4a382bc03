import type { Page } from "@playwright/test";
import { activities, youngPeople } from "#tests/support/groups-in-menus.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const BEFORE_IT_OPENS = 199;
const CLOSED_BY_THEN = 1000;

function parts(page: Page) {
  const header = page.getByRole("banner");
  return {
    button: header.getByRole("button", { name: "Activities" }),
    activities: header.getByRole("list", { name: "Activities" }),
    youngPeople: header.getByRole("list", { name: "Young People" }),
    theArk: header.getByRole("link", { name: /^The Ark/ }),
    club: header.getByRole("link", { name: /^3 O’Clock Club/ }),
    pw: header.getByRole("link", { name: /^PW/ }),
  };
}

/** A page on a clock that stands still until it is told to run. */
async function visitOnStoppedClock(page: Page) {
  await page.clock.install({ time: SATURDAY_MORNING });
  await visit(page, "/giving");
  await page.clock.pauseAt(new Date(SATURDAY_MORNING.getTime() + 60_000));
}

test("the panel has two columns: Activities and Young People, each group in its place", async ({
  page,
}) => {
  await visit(page, "/");
  const panel = parts(page);
  await panel.button.click();
  for (const [list, groups] of [
    [panel.activities, activities],
    [panel.youngPeople, youngPeople],
  ] as const) {
    const links = list.locator("a[href^='/activities/']");
    await expect(links.locator("b")).toHaveText(groups.map(({ name }) => name));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      groups.map(({ path }) => path),
    );
  }
  const left = await panel.activities.boundingBox();
  const right = await panel.youngPeople.boundingBox();
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
});

test("under the pointer the panel opens after 200 ms and not before", async ({ page }) => {
  await visitOnStoppedClock(page);
  const { button, theArk } = parts(page);
  await button.hover();
  await page.clock.runFor(BEFORE_IT_OPENS);
  await expect(theArk).toBeHidden();
  await page.clock.runFor(1);
  await expect(theArk).toBeVisible();
});

test("a pointer that only passes over the button opens nothing", async ({ page }) => {
  await visitOnStoppedClock(page);
  const { button, theArk } = parts(page);
  await button.hover();
  await page.clock.runFor(BEFORE_IT_OPENS);
  await page.mouse.move(640, 700);
  await page.clock.runFor(CLOSED_BY_THEN);
  await expect(theArk).toBeHidden();
});

for (const { wait, words, isOpenAtOnce } of [
  { wait: 250, words: "within 300 ms of its closing the panel opens at once", isOpenAtOnce: true },
  { wait: 301, words: "300 ms after its closing the panel waits again", isOpenAtOnce: false },
]) {
  test(words, async ({ page }) => {
    await visitOnStoppedClock(page);
    const { button, theArk } = parts(page);
    await button.hover();
    await page.clock.runFor(200);
    await page.keyboard.press("Escape");
    await expect(theArk).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await page.mouse.move(640, 700);
    await page.clock.runFor(wait);
    await button.hover();
    await page.clock.runFor(1);
    await expect(theArk).toBeVisible({ visible: isOpenAtOnce });
    await page.clock.runFor(BEFORE_IT_OPENS);
    await expect(theArk).toBeVisible();
  });
}

test("the panel closes when the pointer leaves it, and stays open on the way into it", async ({
  page,
}) => {
  await visitOnStoppedClock(page);
  const { button, theArk } = parts(page);
  await button.hover();
  await page.clock.runFor(200);
  await theArk.hover();
  await page.clock.runFor(CLOSED_BY_THEN);
  await expect(theArk).toBeVisible();
  await page.mouse.move(640, 790);
  await page.clock.runFor(CLOSED_BY_THEN);
  await expect(theArk).toBeHidden();
});

test("a click opens the panel and another closes it", async ({ page }) => {
  await visit(page, "/");
  const { button, theArk } = parts(page);
  await button.click();
  await expect(theArk).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(theArk).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a click on the button of a panel that the pointer has opened keeps it open", async ({
  page,
}) => {
  await visitOnStoppedClock(page);
  const { button, theArk } = parts(page);
  await button.hover();
  await page.clock.runFor(200);
  await button.click();
  await page.mouse.move(640, 790);
  await page.clock.runFor(CLOSED_BY_THEN);
  await expect(theArk).toBeVisible();
});

test("a click beside the panel closes it", async ({ page }) => {
  await visit(page, "/giving");
  const { button, theArk } = parts(page);
  await button.click();
  await expect(theArk).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(theArk).toBeHidden();
});

test("Enter opens the panel, and Escape closes it and gives the focus back to the button", async ({
  page,
}) => {
  await visit(page, "/");
  const { button, club } = parts(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(club).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(club).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(club).toBeHidden();
  await expect(button).toBeFocused();
});

test("the arrow keys open the panel and go from link to link, Home and End to the ends", async ({
  page,
}) => {
  await visit(page, "/");
  const { button, club, pw } = parts(page);
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(club).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(pw).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(club).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(pw).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(club).toBeFocused();
  await page.keyboard.press("End");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Find your place" }),
  ).toBeFocused();
  await page.keyboard.press("Home");
  await expect(club).toBeFocused();
});

test("the panel closes when the keyboard goes on to the next entry of the menu", async ({
  page,
}) => {
  await visit(page, "/");
  const { button, theArk } = parts(page);
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Events" })).toBeFocused();
  await expect(theArk).toBeHidden();
});

test("choosing a group opens its page and closes the panel", async ({ page }) => {
  await visit(page, "/");
  const { button, theArk } = parts(page);
  await button.click();
  await theArk.click();
  await expect(page).toHaveURL("/activities/the-ark");
  await expect(theArk).toBeHidden();
  await button.click();
  await expect(theArk).toHaveAttribute("aria-current", "page");
});

test("on a group's page the menu marks Activities", async ({ page }) => {
  await visit(page, "/activities/snatch");
  const { button } = parts(page);
  const weight = (name: string) =>
    page
      .getByRole("banner")
      .getByText(name, { exact: true })
      .locator("visible=true")
      .evaluate((entry) => getComputedStyle(entry).fontWeight);
  await expect(button).toBeVisible();
  expect(Number(await weight("Activities"))).toBeGreaterThan(Number(await weight("Giving")));
});

test("Alt, Ctrl, Meta and Shift with an arrow key are left to the browser", async ({ page }) => {
  await visit(page, "/");
  const { button, club } = parts(page);
  await page.evaluate(() => {
    window.addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key.startsWith("Arrow") && defaultPrevented) document.title = `${key} was taken`;
    });
  });
  await button.focus();
  for (const held of ["Alt", "Control", "Meta", "Shift"]) {
    await page.keyboard.press(`${held}+ArrowDown`);
    await expect(club, held).toBeHidden();
  }
  await expect(page).not.toHaveTitle(/was taken/);

  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveTitle(/was taken/);
  await page.evaluate(() => (document.title = "A page"));
  for (const held of ["Alt", "Control", "Meta", "Shift"]) {
    for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowDown"]) {
      await page.keyboard.press(`${held}+${arrow}`);
      await expect(club, `${held}+${arrow}`).toBeFocused();
    }
  }
  await expect(page).toHaveTitle("A page");
});

test("in a browser that knows no popovers the panel opens under the pointer and for the keyboard", async ({
  page,
}) => {
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const style = (await answer.text()).replaceAll(":popover-open", ":unknown-here");
    await route.fulfill({ contentType: "text/css", body: style });
  });
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await visit(page, "/giving");
  const { button, theArk, club } = parts(page);
  await expect(theArk).toBeHidden();
  await button.hover();
  await expect(theArk).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(theArk).toBeHidden();
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(club).toBeFocused();
});
