import type { Page } from "@playwright/test";
import { MOST_CHIPS } from "#app/content-loader/pages.server.ts";
import { activities, youngPeople } from "#tests/fixtures/sample-facts.ts";
import { expectAccessible } from "#tests/support/axe.ts";
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
const windows = (page: Page) => wall(page).locator("li a");
const chip = (page: Page, choice: string) => wall(page).getByLabel(choice, { exact: true });

/** The links under the chips. */
const found = (page: Page) => wall(page).getByRole("group").getByRole("link");

function lit(page: Page): Promise<(string | null | undefined)[]> {
  return windows(page).evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link.querySelector("img") ?? link).filter === "none")
      .map((link) => link.querySelector("b")?.textContent),
  );
}

function brightnessOf(image: Element): number {
  return Number(/brightness\(([\d.]+)\)/.exec(getComputedStyle(image).filter)?.[1] ?? 1);
}

async function expectChosen(page: Page, choice: Choice): Promise<void> {
  const count = `${groupsFor[choice].length} groups for ${choice.toLowerCase()}`;
  await expect(chip(page, choice)).toBeChecked();
  await expect(wall(page).getByRole("status")).toHaveText(choice === "Everyone" ? "" : count);
}

async function expectFound(page: Page, choice: Choice): Promise<void> {
  await expect(chip(page, choice)).toBeChecked();
  await expect(found(page)).toHaveText(choice === "Everyone" ? [] : groupsFor[choice]);
  const [first] = groupsFor[choice];
  if (choice !== "Everyone")
    await expect(wall(page).getByText(`${choice}: ${first},`)).toBeVisible();
}

/** Those for whoever asks stand in rows of their own, wider than any other, and before them. */
async function expectOnSill(page: Page, choice: Choice): Promise<void> {
  const boxes = await windows(page).evaluateAll((links) =>
    links.map((link) => ({
      name: `${link.querySelector("b")?.textContent}`,
      top: link.getBoundingClientRect().top,
      bottom: link.getBoundingClientRect().bottom,
      width: link.getBoundingClientRect().width,
    })),
  );
  const isFor = ({ name }: { name: string }) => groupsFor[choice].includes(name);
  const [on, behind] = [boxes.filter(isFor), boxes.filter((box) => !isFor(box))];
  expect(new Set(on.map(({ top }) => Math.round(top))).size, "rows of the sill").toBe(1);
  expect(Math.max(...on.map(({ bottom }) => bottom))).toBeLessThan(
    Math.min(...behind.map(({ top }) => top)),
  );
  expect(Math.min(...on.map(({ width }) => width))).toBeGreaterThan(
    Math.max(...behind.map(({ width }) => width)),
  );
}

async function expectLit(page: Page, choice: Choice): Promise<void> {
  await expectChosen(page, choice);
  await expect.poll(() => lit(page)).toEqual(groupsFor[choice]);
}

test("each choice lights its groups on one sill, and counts and names them", async ({ page }) => {
  await page.setViewportSize(tablet);
  await visit(page, "/");
  await expectLit(page, "Everyone");
  // The arch of those who are not sure fills the wall's last row, and it is said once.
  const arch = await boxOf(wall(page).getByRole("link", { name: "Not sure? Ring the office" }));
  expect(arch.y).toBe((await boxOf(windows(page).last())).y);
  expect(arch.x).toBeCloseTo((await boxOf(windows(page).nth(7))).x, 0);
  await expect(wall(page).getByText("Not sure?").filter({ visible: true })).toHaveCount(1);
  for (const choice of Object.keys(groupsFor)) {
    await page.setViewportSize(desktop);
    await chip(page, choice).check();
    await expectLit(page, choice as Choice);
    await expectFound(page, choice as Choice);
    for (const screen of choice === "Everyone" ? [] : [desktop, tablet, telephone]) {
      await page.setViewportSize(screen);
      await expectOnSill(page, choice as Choice);
    }
  }
  await page.setViewportSize(desktop);
  await page.keyboard.press("ArrowRight");
  await expectLit(page, "Pre-school");
  await expectAccessible(page);
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
    await expect.poll(() => lit(page)).toEqual(groupsFor.Primary);
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

for (const screen of [
  { width: 1280, height: 720 },
  { width: 390, height: 664 },
]) {
  test(`at ${screen.width} px what was found comes into view with its chip`, async ({ page }) => {
    await page.setViewportSize(screen);
    await visit(page, "/");
    // The chips are the last that is seen.
    await chip(page, "60 and over").evaluate((input) => input.scrollIntoView({ block: "end" }));
    const expectInView = async (choice: Choice) => {
      await expect(page).toHaveURL(/\?for=/);
      const onSill = windows(page).filter({ hasText: groupsFor[choice][0] });
      for (const part of [chip(page, choice), found(page).first(), found(page).last(), onSill]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await expect(chip(page, choice)).toBeFocused();
    };
    await wall(page).getByText("Primary", { exact: true }).click();
    await expectInView("Primary");
    await page.keyboard.press("ArrowRight");
    await expectInView("Teens");
    // Where it is seen already nothing scrolls.
    const before = await scrolledBy(page);
    await page.keyboard.press("ArrowLeft");
    await expectInView("Primary");
    expect(await scrolledBy(page)).toBe(before);
    // From the chips the keyboard goes on to what was found.
    await page.keyboard.press("Tab");
    await expect(found(page).first()).toBeFocused();
  });
}

test("on a low screen the pressed chip stays in view with what was found", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, "/");
  await chip(page, "Primary").evaluate((input) => input.scrollIntoView({ block: "end" }));
  await wall(page).getByText("Primary", { exact: true }).click();
  await expect(found(page).last()).toBeInViewport({ ratio: 1 });
  await expect(chip(page, "Primary")).toBeInViewport({ ratio: 1 });
});

// That groups are found without JavaScript is held by tests/journeys. Without a choice the wall is come back to in moving-window.spec.ts.
test("Back from a group shows the wall again, with the choice", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  await chip(page, "Primary").check();
  await windows(page).filter({ hasText: "Bible Class" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bible Class" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/?for=primary#find-your-place");
  await expect(chip(page, "Primary")).toBeChecked();
  await expectFound(page, "Primary");
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
    await expectFound(page, choice);
    letScriptsCome();
    await scriptHasArrived(page);
    await expect(page).toHaveURL(address ?? path);
    await expectChosen(page, choice);
  });
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("windows are half lit until they come into view, and never dark", async ({ page }) => {
    await visit(page, "/");
    expect(await lit(page)).toEqual([]);
    const light = () => windows(page).last().locator("img").evaluate(brightnessOf);
    expect(await light()).toBeGreaterThan(0.6);
    await windows(page).last().scrollIntoViewIfNeeded();
    await expectLit(page, "Everyone");
    await chip(page, "Adults").check();
    await expectLit(page, "Adults");
    await expect.poll(light).toBeLessThan(0.4);
  });

  test("windows move to the sill and home, at the next choice at once", async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(() => {
          const moves = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          const windows = moves.filter(
            (move) =>
              move.getTiming().duration === 400 &&
              move.pseudoElement?.startsWith("::view-transition-group("),
          );
          document.documentElement.dataset.moving = `${windows.length}`;
          for (const animation of document.getAnimations()) animation.pause();
        });
        return transition;
      };
    });
    await visit(page, "/");
    const all = page.locator(`html[data-moving="${groupsFor.Everyone.length}"]`);
    for (const choice of ["Primary", "Teens", "Everyone"] as const) {
      await chip(page, choice).check();
      await expect(all).toBeAttached();
      await expectChosen(page, choice);
      await page.evaluate(() => delete document.documentElement.dataset.moving);
    }
  });
});

test("where no style can ask what is within (:has) every group stays", async ({ page }) => {
  await makeOldest(page);
  await page.setViewportSize(telephone);
  await visit(page, "/");
  // A pointer would come to rest on a window, which is brighter then.
  await chip(page, "Primary").press("Space");
  await expect(wall(page).getByRole("status")).toHaveText("4 groups for primary");
  await expect.poll(() => lit(page)).toEqual(groupsFor.Everyone);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
