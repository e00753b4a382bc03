import { church, emailLink, phoneLink } from "#tests/support/sample-church.ts";
import { boxOf, desktop, tablet, telephone } from "#tests/support/screens.ts";
import { holdBack } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForScript } from "#tests/support/visit.ts";

const FORM = "/demo/churchsuite/embed/addressbook/form";

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

test("a form that is late leaves other ways to sign up, and takes the focus with it when it comes", async ({
  page,
}) => {
  await page.clock.install();
  const letFormCome = await holdBack(page, FORM);
  await page.goto("/get-involved", { waitUntil: "commit" });
  await waitForScript(page);
  await expect(page.getByRole("status").filter({ hasText: "on its way" })).toBeVisible();
  await page.clock.fastForward(10_000);
  const late = page.getByRole("status").filter({ hasText: "The form has not come yet" });
  for (const [name, address] of [
    [/own tab/, FORM],
    [church.phone, phoneLink(church.phone)],
    [church.email, emailLink(church.email)],
  ] as const) {
    await expect(late.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  await late.getByRole("link", { name: church.email }).focus();
  letFormCome();
  await expect(late).toHaveCount(0);
  await expect(page.getByTitle("Sign-up form")).toBeFocused();
});
