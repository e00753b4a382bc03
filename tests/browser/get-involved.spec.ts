import type { Page } from "@playwright/test";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { church, emailLink, phoneLink } from "#tests/support/sample-church.ts";
import {
  boxOf,
  desktop,
  doubleType,
  layoutShift,
  tablet,
  telephone,
} from "#tests/support/screens.ts";
import { holdBack, holdBackHtmlAfter } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForFrames, waitForScript } from "#tests/support/visit.ts";

const FORM = "/demo/churchsuite/embed/addressbook/form";

const waiting = (page: Page) =>
  page.getByRole("status").filter({ hasText: "The form is on its way" });

test("the frame of the sign-up form is 16:9 on wide screens, and 4:3 on telephones", async ({
  page,
}) => {
  await visit(page, "/get-involved");
  const frame = page.getByTitle("Sign-up form");
  await expect(frame.contentFrame().getByRole("button", { name: "Send" })).toBeVisible();
  for (const [screen, shape] of [
    [desktop, 16 / 9],
    [tablet, 16 / 9],
    [telephone, 4 / 3],
  ] as const) {
    await page.setViewportSize(screen);
    const measure = async () => {
      const { width, height } = await boxOf(frame);
      return width / height;
    };
    await expect.poll(measure).toBeCloseTo(shape, 1);
  }
});

test("nothing moves when the rest of the page comes after the frame of the form", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  const letRestCome = await holdBackHtmlAfter(page, "/get-involved", "</iframe>");
  await page.goto("/get-involved", { waitUntil: "commit" });
  await expect(page.getByTitle("Sign-up form")).toBeAttached();
  await waitForFrames(page);
  letRestCome();
  await waitForScript(page);
  await waitForFrames(page);
  expect(await layoutShift(page)).toBe(0);
});

test("a form that came before the page's script is not said to be on its way", async ({ page }) => {
  const letScriptCome = await holdBack(page, "**/assets/entry.client*.js");
  await page.goto("/get-involved", { waitUntil: "commit" });
  await expect(page.getByTitle("Sign-up form").contentFrame().getByRole("button")).toBeVisible();
  letScriptCome();
  await waitForScript(page);
  await expect(waiting(page)).toHaveCount(0);
});

test("a form on its way has its outline, and one that is late leaves other ways to sign up", async ({
  page,
}) => {
  await page.clock.install();
  const letFormCome = await holdBack(page, FORM);
  const frame = page.getByTitle("Sign-up form");
  const late = page.getByRole("status").filter({ hasText: "The form has not come yet" });
  for (const screen of [desktop, { width: 320, height: 640 }]) {
    await page.setViewportSize(screen);
    await page.goto("/get-involved", { waitUntil: "commit" });
    await waitForScript(page);
    await expect(waiting(page)).toBeVisible();
    const fields = await frame.locator("..").locator("span").all();
    const [first, second, third] = await Promise.all(fields.slice(0, 3).map(boxOf));
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.right ?? 0);
    expect(third?.y).toBeGreaterThan(first?.bottom ?? 0);
    expect(third?.width).toBeGreaterThan(2 * (first?.width ?? 0));
    const before = await frame.locator("..").boundingBox();
    await page.clock.fastForward(10_000);
    await expect(late).toBeVisible();
    expect(await frame.locator("..").boundingBox()).toEqual(before);
  }
  for (const [name, address] of [
    [/own tab/, FORM],
    [church.phone, phoneLink(church.phone)],
    [church.email, emailLink(church.email)],
  ] as const) {
    const link = late.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", address);
    await link.click({ trial: true });
  }
  await doubleType(page);
  for (const screen of [desktop, telephone]) {
    await page.setViewportSize(screen);
    expect(await findUnreadableWords(late)).toEqual([]);
  }
  // The keyboard on another way goes to the form with it.
  await late.getByRole("link", { name: church.email }).focus();
  letFormCome();
  await expect(late).toHaveCount(0);
  await expect(frame).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sign-up form is there, and not said to be on its way", async ({ page }) => {
    await page.goto("/get-involved");
    const form = page.getByTitle("Sign-up form").contentFrame();
    await expect(form.getByRole("button", { name: "Send" })).toBeVisible();
    await expect(page.getByText("The form is on its way")).toBeHidden();
  });
});
