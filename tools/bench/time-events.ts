import type { Page } from "@playwright/test";
import { MOST_EVENTS } from "#app/events/feed/limits.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { embedEvent } from "#demo/churchsuite/feeds.ts";
import { crowdedProgramme } from "#demo/programme/programme.ts";
import { builtPages } from "#tools/browser/built-pages.ts";
import { chromiumArguments } from "#tools/browser/chromium-arguments.ts";
import { withBuiltSite } from "#tools/browser/with-built-site.ts";
import { median } from "./median.ts";

/**
 * Arguments for a browser that takes as long as a visitor's. One that is watched by a program asks of every error that
 * is made in which line, and React makes one as it begins: V8 reads all of React again for the answer, which took 38
 * of the 54 ms of its beginning on a processor slowed four times. Here V8 knows all lines from the start.
 */
const unwatched = [...chromiumArguments, "--js-flags=--no-enable-lazy-source-positions"];

const RUNS = 5;
/** A few, as many as the feed has, and the most that the site shows. */
const SIZES = [20, 433, MOST_EVENTS];
/** The last are 2.3 times the second: what grows faster than this does not grow evenly. */
const MOST_GROWTH = 3;
/** A task that lasts longer keeps a visitor's finger waiting, in ms. */
const LONGEST_TASK = 50;

/** Times reading and first drawing of the events page with few events and with very many. */
export async function timeEvents() {
  const timings: { size: number; shown: number; longest: number }[] = [];
  // A church without an account at ChurchSuite has no such page.
  const sizes = builtPages.includes("/events") ? SIZES : [];
  await withBuiltSite(async (browser, site) => {
    for (const size of sizes) {
      const runs: Awaited<ReturnType<typeof timeOnce>>[] = [];
      for (let run = 0; run < RUNS; run++) {
        const page = await browser.newPage();
        runs.push(await timeOnce(page, site, size));
        await page.close();
      }
      const shown = median(runs.map((run) => run.shown));
      timings.push({ size, shown, longest: median(runs.map((run) => run.longest)) });
    }
  }, unwatched);
  const [, real, most] = timings;
  const broken: string[] = [];
  if (real && most && most.shown > MOST_GROWTH * real.shown) {
    broken.push(`${most.size} events take ${most.shown} ms, ${real.size} only ${real.shown}`);
  }
  if (real && real.longest > LONGEST_TASK) {
    broken.push(`${real.size} events keep the page busy for ${real.longest} ms`);
  }
  return {
    title: "The church’s events",
    note: `From the calendar’s answer to the list on the page, median of ${RUNS}.`,
    head: ["events", "shown after ms", "longest task ms"],
    rows: timings.map(({ size, shown, longest }) => {
      const task = longest > 0 ? longest.toFixed(0) : `under ${LONGEST_TASK}`;
      return [size.toLocaleString("en-GB"), shown.toFixed(0), task];
    }),
    broken,
  };
}

/** How long until so many events were shown, and the longest task on the way, in ms. */
async function timeOnce(page: Page, site: string, size: number) {
  const events = crowdedProgramme(dayOf(churchTimeAt(new Date())), size);
  const { promise: isIdle, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route("**/embed/calendar/json", async (route) => {
    await isIdle;
    await route.fulfill({ json: events.map((event) => embedEvent(event, site)) });
  });
  await page.goto(`${site}/events`, { waitUntil: "load" });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const timing = page.evaluate(timeUntilShown, events.at(-1)?.identifier ?? "");
  answerNow();
  return await timing;
}

/** Runs in the page. Browsers call a task long, and tell of it, from 50 ms. */
async function timeUntilShown(lastEvent: string) {
  const tasks = new PerformanceObserver(() => {});
  tasks.observe({ type: "longtask" });
  const shownAt = await new Promise<number>((shown) => {
    const look = () => {
      if (!document.getElementById(lastEvent)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => shown(performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
  const [answer] = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith("/embed/calendar/json"));
  await new Promise((idle) => requestIdleCallback(idle));
  return {
    shown: shownAt - (answer ? answer.startTime + answer.duration : 0),
    longest: Math.max(0, ...tasks.takeRecords().map(({ duration }) => duration)),
  };
}
