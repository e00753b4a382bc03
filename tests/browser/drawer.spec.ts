import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { church } from "#tests/support/sample-church.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { openDrawer, scrollPosition, visit, waitForFrames } from "#tests/support/visit.ts";

// That it opens, folds one list at a time, closes and leads on anywhere, in the oldest browsers too, is held by
// journeys.spec.ts; what is in it, by tests/build/sample/menu.test.ts.

test.use({ viewport: telephone });

const BESIDE_THE_DRAWER = { x: 340, y: 500 };

async function openOn(page: Page, path = "/") {
  await visit(page, path);
  const drawer = await openDrawer(page);
  return {
    drawer,
    menuButton: page.getByRole("banner").getByRole("button", { name: /menu/i }),
    group: (name: string) => drawer.locator("summary").filter({ hasText: name }),
    // A group's link also says who it is for, and when it meets.
    link: (name: string) => drawer.getByRole("link", { name: new RegExp(`^${name}`) }),
  };
}

test("the open drawer is 280 px wide, and accessible", async ({ page }) => {
  const { drawer, group } = await openOn(page);
  const place = { x: 0, y: 0, width: 280, height: telephone.height };
  await expect.poll(() => drawer.boundingBox()).toEqual(place);
  for (const name of ["Activities", "Young People"]) {
    await group(name).click();
    expect(await findViolations(page, drawer), name).toEqual([]);
  }
});

test("the drawer marks the page it is opened on, and has the list with that page open, after Back too", async ({
  page,
}) => {
  await visit(page, "/activities/pw");
  const { drawer, group, link } = await openOn(page, "/activities/pw#content");
  const current = drawer.locator("[aria-current]").locator("visible=true");
  await page.goBack();
  await expect(drawer).toBeHidden();
  await openDrawer(page);
  await expect(current).toHaveText(/^PW /);
  await expect(link("Crèche")).toBeHidden();

  await test.step("one list opens, and the other closes", async () => {
    await group("Young People").click();
    await expect(link("PW")).toBeHidden();
  });

  await test.step("the next pages are marked in their turn", async () => {
    for (const name of ["The Ark", "Giving"]) {
      await link(name).click();
      await openDrawer(page);
      await expect(current).toHaveText(new RegExp(`^${name}`));
    }
    await expect(link("The Ark")).toBeHidden();
  });
});

test("in the drawer the keyboard begins at Close and stays inside", async ({ page }) => {
  const { drawer, menuButton, link } = await openOn(page);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => drawer.getByRole("button", { name: "Close" }).click(),
  ]) {
    // A click on a drawer that is still on its way would scroll it.
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0 });
    await close();
    await expect(menuButton).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link(church.name)).toBeFocused();

  // Once round, and on to its first controls again.
  const controls = await drawer.locator("a:visible, button:visible, summary:visible").count();
  for (let press = 0; press < controls + 3; press++) {
    await page.keyboard.press("Tab");
    // Between its last control and its first the focus is with the browser itself, or with the drawer, which scrolls.
    await expect(page.locator(":focus:not(body, dialog, dialog *)")).toHaveCount(0);
  }
  await expect(drawer.locator(":focus")).toHaveCount(1);

  await page.mouse.move(BESIDE_THE_DRAWER.x, BESIDE_THE_DRAWER.y);
  await page.mouse.wheel(0, 600);
  await waitForFrames(page);
  expect(await scrollPosition(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});

test("the drawer closes at a touch beside it, at a link to its own page, and on a wide screen", async ({
  page,
}) => {
  const { drawer, link } = await openOn(page, "/giving");
  const touchBeside = () => page.mouse.click(BESIDE_THE_DRAWER.x, BESIDE_THE_DRAWER.y);
  const widen = () => page.setViewportSize(desktop);
  for (const close of [touchBeside, () => link("Giving").click(), widen]) {
    await close();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/giving");
    await page.setViewportSize(telephone);
    await openDrawer(page);
  }
  // Some browsers do not close a dialog at a touch beside it.
  await drawer.evaluate((element) => element.removeAttribute("closedby"));
  await touchBeside();
  await expect(drawer).toBeHidden();
});
