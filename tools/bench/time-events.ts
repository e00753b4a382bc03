import type { Browser } from "@playwright/test";
import { MOST_EVENTS } from "#app/events/feed/limits.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { embedEvent } from "#demo/churchsuite/embed-feed.ts";
import { crowdedProgramme } from "#demo/programme/programme.ts";
import { builtPages } from "#tools/browser/built-pages.ts";
import { chromiumArguments } from "#tools/browser/chromium-arguments.ts";
import { withBuiltSite } from "#tools/browser/with-built-site.ts";
import { type Measured, median } from "./report.ts";

/**
 * Arguments for a browser that takes as long as a visitor's. One that is watched by a program asks of every error that
 * is made in which line, and React makes one as it begins: V8 reads all of React again for the answer, which took 38
 * of the 54 ms of its beginning on a processor slowed four times. Here V8 knows all lines from the start.
 */
const unwatched = [...chromiumArguments, "--js-flags=--no-enable-lazy-source-positions"];

const RUNS = 5;
/** The most that the site shows are 2.3 times 433: what grows faster than this does not grow evenly. */
const MOST_GROWTH = 3;
/** A task that lasts longer keeps a visitor's finger waiting, in ms. */
const LONGEST_TASK = 50;

/** How long until the events were shown, and the longest task on the way, in ms. */
type Timing = { shown: number; longest: number };

/** Times reading and first drawing of the events page with few events and with very many. */
export async function timeEvents(): Promise<Measured> {
  // A church without an account at ChurchSuite has no such page.
  if (!builtPages.includes("/events")) return { tables: [] };
  const rows: string[][] = [];
  const broken: string[] = [];
  await withBuiltSite(async (browser, site) => {
    const few = await timeSeveral(browser, site, 20);
    const real = await timeSeveral(browser, site, 433);
    const most = await timeSeveral(browser, site, MOST_EVENTS);
    rows.push(...[few, real, most].map(inWords));
    const growth = most.shown / real.shown;
    const evenly = `${MOST_EVENTS} events take ${growth.toFixed(1)} times as long as 433`;
    console.log(evenly);
    if (growth > MOST_GROWTH) broken.push(evenly);
    if (real.longest > LONGEST_TASK) {
      broken.push(`433 events keep the page busy for ${real.longest} ms`);
    }
  }, unwatched);
  const table = {
    title: "The church’s events",
    note: `From the calendar’s answer to the list on the page, median of ${RUNS}.`,
    head: ["events", "shown after ms", "longest task ms"],
    rows,
  };
  return { tables: [table], broken };
}

function inWords({ size, shown, longest }: Timing & { size: number }): string[] {
  const task = longest > 0 ? longest.toFixed(0) : `under ${LONGEST_TASK}`;
  return [size.toLocaleString("en-GB"), shown.toFixed(0), task];
}

async function timeSeveral(browser: Browser, site: string, size: number) {
  const runs: Timing[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await timeOnce(browser, site, size));
  const shown = median(runs.map((run) => run.shown));
  const longest = median(runs.map((run) => run.longest));
  return { size, shown, longest };
}

async function timeOnce(browser: Browser, site: string, size: number): Promise<Timing> {
  const today = dayOf(churchTimeAt(new Date()));
  const events = crowdedProgramme(today, size);
  const page = await browser.newPage();
  const { promise: isLoaded, resolve: sayLoaded } = Promise.withResolvers<void>();
  await page.route("**/embed/calendar/json", async (route) => {
    await isLoaded;
    await route.fulfill({ json: events.map((event) => embedEvent(event, site)) });
  });
  await page.addInitScript(markWhenShown, events.at(-1)?.identifier ?? "");
  await page.goto(`${site}/events`, { waitUntil: "load" });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  sayLoaded();
  await page.waitForFunction(() => performance.getEntriesByName("shown").length > 0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const timing = await page.evaluate(timesInPage);
  await page.close();
  return timing;
}

/** Runs in the page. */
function markWhenShown(lastEvent: string): void {
  new MutationObserver((_, observer) => {
    if (!document.getElementById(lastEvent)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("shown")));
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. Browsers call a task long, and remember it, from 50 ms. */
function timesInPage(): Timing {
  const answer = performance
    .getEntriesByType("resource")
    .find(({ name }) => name.endsWith("/embed/calendar/json"));
  const answeredAt = answer ? answer.startTime + answer.duration : 0;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "longtask", buffered: true });
  const tasks = observer.takeRecords().filter(({ startTime }) => startTime >= answeredAt);
  return {
    shown: (performance.getEntriesByName("shown")[0]?.startTime ?? 0) - answeredAt,
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}
