import type { Page } from "@playwright/test";
import { MOST_CHIPS } from "#app/content-loader/home-facts.server.ts";
import { activities, youngPeople } from "#tests/fixtures/sample-facts.ts";
import { boxOf, desktop, tablet, telephone } from "#tests/support/screens.ts";
import { holdBack, makeOldest } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { draws, scriptHasArrived, scrolledBy, visit } from "#tests/support/visit.ts";

// Windows out of sight are lit as well.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCRIPTS = "**/*.js";
const LIT = "none";

const wall = (page: Page) => page.getByRole("region", { name: "Find your place" });
const windows = (page: Page) => wall(page).locator("a[href^='/activities/']");

/** The names under the windows that can be seen. */
const shown = (page: Page) => windows(page).locator("visible=true").locator("b");

/** The names under the windows that are lit. */
async function lit(page: Page): Promise<(string | null | undefined)[]> {
  return windows(page).evaluateAll(
    (links, on) =>
      links
        .filter((link) => getComputedStyle(link.querySelector("img") ?? link).filter === on)
        .map((link) => link.querySelector("b")?.textContent),
    LIT,
  );
}

const everyGroup = [...activities, ...youngPeople];

type Choice = [name: string, announced: string, groups: string[]];

const choices: [Choice, ...Choice[]] = [
  ["Pre-school", "4 groups for pre-school", ["Crèche", "Lotsatots", "The Ark", "Girls’ Brigade"]],
  [
    "Primary",
    "4 groups for primary",
    ["The Ark", "Bible Class", "Boys’ Brigade", "Girls’ Brigade"],
  ],
  ["Teens", "4 groups for teens", ["Worship Team", "SNATCH", "Boys’ Brigade", "Girls’ Brigade"]],
  ["Adults", "3 groups for adults", ["PW", "Dorcas Group", "Worship Team"]],
  [
    "60 and over",
    "4 groups for 60 and over",
    ["3 O’Clock Club", "PW", "Dorcas Group", "Worship Team"],
  ],
];

test("each choice lights the windows of its groups, and counts them; a telephone shows no others", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [choice, announced, groups] of choices) {
    await page.setViewportSize(desktop);
    await wall(page).getByLabel(choice, { exact: true }).check();
    await expect(wall(page).getByRole("status")).toHaveText(announced);
    await expect.poll(() => lit(page)).toEqual(groups);
    await expect(shown(page)).toHaveCount(everyGroup.length);
    await page.setViewportSize(telephone);
    await expect(shown(page)).toHaveText(groups);
  }
});

test("each of the chips that home.md may have narrows the wall", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  const [[choice, , groups]] = choices;
  const chip = wall(page).getByLabel(choice, { exact: true });
  for (let index = 0; index < MOST_CHIPS; index++) {
    await chip.evaluate((input: HTMLInputElement, value) => {
      for (const window of document.querySelectorAll<HTMLElement>("[data-for]")) {
        const isForThem = window.dataset.for?.split(" ").includes(input.value);
        window.dataset.for = isForThem ? value : "";
      }
      input.value = value;
    }, String(index));
    await chip.check();
    await expect(shown(page)).toHaveText(groups);
  }
});

test("Everyone lights all windows again; arrow keys change the choice", async ({ page }) => {
  await visit(page, "/");
  await expect(wall(page).getByLabel("Everyone")).toBeChecked();
  await wall(page).getByLabel("Adults").check();
  await expect.poll(async () => (await lit(page)).length).toBe(3);
  await wall(page).getByLabel("Everyone").check();
  await expect.poll(async () => (await lit(page)).length).toBe(everyGroup.length);

  await page.keyboard.press("ArrowRight");
  await expect(wall(page).getByLabel("Pre-school")).toBeChecked();
  await expect(wall(page).getByRole("status")).toHaveText("4 groups for pre-school");
});

test("the choice stands in the address, and the address opens the wall with it", async ({
  page,
}) => {
  await visit(page, "/");
  await wall(page).getByLabel("60 and over").check();
  await expect(page).toHaveURL("/?for=60-and-over#find-your-place");
  await wall(page).getByLabel("Primary").check();
  await expect(page).toHaveURL("/?for=primary#find-your-place");
  const shared = page.url();
  // One step back is the page before, not the choice before.
  await wall(page).getByLabel("Everyone").check();
  await expect(page).toHaveURL("/#find-your-place");

  await page.goto("about:blank");
  await visit(page, shared);
  await expect(wall(page).getByLabel("Primary")).toBeChecked();
  await expect(wall(page).getByRole("status")).toHaveText("4 groups for primary");
  await expect.poll(() => lit(page)).toHaveLength(4);
  await expect(wall(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^[^?#]+$/);

  await visit(page, "/?for=somebody-else#find-your-place");
  await expect(wall(page).getByLabel("Everyone")).toBeChecked();
  await expect.poll(() => lit(page)).toHaveLength(everyGroup.length);
});

test("Back from a group shows the wall again, with the choice if there was one", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  await wall(page).getByLabel("Primary").check();
  await windows(page).filter({ hasText: "Bible Class" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bible Class" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/?for=primary#find-your-place");
  await expect(wall(page).getByLabel("Primary")).toBeChecked();
  await expect(shown(page)).toHaveText(choices[1]?.[2] ?? []);
  await expectAtWall(page);

  await page.goto("about:blank");
  await visit(page, "/");
  await windows(page).filter({ hasText: "SNATCH" }).click();
  await expect(page).toHaveURL("/activities/snatch");
  await page.goBack();
  await expect(page).toHaveURL("/#find-your-place");
  await expectAtWall(page);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

/** The section's upper edge is right under the header: nothing of the band before is seen. */
async function expectAtWall(page: Page) {
  await scriptHasArrived(page);
  await draws(page);
  const { y } = await boxOf(wall(page));
  const { bottom } = await boxOf(page.getByRole("banner"));
  expect(y).toBeLessThanOrEqual(bottom);
  expect(y).toBeGreaterThan(bottom - 2);
}

test("what was chosen before the script came is kept, and stands in the address once it has", async ({
  page,
}) => {
  for (const [path, choice, announced, address] of [
    ["/", "Adults", "3 groups for adults", "/?for=adults#find-your-place"],
    ["/?for=adults", "Teens", "4 groups for teens", "/?for=teens#find-your-place"],
    ["/?for=adults", "Everyone", "", "/#find-your-place"],
  ] as const) {
    const letScriptsCome = await holdBack(page, SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    await wall(page).getByText(choice, { exact: true }).click();
    letScriptsCome();
    await expect(page).toHaveURL(address);
    await expect(wall(page).getByRole("status")).toHaveText(announced);
    await expect(wall(page).getByLabel(choice)).toBeChecked();
    await page.unroute(SCRIPTS);
  }
});

test("the choice in the address is made before any script has come", async ({ page }) => {
  await page.setViewportSize(telephone);
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto("/?for=60%20and%20Over#find-your-place", { waitUntil: "commit" });
  await expect(wall(page).getByLabel("60 and over")).toBeChecked();
  await expect(shown(page)).toHaveText(choices[4]?.[2] ?? []);
  letScriptsCome();
  await expect(wall(page).getByRole("status")).toHaveText("4 groups for 60 and over");
});

test("a choice leaves the page where it is, the focus where it was, and asks the server for nothing", async ({
  page,
}) => {
  await visit(page, "/");
  await wall(page).getByLabel("Teens").scrollIntoViewIfNeeded();
  const before = await scrolledBy(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await wall(page).getByText("Teens", { exact: true }).click();
  await expect(page).toHaveURL("/?for=teens#find-your-place");
  await draws(page);
  expect(await scrolledBy(page)).toBe(before);
  await expect(wall(page).getByLabel("Teens")).toBeFocused();
  expect(asked.filter((url) => !url.endsWith(".svg"))).toEqual([]);
});

test("on a tablet the arch of those who are not sure fills the wall's last row, and says where to ring", async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await visit(page, "/");
  const ask = wall(page).getByRole("link", { name: "Not sure? Ring the office" });
  const arch = await boxOf(ask);
  expect(arch.y).toBe((await boxOf(windows(page).last())).y);
  expect(arch.x).toBeCloseTo((await boxOf(windows(page).nth(7))).x, 0);
  // It is said once.
  await expect(wall(page).getByText("Not sure?").filter({ visible: true })).toHaveCount(1);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("windows are dark until they come into view, and lit when they are", async ({ page }) => {
    await visit(page, "/");
    expect(await lit(page)).toEqual([]);
    await windows(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => lit(page)).toHaveLength(everyGroup.length);
    await wall(page).getByLabel("Adults").check();
    await expect.poll(() => lit(page)).toEqual(["PW", "Dorcas Group", "Worship Team"]);
  });
});

test("where no style can ask what is within (:has) every group stays, and it is said how many are meant", async ({
  page,
}) => {
  await makeOldest(page);
  await page.setViewportSize(telephone);
  await visit(page, "/");
  await wall(page).getByText("Primary", { exact: true }).click();
  await expect(wall(page).getByRole("status")).toHaveText("4 groups for primary");
  const names = wall(page).locator("a[href^='/activities/'] b").locator("visible=true");
  await expect(names).toHaveCount(activities.length + youngPeople.length);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
