import type { Locator, Page } from "@playwright/test";
import { pages } from "#app/pages.ts";
import { activities, church, phoneLink, youngPeople } from "#tests/fixtures/sample-facts.ts";
import { findViolations } from "#tests/support/axe.ts";
import { findCrowdedControls } from "#tests/support/controls.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { boxOf, desktop, doubleType, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  openDrawer,
  scrollPosition,
  visit,
  waitForFrames,
  waitForSection,
} from "#tests/support/visit.ts";

// That it opens, folds one list at a time, closes and leads on anywhere, in the oldest browsers too, is held by journeys.spec.ts.

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

test("the drawer has the links of the wide menu, the own pages and the hour", async ({ page }) => {
  const { drawer, group, link } = await openOn(page);
  const place = { x: 0, y: 0, width: 280, height: telephone.height };
  await expect.poll(() => drawer.boundingBox()).toEqual(place);
  const names = [
    "Home",
    "Your first visit",
    "This Week",
    "Activities",
    "Young People",
    ...pages.filter(({ menu }) => menu === "links").map(({ label }) => label),
  ];
  const ownPages = ["Coming to church", "Baptisms, weddings, funerals", "When you need somebody"];
  const entries = drawer.getByRole("navigation").locator("> a, > details > summary");
  await expect(entries).toHaveText([...names, ...ownPages]);
  for (const [name, groups] of [
    ["Activities", activities],
    ["Young People", youngPeople],
  ] as const) {
    await group(name).click();
    const links = drawer.getByRole("listitem").getByRole("link");
    await expect(links).toHaveText(groups.map((one) => new RegExp(`^${one.name} .*\\w`)));
  }
  expect(await findViolations(page)).toEqual([]);
  await expect(drawer).toContainText("11:30 AM Main Service, every Sunday");
  await expect(link("Get directions")).toHaveAttribute("href", /^https:.*maps/);
  await expect(link(church.phone)).toHaveAttribute("href", phoneLink(church.phone));
});

test("in double type every link of the drawer is whole, and Close stays in view", async ({
  page,
}) => {
  await visit(page, "/giving");
  await doubleType(page);
  const drawer = await openDrawer(page);
  for (const group of await drawer.locator("summary").all()) {
    await group.click();
    await drawer.evaluate((all) => all.scrollTo(0, 0));
    expect(await findUnreadableWords(drawer), `${await group.textContent()}`).toEqual([]);
    expect(await drawer.evaluate(findCrowdedControls)).toEqual([]);
    expect(await drawer.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  }
  const last = drawer.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(drawer.getByRole("button", { name: "Close menu" })).toBeInViewport({ ratio: 1 });
  const address = (await last.getAttribute("href")) ?? "";
  await last.click();
  await expect(page).toHaveURL(address);
});

test("Your first visit is under the header when the drawer has closed", async ({ page }) => {
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

test("the drawer marks its page and has its group open, anew after Back", async ({ page }) => {
  await visit(page, "/activities/pw");
  const { drawer, group, link } = await openOn(page, "/activities/pw#content");
  await page.goBack();
  await expect(drawer).toBeHidden();
  await openDrawer(page);
  const current = drawer.locator("[aria-current]").locator("visible=true");
  await expect(current).toHaveText(/^PW /);
  await expect(link("Crèche")).toBeHidden();
  const colour = (name: string) => group(name).evaluate((one) => getComputedStyle(one).color);
  const moss = await colour("Activities");
  await group("Young People").click();
  expect(await colour("Young People")).not.toBe(moss);
  await expect(link("PW")).toBeHidden();
  // A browser sends this event to a page that it keeps in memory, for when the visitor comes back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(drawer).toBeHidden();
  await openDrawer(page);
  await expect(current).toHaveText(/^PW /);
  await expect(link("Crèche")).toBeHidden();
  await group("Young People").click();
  for (const name of ["The Ark", "Giving"]) {
    await link(name).click();
    await openDrawer(page);
    await expect(current).toHaveText(new RegExp(`^${name}`));
  }
  await expect(link("The Ark")).toBeHidden();
});

test("the keyboard begins at Close and stays in the drawer", async ({ page }) => {
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

  const focusable = await drawer.locator("a:visible, button:visible, summary:visible").count();
  const outside: (string | undefined)[] = [];
  for (let press = 0; press < 2 * focusable; press++) {
    await page.keyboard.press("Tab");
    // Between its last control and its first the focus is with the browser itself, or with the drawer, which scrolls.
    const control = page.locator(":focus:not(body, dialog, dialog *)");
    outside.push(...(await control.evaluateAll((all) => all.map((one) => one.outerHTML))));
  }
  expect(outside).toEqual([]);

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

test("Get Involved never covers the row that has the focus", async ({ page }) => {
  await page.setViewportSize({ ...telephone, height: 480 });
  const { drawer, link } = await openOn(page, "/activities/the-ark");
  await expect(link("Get Involved")).toBeInViewport({ ratio: 1 });
  const foot = await boxOf(link("Get Involved"));
  const rows = drawer.getByRole("navigation").locator("a, summary").filter({ visible: true });
  await rows.first().focus();
  for (const row of await rows.all()) {
    await expect(row).toBeFocused();
    expect((await boxOf(row)).bottom).toBeLessThanOrEqual(foot.y);
    await page.keyboard.press("Tab");
  }
});

test("a touch beside it, its own page and a wide screen close the drawer", async ({ page }) => {
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
