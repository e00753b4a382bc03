import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { casesIn } from "#tests/support/cases.ts";
import { linesIn } from "#tests/support/lines.ts";
import { boxOf, desktop, smallest } from "#tests/support/screens.ts";
import { holdBack, sendChanged } from "#tests/support/surroundings.ts";
import { expect, test, YEARS_LATER } from "#tests/support/test.ts";
import { scriptHasArrived, visit } from "#tests/support/visit.ts";

// What the pages of all groups say is in their HTML; tests/build/sample/group-pages.test.ts reads it there.

const sectionOf = (page: Page, name: string) =>
  page.locator("main section", { has: page.getByRole("heading", { name }) });

type Moment = {
  now: string;
  group: string;
  called?: string;
  next: string;
  lines: string[];
  instead?: string;
};

const moments = casesIn<Moment[]>("tests/pages/groups.yaml");

for (const { now, group, called = "Next", next, lines, instead = "" } of moments) {
  test(`at ${now} ${group} says when it meets: ${next}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await visit(page, `/activities/${group}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("term").last()).toHaveText(called);
    await expect(main.getByRole("definition").last()).toHaveText(next);
    const dates = sectionOf(page, "When?");
    await expect(dates).toContainText(instead, { useInnerText: true });
    await expect(dates).not.toContainText(/Next/, { useInnerText: true });
    await expect(dates.locator("ol > li").locator("visible=true")).toHaveText(lines);
  });
}

test("when dates become today’s nothing moves, on the build's day no word", async ({ page }) => {
  const path = "/activities/boys-brigade";
  const html = await (await page.request.get(path)).text();
  const built = Date.parse(`${/First meeting from ([^<]+)/.exec(html)?.[1]} UTC`);
  const dates = page.locator("[data-next=group]");
  const who = page.getByRole("heading", { name: "Who?" });
  for (const { width } of [smallest, desktop]) {
    await page.setViewportSize({ width, height: 2000 });
    for (const daysLater of [0, 60]) {
      await page.clock.setFixedTime(built + daysLater * 86_400_000);
      const letScriptsCome = await holdBack(page, "**/assets/*.js");
      await page.goto(path, { waitUntil: "commit" });
      const seen = async () => ({ who: await boxOf(who), dates: await boxOf(dates) });
      const before = await seen();
      const words = await dates.innerText();
      letScriptsCome();
      await scriptHasArrived(page);
      await expect(dates).toContainText(/^Next/, { useInnerText: true });
      expect(await seen(), `at ${width} px, ${daysLater} days later`).toEqual(before);
      if (daysLater === 0) expect(await dates.innerText()).toBe(words);
    }
  }
});

test("of a group’s events the next three are seen, and nothing after all", async ({ page }) => {
  // As if there were more of the last.
  const withMore = (html: string) =>
    html.replace(/<li data-from(?:(?!<li).)*<\/li>(?=<\/ul>)/s, "$&".repeat(4));
  await page.route("**/activities/pw", (route) => sendChanged(route, withMore));
  const diary = sectionOf(page, "In the diary");
  const events = diary.getByRole("listitem");
  await visit(page, "/activities/pw");
  await expect(events).toHaveCount(3);
  const [first, second = ""] = await events.allTextContents();
  expect(first).not.toBe(second);

  await page.clock.setFixedTime(Number(await events.first().getAttribute("data-until")));
  await visit(page, "/activities/pw");
  await expect(events).toHaveText([second, second, second]);

  await page.clock.setFixedTime(YEARS_LATER);
  await visit(page, "/activities/pw");
  await expect(page.getByRole("heading", { name: "Contact" }).first()).toBeVisible();
  await expect(diary).toHaveCount(0);
});

test("a window's light creeps 12 px with the page, where that is welcome", async ({ page }) => {
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

test("the ways to have dates in one's own calendar unfold, accessibly", async ({ page }) => {
  await visit(page, "/activities/pw");
  await page.getByText("Add to my calendar").click();
  await expect(page.getByRole("link", { name: "Google Calendar" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("where a button has two lines, its pictures stay beside its words", async ({ page }) => {
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
