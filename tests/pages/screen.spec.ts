import type { Page } from "@playwright/test";
import { feedEvent } from "#tests/fixtures/feed-events.ts";
import type { Calendar } from "#tests/support/fake-calendar.ts";
import { layoutShift, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { scriptHasArrived } from "#tests/support/visit.ts";

const television = { width: 1920, height: 1080 };
const SUNDAY = "2026-11-22T11:05:00Z";
const quiz = feedEvent("Quiz", "2026-11-23 19:30:00");

test.use({ viewport: television });

/** The page as it hangs in the foyer, with a clock that the test moves on. */
async function hangUp(page: Page, time = SUNDAY): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await page.goto("/screen");
  await scriptHasArrived(page);
}

/** Moves its clock on by ten minutes, and waits until the diary, asked meanwhile, has answered. */
async function tenMinutes(page: Page, calendar: Calendar): Promise<void> {
  const before = calendar.calls.length;
  await page.clock.fastForward("10:00");
  // A week has a thousand of them.
  await expect.poll(() => calendar.calls.length, { intervals: [5] }).toBe(before + 1);
}

const flow = (page: Page) => page.getByRole("main");
/** Where the shown column begins. */
const turned = (page: Page) => flow(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
const light = (page: Page) =>
  page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);

test("panels turn by themselves, none empty, no word cut off", async ({ page, calendar }) => {
  const hours = ["07", "08", "09", "13", "14", "15", "16", "17", "18", "20", "21"];
  calendar.has(hours.map((hour) => feedEvent(`Gathering at ${hour}`, `2026-11-22 ${hour}:00:00`)));
  await hangUp(page);
  await expect(flow(page).getByText("in 25 minutes")).toBeInViewport();
  const seen = new Set<number>();
  const words = new Set<string>();
  for (let at = await turned(page); !seen.has(at); at = await turned(page)) {
    seen.add(at);
    const shown = await flow(page).evaluate((all) => {
      const { left, right, bottom } = all.getBoundingClientRect();
      return [...all.querySelectorAll("li, p")].flatMap((part) => {
        const box = part.getBoundingClientRect();
        if (box.left < left - 1 || box.left >= right - 1) return [];
        const isWhole = box.right <= right + 1 && box.bottom <= bottom + 1;
        const { fontSize } = getComputedStyle(part);
        return [
          `${isWhole && Number.parseFloat(fontSize) >= 36 ? "" : "cut: "}${part.textContent}`,
        ];
      });
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const one of shown) words.add(one);
    await page.clock.runFor(18_000);
  }
  expect(seen.size).toBeGreaterThan(5);
  expect([...words].filter((one) => one.startsWith("cut: "))).toEqual([]);
  for (const hour of hours) expect([...words].join()).toContain(`Gathering at ${hour}`);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("a click, the space bar or the button has it stand still, and go on", async ({ page }) => {
  await hangUp(page);
  const button = page.getByRole("button", { name: "Stand still" });
  const goesOn = async () => {
    const before = await turned(page);
    await page.clock.runFor(18_000);
    return (await turned(page)) !== before;
  };
  expect(await goesOn()).toBe(true);
  for (const press of [
    () => page.mouse.click(900, 500),
    () => page.keyboard.press("Space"),
    () => button.press("Enter"),
    () => button.press("Space"),
  ]) {
    await press();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveCSS("opacity", "1");
    expect(await goesOn()).toBe(false);
    await press();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    expect(await goesOn()).toBe(true);
  }
});

test("without network what was read stays", async ({ page, calendar, consoleErrors, context }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  calendar.has([quiz]);
  await hangUp(page, "2026-11-22T22:00:00Z");
  await expect(flow(page)).toContainText("Quiz");
  await context.setOffline(true);
  const note = page.getByText(/^The church diary has not been read since/);
  await page.clock.fastForward("01:00:00");
  await expect(page.getByRole("timer")).toHaveText("11:00 PM");
  await expect(note).toHaveCount(0);
  await page.clock.fastForward("09:00:00");
  await expect(page.getByRole("timer")).toHaveText("8:00 AM");
  await expect(note).toHaveText(/since Sunday 22 November, 10pm\.$/);
  await expect(flow(page).getByText("Today, 7:30")).toHaveCount(1);
  expect(page.url()).toContain("/screen");
  await expect(page.getByRole("status")).toHaveCount(0);

  await context.setOffline(false);
  calendar.has([quiz, feedEvent("Choir Supper", "2026-11-24 19:30:00")]);
  await tenMinutes(page, calendar);
  await expect(note).toHaveCount(0);
  await expect(flow(page)).toContainText("Choir Supper");
});

test("early it opens itself anew, if the site is up", async ({ page, site: _, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/, /Failed to fetch/);
  let isThere = false;
  let looks = 0;
  await page.route("**/screen", (route) => {
    if (route.request().method() !== "HEAD") return route.fallback();
    looks += 1;
    return isThere ? route.fallback() : route.abort();
  });
  await hangUp(page, "2026-11-22T22:00:00Z");
  const mark = () => page.evaluate(() => document.body.toggleAttribute("data-before", true));
  await mark();
  await page.clock.fastForward("05:50:00");
  expect(looks).toBe(0);
  await page.clock.fastForward("10:00");
  await expect.poll(() => looks).toBe(1);
  await expect(page.locator("body[data-before]")).toBeAttached();
  isThere = true;
  await page.clock.fastForward("01:00:00");
  await expect(page.locator("body[data-before]")).not.toBeAttached();
  expect(looks).toBe(2);
});

test("from dusk to morning it is dark, by day light, whatever is preferred", async ({
  page,
  consoleErrors,
}) => {
  // Opened anew at four, it lets go of what it was asking for.
  consoleErrors.allow(/Failed to fetch/);
  await hangUp(page, "2026-11-22T12:00:00Z");
  const day = await light(page);
  await page.clock.fastForward("05:00:00");
  await expect.poll(() => light(page)).not.toBe(day);
  await page.clock.fastForward("16:00:00");
  await expect.poll(() => light(page)).toBe(day);
});

test("a telephone has all panels below each other, and a link home", async ({ page }) => {
  await page.setViewportSize(telephone);
  await hangUp(page);
  for (const name of ["Now and next", "Today", "This week", "Please note"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
  expect(await page.evaluate(() => document.cookie + localStorage.length)).toBe("0");
});

test("a week on the wall needs no more memory", async ({ page, calendar, consoleErrors }) => {
  test.setTimeout(240_000);
  consoleErrors.allow(/ERR_FAILED/, /Failed to fetch/);
  // Opened anew each morning there would be nothing to see.
  await page.route("**/screen", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
  await hangUp(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const measure = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
  };
  const aDay = async () => {
    for (let asked = 0; asked < 6 * 24; asked++) {
      await page.clock.runFor(54_000);
      await tenMinutes(page, calendar);
    }
  };
  // What is kept for good is there by then: the browser remembers the last 250 requests.
  for (let day = 1; day <= 2; day++) await aDay();
  const first = await measure();
  for (let day = 3; day <= 7; day++) await aDay();
  const last = await measure();
  // What was let go of is not always collected at once.
  await expect.poll(async () => (await measure()).heap / first.heap).toBeLessThan(1.1);
  expect(last.nodes / first.nodes).toBeLessThan(1.1);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners + 5);
});
