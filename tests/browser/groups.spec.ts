import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { linesIn } from "#tests/support/lines.ts";
import { expectDate } from "#tests/support/near-days.ts";
import { boxOf, firstScreens, smallest, widthBeyondScreen } from "#tests/support/screens.ts";
import { holdBack } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForScript } from "#tests/support/visit.ts";

// tests/build/sample/group-pages.test.ts tests the words of all groups' pages in their HTML.

const sectionOf = (page: Page, name: string) =>
  page.locator("main section", { has: page.getByRole("heading", { name }) });

test("when and where a group meets stands on the first screen, below its name", async ({
  page,
}) => {
  for (const path of ["/activities/three-o-clock-club", "/activities/creche"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(page.getByRole("complementary", { name: "Notices" })).toBeVisible();
    for (const screen of [...firstScreens, smallest]) {
      await page.setViewportSize(screen);
      const what = `${path} at ${screen.width} x ${screen.height}`;
      const name = await boxOf(main.getByRole("heading", { level: 1 }));
      const facts = await main.getByRole("definition").all();
      expect(facts).toHaveLength(4);
      for (const fact of facts) {
        const { y, bottom } = await boxOf(fact);
        expect.soft(y, what).toBeGreaterThan(name.bottom);
        expect.soft(bottom, what).toBeLessThanOrEqual(screen.height);
      }
      expect.soft(await widthBeyondScreen(page), what).toBe(0);
    }
  }
});

test("a group's page has its next date at its head and the dates after it below, and they stay when its script comes", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-23T21:30:00Z"));
  // In one column whatever came late would move most.
  await page.setViewportSize({ ...smallest, height: 2000 });
  const letScriptsCome = await holdBack(page, "**/assets/*.js");
  await page.goto("/activities/boys-brigade", { waitUntil: "commit" });
  const main = page.getByRole("main");
  const next = main.getByRole("definition").last();
  await expect(main.getByRole("term").last()).toHaveText("Next", { useInnerText: true });
  await expectDate(next.locator("time:visible"), "Thursday 26 November");
  const when = sectionOf(page, "When?");
  await expect(when.locator("p").first()).toHaveText("Thursday evenings, in term time.");
  // The one before was over at half past eight.
  await expect(when.locator("ol > li").locator("visible=true")).toHaveText([
    "Thursday 26 November",
    "Thursday 3 December",
  ]);
  const who = page.getByRole("heading", { name: "Who?" });
  const measure = async () => ({ who: await boxOf(who), next: await boxOf(next) });
  const before = await measure();
  letScriptsCome();
  await waitForScript(page);
  expect(await measure()).toEqual(before);
});

test("the light of a group's window moves 12 px as one scrolls, but not for visitors who want less motion", async ({
  page,
}) => {
  const light = page.locator("main img").nth(1);
  const left = async () => (await boxOf(light)).x;
  for (const [reducedMotion, by] of [
    ["no-preference", 12],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/activities/the-ark");
    const before = await left();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(async () => (await left()) - before).toBeCloseTo(by);
  }
  for (const media of [{ forcedColors: "active" }, { media: "print" }] as const) {
    await page.emulateMedia({ forcedColors: "none", ...media });
    await expect(light).toBeHidden();
  }
});

test("Add to your calendar unfolds the ways to do so, and is accessible then", async ({ page }) => {
  await visit(page, "/activities/pw");
  await page.getByText("Add to your calendar").click();
  await expect(page.getByRole("link", { name: "Google Calendar (on a computer)" })).toBeVisible();
  expect(await findViolations(page, sectionOf(page, "When?"))).toEqual([]);
});

test("in a button of two lines the pictures stay beside the words", async ({ page }) => {
  await page.setViewportSize(smallest);
  await visit(page, "/activities/boys-brigade");
  const button = page.getByRole("main").getByRole("link", { name: "own website" });
  const [first, second, ...more] = await linesIn(button);
  expect(more).toEqual([]);
  const [globe, arrow] = [button.locator("svg").first(), button.locator("svg").last()];
  for (const gap of [
    (first?.box.left ?? 0) - (await boxOf(globe)).right,
    (await boxOf(arrow)).x - (second?.box.right ?? 0),
  ]) {
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
  }
});
