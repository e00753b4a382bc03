import type { Locator, Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { findCrowdedControls } from "#tests/support/controls.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { church } from "#tests/support/sample-church.ts";
import { boxOf, desktop, doubleType, telephone } from "#tests/support/screens.ts";
import { keepInMemory } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  findEach,
  openDrawer,
  scrollPosition,
  visit,
  waitForFrames,
  waitForSection,
} from "#tests/support/visit.ts";

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

test("in double type every link of the drawer can be read whole and pressed alone, and Close stays in view", async ({
  page,
}) => {
  await visit(page, "/giving");
  await doubleType(page);
  const drawer = await openDrawer(page);
  for (const group of await findEach(drawer.locator("summary"))) {
    await group.click();
    await drawer.evaluate((dialog) => dialog.scrollTo(0, 0));
    const name = await group.textContent();
    expect(await findUnreadableWords(drawer), `${name}`).toEqual([]);
    expect(await drawer.evaluate(findCrowdedControls)).toEqual([]);
    expect(await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  }
  const last = drawer.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(drawer.getByRole("button", { name: "Close menu" })).toBeInViewport({ ratio: 1 });
  const address = (await last.getAttribute("href")) ?? "";
  await last.click();
  await expect(page).toHaveURL(address);
});

test("the heading of a group that is opened in the drawer stays in view, though one above it closes", async ({
  page,
}) => {
  await visit(page, "/giving");
  await doubleType(page);
  const drawer = await openDrawer(page);
  await drawer.locator("summary").filter({ hasText: "Activities" }).click();
  const youngPeople = drawer.locator("summary").filter({ hasText: "Young People" });
  await youngPeople.click();
  await expect(youngPeople).toBeInViewport();
  const name = await boxOf(drawer.getByRole("link", { name: church.name }));
  await expect.poll(async () => (await boxOf(youngPeople)).y).toBeGreaterThanOrEqual(name.bottom);
});

test("the drawer's link to Your first visit closes it, and ends right below the header", async ({
  page,
}) => {
  for (const path of ["/giving", "/"]) {
    const { drawer, link } = await openOn(page, path);
    await link("Your first visit").click();
    await expect(page).toHaveURL("/#first-visit");
    await expect(drawer).toBeHidden();
    await waitForSection(page);
    const { bottom } = await boxOf(page.getByRole("banner"));
    const { y } = await boxOf(page.locator("#first-visit"));
    expect(Math.abs(y - bottom)).toBeLessThan(2);
  }
  await page.keyboard.press("Tab");
  await expect(page.locator("#first-visit").getByRole("list")).toBeFocused();
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
    const colourOf = (name: string) => group(name).evaluate((row) => getComputedStyle(row).color);
    const colourOfActivities = await colourOf("Activities");
    await group("Young People").click();
    expect(await colourOf("Young People")).not.toBe(colourOfActivities);
    await expect(link("PW")).toBeHidden();
  });

  await test.step("a page that the browser keeps in its memory forgets which list was open", async () => {
    await keepInMemory(page);
    await expect(drawer).toBeHidden();
    await openDrawer(page);
    await expect(current).toHaveText(/^PW /);
    await expect(link("Crèche")).toBeHidden();
  });

  await test.step("the next pages are marked in their turn", async () => {
    await group("Young People").click();
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
  await expectWholeRing(drawer.getByRole("button", { name: "Close" }));
  await page.keyboard.press("Tab");
  await expectWholeRing(link(church.name));

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

/** The control has the focus, and the ring round it runs neither through its words nor through the drawer's edge. */
async function expectWholeRing(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect(control).not.toHaveCSS("outline-style", "none");
  const room = await control.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const offset = Number.parseFloat(outlineOffset);
    const outer = offset + Number.parseFloat(outlineWidth);
    const edge = element.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(element);
    const words = text.getBoundingClientRect();
    const drawer = document.querySelector("dialog:modal")?.getBoundingClientRect() ?? edge;
    const within = [words.top - edge.top + offset, edge.right + offset - words.right];
    return Math.min(...within, edge.top - outer - drawer.top, drawer.right - edge.right - outer);
  });
  expect(room).toBeGreaterThanOrEqual(0);
}

test("in the drawer Get Involved never covers the row that has the focus", async ({ page }) => {
  await page.setViewportSize({ ...telephone, height: 480 });
  const { drawer, link } = await openOn(page, "/activities/the-ark");
  await expect(link("Get Involved")).toBeInViewport({ ratio: 1 });
  const foot = await boxOf(link("Get Involved"));
  const rows = drawer.getByRole("navigation").locator("a, summary").filter({ visible: true });
  await rows.first().focus();
  for (const row of await findEach(rows)) {
    await expect(row).toBeFocused();
    expect((await boxOf(row)).bottom).toBeLessThanOrEqual(foot.y);
    await page.keyboard.press("Tab");
  }
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
