import { desktop, doubleType, telephoneSideways } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { scrollPosition, visit } from "#tests/support/visit.ts";

// What is in it, where its links lead, and that each page is marked in it, is held by tests/build/sample/menu.test.ts.
test("from 768 px the header has the whole menu, and below that width a menu button", async ({
  page,
}) => {
  await page.setViewportSize({ ...desktop, width: 768 });
  await visit(page, "/");
  const header = page.getByRole("banner");
  const menu = header.getByRole("navigation");
  await expect(menu.getByRole("link", { name: "Home" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Activities" })).toBeVisible();
  await expect(header.getByRole("button", { name: /menu/i })).toBeHidden();
  const highlighted = header.getByRole("link", { name: "Get Involved" });
  await expect(highlighted).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");

  await page.setViewportSize({ ...desktop, width: 767 });
  await expect(header.getByRole("button", { name: "Activities" })).toBeHidden();
  await expect(header.getByRole("button", { name: /menu/i })).toBeVisible();
});

test("the header stays as one scrolls, and in double type on a low screen scrolls away", async ({
  page,
}) => {
  await visit(page, "/about-us");
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.setViewportSize(telephoneSideways);
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
