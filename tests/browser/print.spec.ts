import { findPaleWords } from "#tests/support/axe.ts";
import { eventPages, groupPages } from "#tests/support/built-pages.ts";
import { findUnreadableWords } from "#tests/support/lines.ts";
import { countSheets } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { checkingDiary, visit, waitForCalendar } from "#tests/support/visit.ts";

test.slow();

// Paper is white whatever the visitor's system prefers.
test.use({ colorScheme: "dark" });

/** The pages that people print, and how many sheets of A4 each takes at most; all others have the same styles. */
const sheetsOfA4: Record<string, number> = {
  "/": 3,
  "/events": 2,
  "/this-week": 1,
  "/privacy-policy": 4,
  [groupPages.at(-1) ?? ""]: 1,
  [eventPages.at(-1) ?? ""]: 1,
};

/** How wide A4 is without its margins, in CSS pixels. */
const A4_WIDTH = 680;

for (const [path, most] of Object.entries(sheetsOfA4)) {
  test(`${path} prints dark on white, with nothing cut off, on few sheets`, async ({
    page,
    calendar,
  }) => {
    // The page is printed before the calendar has answered, too.
    calendar.holdsBack();
    await visit(page, path);
    expect.soft(await countSheets(page), "sheets").toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: "print" });
    await expect(checkingDiary(page).locator("visible=true")).toHaveCount(0);
    calendar.answersNow();
    await waitForCalendar(page);
    expect.soft(await findPaleWords(page), "words on white").toEqual([]);
    expect.soft(await page.evaluate(findBackgrounds), "backgrounds").toEqual([]);
    await page.setViewportSize({ width: A4_WIDTH, height: 950 });
    expect.soft(await findUnreadableWords(page.locator("body"))).toEqual([]);
    expect.soft(await page.evaluate(findCutOff), "wider than their room").toEqual([]);
    if (path === "/") await expect(page.getByText(/Which age/)).toBeHidden();
  });
}

/** Runs in the page: finds elements with a background, which many printers leave out and others waste ink on. */
function findBackgrounds(): string[] {
  return [...document.querySelectorAll("body, body *")]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Runs in the page: what is wider than its room. On paper nobody scrolls. */
function findCutOff(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
    .filter((element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
