import type { Browser, Page } from "@playwright/test";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { embedEvent } from "#demo/churchsuite/embed-feed.ts";
import { crowdedProgramme } from "#demo/programme/programme.ts";

const RUNS = 5;
/** A quiet week, a real church, and more than any. */
const SIZES = [20, 433, 5000];
/** 5,000 events are 11.5 times 433: what grows faster than this does not grow evenly. */
const MOST_GROWTH = 15;
/** A task that lasts longer keeps a visitor's finger waiting, in ms. */
const LONGEST_TASK = 50;

type Timing = { shown: number; longest: number };

/** Times reading and first drawing of the events page; answers the budgets it breaks. */
export async function timeTheDiary(browser: Browser, site: string): Promise<string[]> {
  console.log("\nFrom the calendar's answer to the list on the page, in ms (median of 5)");
  const timings = new Map<number, Timing>();
  for (const size of SIZES) {
    const runs: Timing[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timeOnce(browser, site, size));
    const timing = {
      shown: median(runs.map(({ shown }) => shown)),
      longest: median(runs.map(({ longest }) => longest)),
    };
    timings.set(size, timing);
    const longest = timing.longest > 0 ? `${Math.round(timing.longest)} ms` : "under 50 ms";
    console.log(
      `${String(size).padStart(6)} events: ${Math.round(timing.shown)} ms, longest task ${longest}`,
    );
  }
  return overBudget(timings);
}

function overBudget(timings: Map<number, Timing>): string[] {
  const real = timings.get(433);
  const most = timings.get(5000);
  if (!real || !most) return [];
  const growth = most.shown / real.shown;
  console.log(`5,000 events take ${growth.toFixed(1)} times as long as 433`);
  return [
    ...(growth > MOST_GROWTH ? [`5,000 events take ${growth.toFixed(1)} times 433`] : []),
    ...(real.longest > LONGEST_TASK
      ? [`433 events keep the page busy for ${real.longest} ms`]
      : []),
  ];
}

async function timeOnce(browser: Browser, site: string, size: number): Promise<Timing> {
  const today = dayOf(churchTimeAt(new Date()));
  const events = crowdedProgramme(today, size);
  const page = await browser.newPage();
  const { promise: isLoaded, resolve: sayLoaded } = Promise.withResolvers<void>();
  await page.route("**/embed/calendar/json", async (route) => {
    await isLoaded;
    await route.fulfill({ json: events.map((event) => embedEvent(event, today, site)) });
  });
  await page.addInitScript(watch, events.at(-1)?.identifier ?? "");
  await page.goto(`${site}/events`, { waitUntil: "load" });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  sayLoaded();
  const timing = await measured(page);
  await page.close();
  return timing;
}

/** Runs in the page: notes when the last event is in it, and every task of 50 ms or more. */
function watch(lastEvent: string): void {
  const notes = { shownAt: 0, tasks: [] as { start: number; duration: number }[] };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      notes.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.getElementById(lastEvent)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (notes.shownAt = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

async function measured(page: Page): Promise<Timing> {
  await page.waitForFunction(() => (window as never as Watched).notes.shownAt > 0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return page.evaluate(() => {
    const { notes } = window as never as Watched;
    const answered =
      performance
        .getEntriesByType("resource")
        .find(({ name }) => name.endsWith("/embed/calendar/json")) ?? null;
    const answeredAt = (answered as PerformanceResourceTiming | null)?.responseEnd ?? 0;
    const since = notes.tasks.filter(({ start }) => start >= answeredAt);
    return {
      shown: notes.shownAt - answeredAt,
      longest: Math.max(0, ...since.map(({ duration }) => duration)),
    };
  });
}

type Watched = { notes: { shownAt: number; tasks: { start: number; duration: number }[] } };

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
