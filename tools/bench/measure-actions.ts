import type { Browser, Page } from "@playwright/test";
import { builtPages } from "#tests/support/built-pages.ts";
import { withBuiltSite } from "#tools/with-built-site.ts";
import { type Action, firstActions } from "./first-actions.ts";
import { type Measured, median } from "./report.ts";
import { slowDown } from "./slow-down.ts";

const RUNS = 3;
/** After the first paint, in ms: before scripts have come, while they come, and when they have. */
const MOMENTS = [0, 200, 500];
/** A browser tells of no interaction that is shorter, in ms. */
const SHORTEST = 16;
const NOT_DONE = 10_000;

declare global {
  interface Window {
    /** What a visitor did on this page, as the browser has told of it. */
    interactions?: PerformanceEventTiming[];
    /** When the page was pressed, in ms since it was opened. */
    pressedAt?: number;
  }

  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** In ms: until the browser painted again (INP), and until what was asked for could be seen. */
type Timing = { painted: number; done: number };

/** Does what visitors do first, at several moments of a page's first second, on a slow processor. */
export async function measureActions(pages: string[]): Promise<Measured> {
  const rows: string[][] = [];
  const actions = firstActions.filter(({ path }) => pages.includes(path));
  await withBuiltSite(async (browser, site) => {
    for (const action of actions.filter(({ path }) => builtPages.includes(path))) {
      const timings: Timing[] = [];
      for (const moment of MOMENTS) timings.push(await actSeveral(browser, site, action, moment));
      const painted = Math.max(...timings.map((timing) => timing.painted));
      const done = Math.max(...timings.map((timing) => timing.done));
      rows.push([
        `${action.words} (${action.path})`,
        painted < SHORTEST ? `under ${SHORTEST}` : painted.toFixed(0),
        Number.isFinite(done) ? done.toFixed(0) : "never",
      ]);
      console.log(rows.at(-1)?.join("  "));
    }
  });
  const table = {
    title: "The first second",
    note: `Each action at ${MOMENTS.join(", ")} ms after the first paint, processor slowed four times, median of ${RUNS}; the worst of those moments in ms.`,
    head: ["action", "until painted (INP)", "until done"],
    rows,
  };
  return { tables: [table] };
}

async function actSeveral(
  browser: Browser,
  site: string,
  action: Action,
  moment: number,
): Promise<Timing> {
  const runs: Timing[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await act(browser, site, action, moment));
  return {
    painted: median(runs.map(({ painted }) => painted)),
    done: median(runs.map(({ done }) => done)),
  };
}

async function act(
  browser: Browser,
  site: string,
  { path, screen, control, isDone }: Action,
  moment: number,
): Promise<Timing> {
  const context = await browser.newContext({ viewport: screen, hasTouch: screen.width < 600 });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions, SHORTEST);
  await slowDown(page);
  await page.goto(site + path, { waitUntil: "commit" });
  const { x, y } = await middleOf(page, control, moment);
  if (screen.width < 600) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  const done = await page
    .waitForFunction(isDone, undefined, { timeout: NOT_DONE })
    .then(() => page.evaluate(() => performance.now() - (window.pressedAt ?? 0)))
    .catch(() => Number.POSITIVE_INFINITY);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const painted = await page.evaluate(() =>
    Math.max(0, ...(window.interactions ?? []).map(({ duration }) => duration)),
  );
  await context.close();
  return { painted, done };
}

/** Where to press, as soon as so many ms have gone by since the first paint. */
async function middleOf(page: Page, control: Action["control"], moment: number) {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return await control(page).evaluate(async (element, wait) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const left = (paint?.startTime ?? 0) + wait - performance.now();
    if (left > 0) await new Promise((over) => setTimeout(over, left));
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, moment);
}

/** Runs in the page, before anything else. */
function watchInteractions(durationThreshold: number): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    const events = list.getEntries() as PerformanceEventTiming[];
    window.interactions?.push(...events.filter(({ interactionId }) => interactionId));
  }).observe({ type: "event", durationThreshold });
  addEventListener("pointerdown", ({ timeStamp }) => (window.pressedAt = timeStamp), {
    capture: true,
    once: true,
  });
}
