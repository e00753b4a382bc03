import type { Browser } from "@playwright/test";
import { builtPages } from "#tests/support/built-pages.ts";
import { withBuiltSite } from "#tools/with-built-site.ts";
import { type Action, firstActions } from "./first-actions.ts";
import { type Measured, median } from "./report.ts";
import { tellOfSlowPage } from "./slow-page.ts";
import { unwatched } from "./unwatched.ts";

const RUNS = 5;
/** After the first paint, in ms: before scripts have come, while they come, and when they have. */
const MOMENTS = [0, 200, 500];
/** A browser tells of no interaction that is shorter, in ms. */
const SHORTEST = 16;

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** In ms: until the browser painted again (INP), and until what was asked for could be seen; null for never. */
type Timing = { painted: number; done: number | null };

/** Does what visitors do first, at several moments of a page's first second, on a slow processor. */
export async function measureActions(pages: string[]): Promise<Measured> {
  const rows: string[][] = [];
  const missing: string[] = [];
  const actions = firstActions.filter(
    ({ path }) => pages.includes(path) && builtPages.includes(path),
  );
  await withBuiltSite(async (browser, site) => {
    for (const action of actions) {
      const words = `${action.words} (${action.path})`;
      try {
        rows.push([words, ...(await worstOf(browser, site, action))]);
        console.log(rows.at(-1)?.join("  "));
      } catch (problem) {
        missing.push(`${words}: ${problem instanceof Error ? problem.message : problem}`);
      }
    }
  }, unwatched);
  const table = {
    title: "The first second",
    note: `Each action at ${MOMENTS.join(", ")} ms after the first paint, processor slowed four times, median of ${RUNS}; the worst of those moments in ms.`,
    head: ["action", "until painted (INP)", "until done"],
    rows,
  };
  return { tables: [table], missing };
}

/** The figures of the moment that is worst for it. */
async function worstOf(browser: Browser, site: string, action: Action): Promise<string[]> {
  const timings: Timing[] = [];
  for (const moment of MOMENTS) timings.push(await actSeveral(browser, site, action, moment));
  const painted = Math.max(...timings.map((timing) => timing.painted));
  const done = Math.max(...timings.map((timing) => timing.done ?? Number.POSITIVE_INFINITY));
  return [
    painted < SHORTEST ? `under ${SHORTEST}` : painted.toFixed(0),
    Number.isFinite(done) ? done.toFixed(0) : "never",
  ];
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
    done: median(runs.map(({ done }) => done ?? Number.POSITIVE_INFINITY)),
  };
}

async function act(
  browser: Browser,
  site: string,
  { path, screen, control, isDone }: Action,
  moment: number,
): Promise<Timing> {
  const script = `(${watch})(${JSON.stringify(control)}, ${moment}, ${SHORTEST}, ${isDone})`;
  const told = await tellOfSlowPage(browser, site + path, screen, script, (words) => {
    const place = JSON.parse(words);
    return "x" in place ? place : null;
  });
  return JSON.parse(told);
}

/** Runs in the page, before anything else: tells where to press, and then how long it took. */
function watch(
  control: string,
  moment: number,
  durationThreshold: number,
  isDone: () => boolean,
): void {
  const PATIENCE = 8000;
  // Where the press leads to another page, what was asked for is not to be seen there.
  setTimeout(() => window.tell(JSON.stringify({ painted, done: null })), 2 * PATIENCE);
  const INTERACTIONS_ARE_KNOWN = 700;
  let painted = 0;
  let pressedAt = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) painted = Math.max(painted, entry.duration);
    }
  }).observe({ type: "event", durationThreshold });

  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) bringIntoView();
  }).observe({ type: "paint", buffered: true });

  function bringIntoView() {
    const element = document.querySelector(control);
    // The HTML may still be coming.
    if (!element) return void setTimeout(bringIntoView, 50);
    element.scrollIntoView({ block: "center", behavior: "instant" });
    setTimeout(() => {
      const { x, y, width, height } = element.getBoundingClientRect();
      window.tell(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
    }, moment);
  }

  function look() {
    const waited = performance.now() - pressedAt;
    if (!isDone() && waited < PATIENCE) return void requestAnimationFrame(look);
    const done = isDone() ? waited : null;
    setTimeout(() => window.tell(JSON.stringify({ painted, done })), INTERACTIONS_ARE_KNOWN);
  }

  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      pressedAt = timeStamp;
      look();
    },
    { capture: true, once: true },
  );
}
