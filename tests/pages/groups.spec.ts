import type { Locator, Page } from "@playwright/test";
import { groups } from "#tests/support/sample-groups.ts";
import { expect, SATURDAY_MORNING, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const main = (page: Page) => page.getByRole("main");

/** The part of the page under a heading. */
function answer(page: Page, question: string) {
  const heading = page.getByRole("heading", { name: question, exact: true });
  return main(page).locator("section").filter({ has: heading });
}

function addressesOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

for (const { path, name, facts, says = [], hasHow, contacts, buttons = [], neighbours } of groups) {
  test(`${name}: who it is for, when and where it meets when next, every question answered, and what leads on`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(SATURDAY_MORNING);
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(main(page).getByRole("term")).toHaveText(["Who", "When", "Where", "Next"]);
    await expect(main(page).getByRole("definition")).toHaveText(facts);
    for (const words of says) await expect(main(page)).toContainText(words);
    await expect(main(page).getByRole("img", { name: /^Stained glass: / })).toBeVisible();

    const questions = ["Who?", "What?", "Why?", ...(hasHow ? ["How?"] : []), "Where?", "Contact"];
    const headings = main(page).getByRole("heading", { level: 2, name: /\?$|^Contact$/ });
    await expect(headings).toHaveText(questions);
    for (const question of questions) {
      await expect(answer(page, question).locator("p").first()).toHaveText(/\w+ \w+/);
    }

    const people = answer(page, "Contact").getByRole("listitem");
    await expect(people).toHaveCount(contacts.length);
    for (const [place, { name: person, role, phone, email }] of contacts.entries()) {
      await expect(people.nth(place)).toContainText(person);
      await expect(people.nth(place)).toContainText(role);
      const addresses = [phone && `tel:${phone.replaceAll(" ", "")}`, email && `mailto:${email}`];
      expect(await addressesOf(people.nth(place).getByRole("link"))).toEqual(
        addresses.filter(Boolean),
      );
    }

    const outward = main(page).locator("a[target=_blank]");
    await expect(outward).toHaveText(buttons.map((button) => button.name));
    for (const [place, { address }] of buttons.entries()) {
      await expect(outward.nth(place)).toHaveAttribute("href", address);
      await expect(outward.nth(place)).toHaveAttribute("rel", /noopener/);
    }

    const beside = main(page).locator("section[aria-labelledby=neighbours-heading] a");
    await expect(beside.locator("b")).toHaveText(neighbours);
  });
}

test("the tests know every group there is", async ({ page }) => {
  await visit(page, "/");
  const paths = await addressesOf(main(page).locator("li a[href^='/activities/']"));
  expect(paths.toSorted()).toEqual(groups.map(({ path }) => path).toSorted());
});

test("3 O’Clock Club meets at 3pm on the third Saturday", async ({ page }) => {
  await visit(page, "/activities/three-o-clock-club");
  await expect(main(page)).toContainText(/\b3pm/);
  await expect(main(page)).toContainText(/third Saturday/i);
});

for (const [path, name] of [
  ["/activities/the-ark", "Register Your Child for The Ark"],
  ["/activities/creche", "Register Your Child for Crèche"],
] as const) {
  test(`${name} opens the form in a tab of its own`, async ({ page }) => {
    await visit(page, path);
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name }).click();
    const form = await opening;
    await expect(form.getByRole("heading", { level: 1 })).toHaveText(name);
    expect(await form.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(path);
  });
}

test("a group's neighbour is one click away", async ({ page }) => {
  await visit(page, "/activities/the-ark");
  await main(page)
    .getByRole("link", { name: /^After it/ })
    .click();
  await expect(page).toHaveURL("/activities/bible-class");
});

test("between terms a group says that it will be back, and names no day", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-07-05T09:00:00Z"));
  await visit(page, "/activities/snatch");
  await expect(main(page).getByRole("definition").last()).toHaveText("Back after the break");
});
