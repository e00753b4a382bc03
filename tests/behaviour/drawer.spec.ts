import type { Page } from "@playwright/test";
import { activities, church, phoneLink, youngPeople } from "#tests/fixtures/sample-facts.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { makeOldest } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { draws, scrolledBy, visit } from "#tests/support/visit.ts";

test.use({ viewport: telephone });

const BESIDE_THE_DRAWER = { x: 340, y: 500 };

/** Opens a page and the drawer over it. */
async function openDrawer(page: Page, path = "/") {
  await visit(page, path);
  const drawer = page.getByRole("dialog");
  const menuButton = page.getByRole("banner").getByRole("button", { name: /menu/i });
  await menuButton.click();
  await expect(drawer).toBeVisible();
  return {
    menuButton,
    drawer,
    group: (name: string) => drawer.locator("summary").filter({ hasText: name }),
    link: (name: string) => drawer.getByRole("link", { name, exact: true }),
  };
}

test("the drawer is at the left, 280 px wide and as high as the screen", async ({ page }) => {
  const { drawer } = await openDrawer(page);
  await expect
    .poll(() => drawer.boundingBox())
    .toEqual({ x: 0, y: 0, width: 280, height: telephone.height });
});

test("the drawer holds the links of the wide menu in the same order, and under About Us the church's own pages", async ({
  page,
}) => {
  const { drawer, group } = await openDrawer(page);
  const entries = drawer.getByRole("navigation").locator("> a, > details > summary");
  const names = ["Home", "Activities", "Young People", "Events", "Giving", "About Us"];
  const ownPages = ["Baptisms, weddings, funerals", "Coming to church"];
  await expect(entries).toHaveText([...names, ...ownPages]);
  await expect(drawer.getByRole("link", { name: "Get Involved" })).toBeVisible();

  for (const [name, groups] of [
    ["Activities", activities],
    ["Young People", youngPeople],
  ] as const) {
    await group(name).click();
    const links = drawer.getByRole("listitem").getByRole("link");
    await expect(links).toHaveText(groups.map((one) => one.name));
  }
});

test("only one group is open at a time, and choosing it again closes it", async ({ page }) => {
  const { group, link } = await openDrawer(page);
  await expect(link("PW")).toBeHidden();
  await expect(link("Crèche")).toBeHidden();

  await group("Activities").click();
  await expect(link("PW")).toBeVisible();

  await group("Young People").click();
  await expect(link("Crèche")).toBeVisible();
  await expect(link("PW")).toBeHidden();

  await group("Young People").click();
  await expect(link("Crèche")).toBeHidden();
  await expect(link("PW")).toBeHidden();
});

test("the drawer shows where one is: the page's row is marked, and its group stands open in its own colour", async ({
  page,
}) => {
  const { drawer, group, link } = await openDrawer(page, "/activities/pw");
  const current = drawer.locator("[aria-current]");
  await expect(current).toHaveText("PW");
  await expect(current).toBeVisible();
  await expect(link("Crèche")).toBeHidden();
  const colour = (name: string) => group(name).evaluate((one) => getComputedStyle(one).color);
  const moss = await colour("Activities");
  await group("Young People").click();
  expect(await colour("Young People")).not.toBe(moss);

  await link("The Ark").click();
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
  await expect(current).toHaveText("The Ark");
  await expect(current).toBeVisible();

  await link("Giving").click();
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
  await expect(current).toHaveText("Giving");
  await expect(link("The Ark")).toBeHidden();
});

test("below its links the drawer says when and where the church meets, and Get Involved is always in view", async ({
  page,
}) => {
  const { drawer, group, link } = await openDrawer(page);
  await expect(drawer).toContainText("11:30 AM Main Service, every Sunday");
  await expect(link("Get directions")).toHaveAttribute("href", /^https:.*maps/);
  await expect(link(church.phone)).toHaveAttribute("href", phoneLink(church.phone));
  await group("Young People").click();
  await expect(link("Girls’ Brigade")).toBeInViewport();
  await expect(link("Get Involved")).toBeInViewport({ ratio: 1 });
});

test("the keyboard begins at Close, and the rings there cut through no words", async ({ page }) => {
  const { drawer, menuButton } = await openDrawer(page);
  await page.keyboard.press("Escape");
  await expect(menuButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
  expect(await brokenRing(page)).toBe("");
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("link", { name: church.name })).toBeFocused();
  expect(await brokenRing(page)).toBe("");
});

/** What the ring round the focused control runs through: the control's own words, or an edge of the drawer. */
function brokenRing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const control = document.activeElement;
    const drawer = control?.closest("dialog");
    if (!control || !drawer) return "no control of the drawer has the focus";
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(control);
    if (outlineStyle === "none") return "there is no ring";
    const offset = Number.parseFloat(outlineOffset);
    const edge = control.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(control);
    const inner = words.getBoundingClientRect();
    if (inner.top < edge.top - offset || inner.right > edge.right + offset) return "its words";
    const outer = offset + Number.parseFloat(outlineWidth);
    const around = drawer.getBoundingClientRect();
    if (edge.top - outer < around.top || edge.right + outer > around.right) return "an edge";
    return "";
  });
}

test("Get Involved, which stays in view, never covers the row that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ ...telephone, height: 480 });
  const { drawer, link } = await openDrawer(page, "/activities/the-ark");
  const foot = await link("Get Involved").boundingBox();
  const rows = drawer.getByRole("navigation").locator("a, summary").filter({ visible: true });
  const lastRow = (await rows.count()) - 1;
  await rows.first().focus();
  for (let row = 0; row <= lastRow; row++) {
    await expect(rows.nth(row)).toBeFocused();
    const box = await rows.nth(row).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.keyboard.press("Tab");
  }
});

test("choosing a link closes the drawer and opens the page", async ({ page }) => {
  const { drawer, group, link } = await openDrawer(page);
  await group("Young People").click();
  await link("SNATCH").click();
  await expect(page).toHaveURL("/activities/snatch");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "SNATCH" })).toBeVisible();
});

test("choosing the page one is on closes the drawer too", async ({ page }) => {
  const { drawer, link } = await openDrawer(page, "/giving");
  await expect(link("Giving")).toHaveAttribute("aria-current", "page");
  await link("Giving").click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/giving");
});

test("its button or Escape close the drawer, and the focus goes back", async ({ page }) => {
  const { drawer, menuButton } = await openDrawer(page);
  for (const close of [
    () => drawer.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await close();
    await expect(drawer).toBeHidden();
    await expect(menuButton).toBeFocused();
    await menuButton.click();
    await expect(drawer).toBeVisible();
  }
});

test("a touch beside the drawer closes it and does nothing else", async ({ page }) => {
  const { drawer } = await openDrawer(page, "/activities/the-ark");
  await page.mouse.click(BESIDE_THE_DRAWER.x, BESIDE_THE_DRAWER.y);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/activities/the-ark");
});

test("the focus stays in the open drawer, however often Tab is pressed", async ({ page }) => {
  const { drawer, group } = await openDrawer(page);
  await group("Young People").click();
  const focusable = await drawer.locator("a:visible, button:visible, summary:visible").count();
  const places = new Set<string>();
  for (let press = 0; press < 2 * focusable; press++) {
    await page.keyboard.press("Tab");
    places.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        // Between its last control and its first the focus is with the browser itself.
        if (focused === document.body) return "the browser";
        return focused?.closest("dialog") ? "the drawer" : `outside: ${focused?.outerHTML}`;
      }),
    );
  }
  expect([...places].filter((place) => place !== "the browser")).toEqual(["the drawer"]);
});

test("the page behind the open drawer does not scroll", async ({ page }) => {
  const { drawer } = await openDrawer(page, "/about-us");
  await page.mouse.move(BESIDE_THE_DRAWER.x, BESIDE_THE_DRAWER.y);
  await page.mouse.wheel(0, 600);
  await draws(page);
  expect(await scrolledBy(page)).toBe(0);

  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
});

test("the drawer closes when the screen becomes wide enough for the menu", async ({ page }) => {
  const { drawer } = await openDrawer(page);
  await page.setViewportSize(desktop);
  await expect(drawer).toBeHidden();
});

test("a page that is left and shown again has its drawer shut, and unfolds in it where one is", async ({
  page,
}) => {
  const { drawer, menuButton, group, link } = await openDrawer(page, "/activities/pw");
  await group("Young People").click();
  await expect(link("PW")).toBeHidden();
  // As the browser tells a page that it keeps, to show it again when the visitor comes Back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(drawer).toBeHidden();
  await menuButton.click();
  await expect(link("PW")).toBeVisible();
  await expect(link("Crèche")).toBeHidden();
});

test("Back to where one was on the page closes the drawer", async ({ page }) => {
  await visit(page, "/giving");
  await page.evaluate(() => window.location.assign("#content"));
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the drawer opens and closes in a browser that does not know the buttons' commands", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["command", "commandForElement"]) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    // Of a click whose default is prevented the browser obeys no command.
    addEventListener("click", (event) => event.preventDefault(), true);
  });
  const { drawer, menuButton } = await openDrawer(page, "/giving");
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await expect(menuButton).toBeFocused();
});

test("a press beside the drawer closes it in a browser that does not do so itself", async ({
  page,
}) => {
  const { drawer } = await openDrawer(page, "/giving");
  await drawer.evaluate((element) => element.removeAttribute("closedby"));
  await page.mouse.click(BESIDE_THE_DRAWER.x, BESIDE_THE_DRAWER.y);
  await expect(drawer).toBeHidden();
});

test("in the oldest browsers the drawer opens, closes and leads on before the script has come", async ({
  page,
}) => {
  await makeOldest(page);
  await page.route(/entry\.client-.*\.js$/, () => {});
  await page.goto("/giving", { waitUntil: "commit" });
  const menuButton = page.getByRole("banner").getByRole("button", { name: /menu/i });
  const drawer = page.getByRole("dialog");
  await menuButton.click();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await menuButton.click();
  await drawer.getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
