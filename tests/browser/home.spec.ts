import type { Page } from "@playwright/test";
import { linesIn } from "#tests/support/lines.ts";
import { boxOf, countLines, doubleType, tablet, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { scrollPosition, visit, waitForCalendar } from "#tests/support/visit.ts";
import { twelveHourClock } from "#time";

const serviceTimes = (page: Page) => page.getByRole("region", { name: "Every Sunday" });
const hourOfService = (page: Page) => serviceTimes(page).locator("[data-hour]");
const story = (page: Page) => page.locator("#church-story");

test("the first screen of home says when and where the next service is, and what there is for children", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [844, 390],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("complementary", { name: "Notices" })).toBeVisible();
    const main = page.getByRole("main");
    const answer = page.getByRole("region", { name: "When and where" });
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      main.getByRole("link", { name: "Sunday Service" }),
      main.getByRole("link", { name: "Find out more" }),
      answer.getByText("Sunday 22 November, 11:30am"),
      answer.getByText("12 Meeting House Lane, Kilmorran"),
      answer.getByRole("link", { name: "Get directions" }),
      answer.getByRole("listitem").filter({ hasText: "Crèche" }),
      answer.getByRole("listitem").filter({ hasText: "The Ark" }),
      answer.getByRole("listitem").filter({ hasText: "Bible Class" }),
    ]) {
      const { x, y, right, bottom } = await boxOf(part.filter({ visible: true }));
      const what = `${part} at ${width}x${height}`;
      expect.soft(Math.min(x, y), what).toBeGreaterThanOrEqual(0);
      expect.soft(right, what).toBeLessThanOrEqual(width);
      expect.soft(bottom, what).toBeLessThanOrEqual(height);
    }
  }
});

test("on a telephone home is seven screens long at most, without its foot", async ({ page }) => {
  await page.setViewportSize(telephone);
  await visit(page, "/");
  await waitForCalendar(page);
  const { bottom } = await boxOf(page.getByRole("main"));
  expect(bottom).toBeLessThanOrEqual(7 * telephone.height);
});

test("without a story Find out more does nothing but print an error in the console", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/church-story/);
  await visit(page, "/");
  await story(page).evaluate((section) => section.remove());
  await page.getByRole("main").getByRole("link", { name: "Find out more" }).click();
  expect(await scrollPosition(page)).toBe(0);
  await expect(page).toHaveURL("/");
});

test("the hour of the service is copied as one text, from home and from the foot", async ({
  page,
}) => {
  await visit(page, "/");
  for (const part of [serviceTimes(page), page.getByRole("contentinfo")]) {
    const clock = part.getByRole("time").filter({ hasText: /AM/ });
    await expect(clock).toHaveText("11:30 AM");
    await part.evaluate((element) => getSelection()?.selectAllChildren(element));
    const copied = await page.evaluate(() => getSelection()?.toString() ?? "");
    const partsOfClock = copied.split("\n").filter((line) => /^(?:11|:|30|AM)/.test(line));
    expect(partsOfClock.map((line) => line.replace(/\s/, " "))).toEqual(["11:30 AM"]);
  }
});

test("the service times and the story of home use the width of every screen", async ({ page }) => {
  await visit(page, "/");

  await test.step("the note about children stands below the address, in two lines at most", async () => {
    const note = serviceTimes(page).getByText("Children aged 3 to Year 7");
    const address = serviceTimes(page).getByText("12 Meeting House Lane");
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await boxOf(note)).y).toBeGreaterThan((await boxOf(address)).bottom);
      expect(await countLines(note)).toBeLessThanOrEqual(2);
    }
  });

  await test.step("the psalm stays in its panel", async () => {
    const psalm = serviceTimes(page).getByRole("blockquote");
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const panel = await boxOf(psalm);
      const lines = await linesIn(psalm);
      expect(lines.length).toBeGreaterThan(1);
      for (const { box, words } of lines) {
        const what = `${words} at ${width} px`;
        const above = box.top - panel.y;
        const below = panel.bottom - box.bottom;
        expect(Math.min(above, below), what).toBeGreaterThanOrEqual(0);
        const left = box.left - panel.x;
        const right = panel.right - box.right;
        expect(Math.min(left, right), what).toBeGreaterThanOrEqual(3);
      }
    }
  });

  await test.step("on a tablet the psalm stands below the hour, and the story has two columns", async () => {
    await page.setViewportSize(tablet);
    const hour = await boxOf(hourOfService(page));
    const picture = await boxOf(serviceTimes(page).getByRole("figure"));
    expect(picture.y).toBeGreaterThan(hour.bottom);
    const heading = await boxOf(story(page).getByRole("heading").first());
    const more = await boxOf(story(page).getByRole("link", { name: /who lead us/ }));
    expect(more.x).toBeGreaterThan(heading.x + tablet.width / 3);
  });
});

/** "9:00 AM" to "12:45 PM", every quarter of an hour, and "6:30 PM". */
const hours = [9, 10, 11, 12]
  .flatMap((hour) =>
    ["00", "15", "30", "45"].map((minutes) => twelveHourClock(`${hour}:${minutes}`)),
  )
  .concat(twelveHourClock("18:30"));

/** The widths on either side of those at which the layout changes, and the narrowest and a wide one. */
const widths = [320, 767, 768, 1023, 1024, 1920];

test("the large hour of the service keeps to its column, whenever a service begins", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(hourOfService(page)).toHaveText(/^11:30\sAM$/);
  for (const size of ["usual", "double"]) {
    if (size === "double") await doubleType(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const measured = await measureHours(page);
      expect(measured.map(({ hour }) => hour)).toEqual(hours);
      const beyond = measured.filter(({ room }) => room < 0);
      expect.soft(beyond, `${size} size at ${width} px`).toEqual([]);
    }
  }
});

/** How much room each hour has to the right of it, in its column and before the psalm's window: in pixels. */
async function measureHours(page: Page): Promise<{ hour: string; room: number }[]> {
  return serviceTimes(page).evaluate((section, clocks) => {
    const clock = section.querySelector<HTMLElement>("[data-hour]");
    const column = clock?.parentElement?.getBoundingClientRect();
    if (!clock || !column) return [];
    const psalm = section.querySelector("figure")?.getBoundingClientRect();
    const [numerals, , quarters, meridiem] = clock.childNodes;
    return clocks.map((hour) => {
      const words = hour.split(/[: ]/);
      clock.dataset.hour = words[0];
      for (const [index, part] of [numerals, quarters, meridiem].entries()) {
        if (part) part.textContent = words[index] ?? "";
      }
      const range = document.createRange();
      range.selectNodeContents(clock);
      const { right } = range.getBoundingClientRect();
      // The range is as high as the font, the paragraph as its numerals.
      const isBeside = psalm && psalm.top < clock.getBoundingClientRect().bottom;
      const end = isBeside ? Math.min(psalm.left, column.right) : column.right;
      return { hour, room: Math.floor(end - right) };
    });
  }, hours);
}
