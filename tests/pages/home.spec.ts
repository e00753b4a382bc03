import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { draws, scrolledBy, visit } from "#tests/support/visit.ts";

const HEADER = 72;

const serviceTimes = (page: Page) => page.getByRole("region", { name: "Every Sunday" });
const story = (page: Page) => page.getByRole("region", { name: "Come in out of the rain" });
const heroButton = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

/** Notes every position the page is drawn at from now on. */
async function watchScrolling(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const places = new Set<number>();
    document.addEventListener("scroll", () => {
      places.add(window.scrollY);
      document.documentElement.dataset.places = String(places.size);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.places ?? 0));
}

for (const [name, section] of [
  ["Sunday Service", serviceTimes],
  ["Find out more", story],
] as const) {
  test(`the button ${name} scrolls smoothly to its section`, async ({ page }) => {
    await visit(page, "/");
    const placesPassed = await watchScrolling(page);
    await heroButton(page, name).click();
    await expect.poll(async () => (await section(page).boundingBox())?.y).toBeCloseTo(HEADER, -2);
    expect(await placesPassed()).toBeGreaterThan(3);
  });

  test(`with less motion the button ${name} is at its section at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const placesPassed = await watchScrolling(page);
    await heroButton(page, name).click();
    await expect.poll(async () => (await section(page).boundingBox())?.y).toBeCloseTo(HEADER, -2);
    // The browser tells of a scroll with the next picture it draws.
    await expect.poll(placesPassed).toBe(1);
    await draws(page);
    expect(await placesPassed()).toBe(1);
  });
}

test("Find out more without a story section does nothing but tell the console", async ({
  page,
  faults,
}) => {
  faults.expect(/console of .*church-story/);
  await visit(page, "/");
  await story(page).evaluate((section) => section.remove());
  await heroButton(page, "Find out more").click();
  expect(await scrolledBy(page)).toBe(0);
  await expect(page).toHaveURL("/");
});

test("service times: every Sunday at 11:30 AM, where, the children's note and the psalm", async ({
  page,
}) => {
  await visit(page, "/");
  const section = serviceTimes(page);
  await expect(section.getByRole("heading", { name: "Every Sunday" })).toBeVisible();
  await expect(section).toContainText(/11:30\s?AM/);
  await expect(section.getByRole("heading", { name: "Main Service" })).toBeVisible();
  await expect(section).toContainText("12 Meeting House Lane");
  await expect(section).toContainText(
    "Children aged 3 to Year 7 may leave for The Ark and Bible Class in the Church Halls during the morning service.",
  );
  await expect(section).toContainText("O come, let us sing unto the LORD");
  await expect(section).toContainText("Psalm 95:1");
});

test("the children's note leads to The Ark and to Bible Class", async ({ page }) => {
  await visit(page, "/");
  const link = (name: string) => serviceTimes(page).getByRole("link", { name });
  await expect(link("The Ark")).toHaveAttribute("href", "/activities/the-ark");
  await link("Bible Class").click();
  await expect(page.getByRole("heading", { level: 1, name: "Bible Class" })).toBeVisible();
});

test("the church's story: a welcome, What Makes Us Tick and the three pillars", async ({
  page,
}) => {
  await visit(page, "/");
  const section = story(page);
  await expect(section).toContainText("We’re an ordinary congregation in a small town");
  await expect(section.getByRole("heading", { name: "What Makes Us Tick" })).toBeVisible();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "Loving People",
    "Reaching People",
    "Teaching People",
  ]);
  await section.getByRole("link", { name: "Who we are" }).click();
  await expect(page).toHaveURL("/about-us");
});

test("the upcoming events lead on to all events", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("main").getByRole("link", { name: "All events" }).click();
  await expect(page).toHaveURL("/events");
});

test("Your first visit answers what a visitor wonders about", async ({ page }) => {
  await visit(page, "/");
  const section = page.getByRole("region", { name: "Your first visit" });
  await expect(section.getByRole("term")).toHaveText([
    "Where do I park?",
    "What do I wear?",
    "How long is it?",
    "Will I hear well?",
    "What about the children?",
    "Are there steps?",
  ]);
  await expect(section.getByRole("definition")).toHaveCount(6);
});
