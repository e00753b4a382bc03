import { pages } from "#app/pages.ts";
import { unknownPage } from "#tests/support/built-pages.ts";
import {
  boxOf,
  desktop,
  doubleType,
  telephone,
  telephoneSideways,
} from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { scrollPosition, visit } from "#tests/support/visit.ts";

const links = pages.filter(({ menu }) => menu === "links");
const button = pages.filter(({ menu }) => menu === "button");

const entries = [
  { name: "Home", path: "/" },
  ...[...links, ...button].map(({ label, address }) => ({ name: label, path: address })),
];

test("each entry of the menu leads to its page and is marked there", async ({ page }) => {
  await visit(page, "/privacy-policy");
  const header = page.getByRole("banner");
  const current = header.locator("[aria-current]:visible");
  await expect(current).toHaveCount(0);
  const clear = "rgba(0, 0, 0, 0)";
  const involved = header.getByRole("link", { name: "Get Involved" });
  await expect(involved).not.toHaveCSS("background-color", clear);
  await expect(header.getByRole("link", { name: "Giving" })).toHaveCSS("background-color", clear);
  for (const { name, path } of entries) {
    await header.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(current).toHaveText(name);
    await expect(current).toHaveAttribute("aria-current", "page");
  }
  await header.getByRole("link", { name: /Kilmorran/ }).click();
  await expect(page).toHaveURL("/");
});

test("beside a scrollbar, too, the church's name has two lines on a telephone", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  const logo = page.getByRole("banner").getByRole("link", { name: /Kilmorran/ });
  const { height } = await boxOf(logo);
  // A classic scrollbar takes as much.
  await page.evaluate(() => {
    const header = document.querySelector("header");
    if (header) header.style.marginRight = "15px";
  });
  expect((await boxOf(logo)).height).toBe(height);
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Involved" })).toBeVisible();
});

test("from 768 px the header has the whole menu, below it a menu button", async ({ page }) => {
  await page.setViewportSize({ ...desktop, width: 768 });
  await visit(page, "/");
  const header = page.getByRole("banner");
  const menu = header.getByRole("navigation");
  const names = entries.map(({ name }) => name).toSpliced(1, 0, "Activities");
  await expect(menu.getByRole("link").or(menu.getByRole("button"))).toHaveText(names);
  await expect(header.getByRole("button", { name: "Activities" })).toBeVisible();
  await expect(header.getByRole("button", { name: /menu/i })).toBeHidden();

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

test("the header stays, takes less of a low screen, and in large type goes", async ({ page }) => {
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

// That every page begins with this link is in its HTML; tests/build/without-script.test.ts reads it there.
test("the keyboard's first stop leads past the header", async ({ page, consoleErrors }) => {
  consoleErrors.expect(...unknownPage.consoleErrors);
  const skipLink = page.getByRole("link", { name: /^Skip to/ });
  for (const path of ["/", unknownPage.path]) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    await expect(skipLink, path).toBeFocused();
    await expect(skipLink, path).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main"), path).toBeFocused();
  }
});
