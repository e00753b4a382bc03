import type { Page } from "@playwright/test";
import { siblings, templates } from "#tests/support/built-pages.ts";
import { contrast } from "#tests/support/contrast.ts";
import { linesIn, wordsCutOff } from "#tests/support/lines.ts";
import { print } from "#tests/support/screens.ts";
import { makeOldest } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { checkingDiary, events, visit, visitWhole } from "#tests/support/visit.ts";

test.slow();

// Paper is white whatever the visitor's system prefers.
test.use({ colorScheme: "dark" });

/** The most sheets of A4 that a page may take; all others take one. */
const mostSheets: Record<string, number> = {
  "/": 3,
  "/about-us": 2,
  "/events": 2,
  "/privacy-policy": 4,
  "/status": 2,
};

// A4 and Letter without their margins, in CSS pixels.
const papers = [
  { format: "A4", width: 680, more: 0 },
  // 18 mm lower.
  { format: "Letter", width: 702, more: 1 },
] as const;

for (const path of templates) {
  test(`${path} prints dark on white, whole, on few sheets`, async ({ page, consoleErrors }) => {
    await visitWhole(page, path, consoleErrors);
    for (const { format, more } of papers) {
      const { sheets, stranded } = await print(page, format);
      const most = (mostSheets[path] ?? 1) + more;
      expect.soft(sheets, `sheets of ${format}`).toBeLessThanOrEqual(most);
      expect.soft(stranded, `headings at the foot of a sheet of ${format}`).toEqual([]);
    }
    await page.emulateMedia({ media: "print" });
    expect.soft(await palerThanPrint(page), "words on white").toEqual([]);
    expect.soft(await page.evaluate(findGrounds), "grounds").toEqual([]);
    for (const { width, format } of papers) {
      await page.setViewportSize({ width, height: 950 });
      expect.soft(await wordsCutOff(page.locator("body")), format).toEqual([]);
      expect.soft(await page.evaluate(findScrollers), `to be scrolled on ${format}`).toEqual([]);
    }
  });
}

test("every group’s page and every page of the church’s own takes one sheet", async ({ page }) => {
  for (const path of siblings) {
    await visit(page, path);
    expect.soft(await print(page), path).toEqual({ sheets: 1, stranded: [] });
  }
});

for (const [path, most] of [
  ["/", 3],
  ["/events", 2],
  ["/this-week", 1],
] as const) {
  test(`${path} can be printed before the calendar has answered`, async ({ page, calendar }) => {
    calendar.holdsBack();
    await visit(page, path);
    await expect(checkingDiary(page)).toBeVisible();
    expect((await print(page)).sheets).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: "print" });
    await expect(checkingDiary(page)).toBeHidden();
    calendar.answersNow();
  });
}

test("the privacy policy is printed over the whole width of its sheets", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await visit(page, "/privacy-policy");
  const widths = await page
    .locator("main, main section p:visible")
    .evaluateAll((parts) => parts.map(({ clientWidth }) => clientWidth));
  expect(widths.length).toBeGreaterThan(9);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.9);
});

/** Words that would be grey, or none, on white paper. */
async function palerThanPrint(page: Page): Promise<string[]> {
  const lines = await linesIn(page.locator("body"));
  return lines
    .filter(({ colour }) => contrast(colour, [255, 255, 255]) < 7)
    .map(({ words }) => words);
}

/** Runs in the page: what has a ground of its own, which many printers leave out and others pay for. */
function findGrounds(): string[] {
  return [...document.querySelectorAll("body, body *")]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Runs in the page: what is wider than its room. On paper nobody scrolls. */
function findScrollers(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
    .filter((element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test("the list of events is printed whole by the oldest browsers, too", async ({ page }) => {
  await makeOldest(page);
  await visit(page, "/events");
  await expect(events(page)).toHaveCount(8);
  const { sheets } = await print(page, "A4");
  expect(sheets).toBeLessThanOrEqual(3);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
