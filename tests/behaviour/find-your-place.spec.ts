import type { Page } from "@playwright/test";
import { MOST_CHIPS } from "#app/content-loader/pages.server.ts";
import { activities, youngPeople } from "#tests/fixtures/sample-facts.ts";
import { boxOf, desktop, tablet, telephone } from "#tests/support/screens.ts";
import { holdBack, makeOldest } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { draws, scriptHasArrived, scrolledBy, visit } from "#tests/support/visit.ts";

// Windows out of sight are lit as well.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const groupsFor = {
  "Pre-school": ["Crèche", "Lotsatots", "The Ark", "Girls’ Brigade"],
  Primary: ["The Ark", "Bible Class", "Boys’ Brigade", "Girls’ Brigade"],
  Teens: ["Worship Team", "SNATCH", "Boys’ Brigade", "Girls’ Brigade"],
  Adults: ["PW", "Dorcas Group", "Worship Team"],
  "60 and over": ["3 O’Clock Club", "PW", "Dorcas Group", "Worship Team"],
  Everyone: [...activities, ...youngPeople].map(({ name }) => name),
};

type Choice = keyof typeof groupsFor;

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const windows = (page: Page) => wall(page).locator("a[href^='/activities/']");
const chip = (page: Page, choice: string) => wall(page).getByLabel(choice, { exact: true });

const shown = (page: Page) => windows(page).locator("visible=true").locator("b");

function lit(page: Page): Promise<(string | null | undefined)[]> {
  return windows(page).evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link.querySelector("img") ?? link).filter === "none")
      .map((link) => link.querySelector("b")?.textContent),
  );
}

async function expectChosen(page: Page, choice: Choice): Promise<void> {
  const count = `${groupsFor[choice].length} groups for ${choice.toLowerCase()}`;
  await expect(chip(page, choice)).toBeChecked();
  await expect(wall(page).getByRole("status")).toHaveText(choice === "Everyone" ? "" : count);
}

async function expectLit(page: Page, choice: Choice): Promise<void> {
  await expectChosen(page, choice);
  await expect.poll(() => lit(page)).toEqual(groupsFor[choice]);
}

test("each choice lights and counts its groups, and hides others on phones", async ({ page }) => {
  await page.setViewportSize(tablet);
  await visit(page, "/");
  await expectLit(page, "Everyone");
  // The arch of those who are not sure fills the wall's last row, and it is said once.
  const arch = await boxOf(wall(page).getByRole("link", { name: "Not sure? Ring the office" }));
  expect(arch.y).toBe((await boxOf(windows(page).last())).y);
  expect(arch.x).toBeCloseTo((await boxOf(windows(page).nth(7))).x, 0);
  await expect(wall(page).getByText("Not sure?").filter({ visible: true })).toHaveCount(1);
  for (const [choice, groups] of Object.entries(groupsFor)) {
    await page.setViewportSize(desktop);
    await chip(page, choice).check();
    await expectLit(page, choice as Choice);
    await expect(shown(page)).toHaveText(groupsFor.Everyone);
    await page.setViewportSize(telephone);
    await expect(shown(page)).toHaveText(groups);
  }
  await page.setViewportSize(desktop);
  await page.keyboard.press("ArrowRight");
  await expectLit(page, "Pre-school");
});

test("each of the chips that home.md may have narrows the wall", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  for (let index = 0; index < MOST_CHIPS; index++) {
    await chip(page, "Primary").evaluate((input: HTMLInputElement, value) => {
      for (const window of document.querySelectorAll<HTMLElement>("[data-for]")) {
        const isForThem = window.dataset.for?.split(" ").includes(input.value);
        window.dataset.for = isForThem ? value : "";
      }
      input.value = value;
    }, String(index));
    await chip(page, "Primary").check();
    await expect(shown(page)).toHaveText(groupsFor.Primary);
  }
});

test("a choice stands in the address, which opens the wall with it", async ({ page }) => {
  await visit(page, "/");
  await chip(page, "Primary").scrollIntoViewIfNeeded();
  const before = await scrolledBy(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await wall(page).getByText("Primary", { exact: true }).click();
  await expect(page).toHaveURL("/?for=primary#find-your-place");
  await draws(page);
  expect(await scrolledBy(page)).toBe(before);
  await expect(chip(page, "Primary")).toBeFocused();
  expect(asked.filter((url) => !url.endsWith(".svg"))).toEqual([]);
  const shared = page.url();
  await chip(page, "Everyone").check();
  await expect(page).toHaveURL("/#find-your-place");

  await page.goto("about:blank");
  await visit(page, shared);
  await expectLit(page, "Primary");
  await expect(wall(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^[^?#]+$/);

  await visit(page, "/?for=somebody-else#find-your-place");
  await expectLit(page, "Everyone");
});

// Without a choice the wall is come back to in moving-window.spec.ts.
test("Back from a group shows the wall again, with the choice", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  await chip(page, "Primary").check();
  await windows(page).filter({ hasText: "Bible Class" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bible Class" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/?for=primary#find-your-place");
  await expect(chip(page, "Primary")).toBeChecked();
  await expect(shown(page)).toHaveText(groupsFor.Primary);
  // The section's upper edge is right under the header: nothing of the band before is seen.
  await scriptHasArrived(page);
  await draws(page);
  const { y } = await boxOf(wall(page));
  const { bottom } = await boxOf(page.getByRole("banner"));
  expect(y).toBeLessThanOrEqual(bottom);
  expect(y).toBeGreaterThan(bottom - 2);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

for (const [path, clicked, choice, address] of [
  ["/", "Adults", "Adults", "/?for=adults#find-your-place"],
  ["/?for=adults", "Everyone", "Everyone", "/#find-your-place"],
  ["/?for=60%20and%20Over#find-your-place", null, "60 and over", undefined],
] as const) {
  test(`before any script ${path} shows the groups of ${choice}, and after`, async ({ page }) => {
    await page.setViewportSize(telephone);
    const letScriptsCome = await holdBack(page, "**/*.js");
    await page.goto(path, { waitUntil: "commit" });
    if (clicked) await wall(page).getByText(clicked, { exact: true }).click();
    await expect(chip(page, choice)).toBeChecked();
    await expect(shown(page)).toHaveText(groupsFor[choice]);
    letScriptsCome();
    await scriptHasArrived(page);
    await expect(page).toHaveURL(address ?? path);
    await expectChosen(page, choice);
  });
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("windows are dark until they come into view, and lit when they are", async ({ page }) => {
    await visit(page, "/");
    expect(await lit(page)).toEqual([]);
    await windows(page).last().scrollIntoViewIfNeeded();
    await expectLit(page, "Everyone");
    await chip(page, "Adults").check();
    await expectLit(page, "Adults");
  });
});

test("where no style can ask what is within (:has) every group stays", async ({ page }) => {
  await makeOldest(page);
  await page.setViewportSize(telephone);
  await visit(page, "/");
  await wall(page).getByText("Primary", { exact: true }).click();
  await expect(wall(page).getByRole("status")).toHaveText("4 groups for primary");
  await expect(shown(page)).toHaveText(groupsFor.Everyone);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
