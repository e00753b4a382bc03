import {
  boxOf,
  desktop,
  doubleType,
  telephone,
  telephoneSideways,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { scrollPosition, visit } from "#tests/support/visit.ts";

const MENU = ["Home", "Activities", "Events", "Giving", "About Us", "Get Involved"];

// Where its links lead, and that each page is marked in it, is held by tests/build/sample/menu.test.ts.
test("from 768 px the header has the whole menu, and below that width a menu button", async ({
  page,
}) => {
  await page.setViewportSize({ ...desktop, width: 768 });
  await visit(page, "/");
  const header = page.getByRole("banner");
  const menu = header.getByRole("navigation");
  await expect(menu.getByRole("link").or(menu.getByRole("button"))).toHaveText(MENU);
  await expect(header.getByRole("button", { name: "Activities" })).toBeVisible();
  await expect(header.getByRole("button", { name: /menu/i })).toBeHidden();
  const noColour = "rgba(0, 0, 0, 0)";
  const highlighted = header.getByRole("link", { name: "Get Involved" });
  await expect(highlighted).not.toHaveCSS("background-color", noColour);
  const others = menu.getByRole("link").filter({ hasNotText: "Get Involved" });
  for (const link of await others.all()) {
    await expect(link).toHaveCSS("background-color", noColour);
  }

  await page.setViewportSize({ ...desktop, width: 767 });
  await expect(header.getByRole("button", { name: "Activities" })).toBeHidden();
  const button = header.getByRole("button", { name: /menu/i });
  await expect(button).toBeVisible();
  // With large type the icon still stands in the middle of its button.
  await doubleType(page);
  await page.setViewportSize(telephone);
  const [outer, icon] = [await boxOf(button), await boxOf(button.locator("svg"))];
  expect(Math.round(icon.x + icon.right)).toBe(Math.round(outer.x + outer.right));
  expect(Math.round(icon.y + icon.bottom)).toBe(Math.round(outer.y + outer.bottom));
});

test("the header stays as one scrolls, is lower on a low screen, and in double type scrolls away", async ({
  page,
}) => {
  await visit(page, "/about-us");
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.setViewportSize(telephoneSideways);
  expect(await boxOf(header)).toMatchObject({ y: 0, height: 57 });

  await doubleType(page);
  await page.mouse.wheel(0, 1500);
  await expect(header).not.toBeInViewport();
});

// That every page begins with this link is held by tests/build/without-script.test.ts.
test("the keyboard's first stop is a link past the header", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: /^Skip to/ });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
