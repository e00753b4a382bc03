import type { Browser, Page } from "@playwright/test";
import { telephone } from "#tests/support/screens.ts";
import { withBrowser } from "#tools/with-built-site.ts";
import { type Measured, median } from "./report.ts";
import { slowDown } from "./slow-down.ts";
import { withBothSites } from "./without-scripts.ts";

const RUNS = 5;

/** In ms. Browsers call a task long, and remember it, from 50 ms. */
type Tasks = { longest: number; inAll: number };

/** How long each page keeps a slow telephone busy, beside the same page without scripts. */
export async function measureTasks(pages: string[]): Promise<Measured> {
  const rows: string[][] = [];
  await withBothSites((site, without) =>
    withBrowser(async (browser) => {
      for (const page of pages) {
        const [tasks, still]: [Tasks[], Tasks[]] = [[], []];
        for (let run = 0; run < RUNS; run++) {
          tasks.push(await longTasks(browser, site + page));
          still.push(await longTasks(browser, without + page));
        }
        rows.push([page, ...[tasks, still].flatMap(inWords)]);
        console.log(rows.at(-1)?.join("  "));
      }
    }),
  );
  const table = {
    title: "Long tasks after the first paint",
    note: `Processor slowed four times, median of ${RUNS}, in ms. A task is long from 50 ms.`,
    head: ["page", "longest", "all together", "longest without scripts", "all without scripts"],
    rows,
  };
  return { tables: [table] };
}

function inWords(runs: Tasks[]): string[] {
  return [runs.map(({ longest }) => longest), runs.map(({ inAll }) => inAll)].map((times) =>
    median(times) > 0 ? median(times).toFixed(0) : "none",
  );
}

async function longTasks(browser: Browser, address: string): Promise<Tasks> {
  const context = await browser.newContext({
    viewport: telephone,
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(address, { waitUntil: "load" });
  await islandsAreAlive(page);
  const tasks = await page.evaluate(tasksInPage);
  await context.close();
  return tasks;
}

/** A page without scripts has none to wait for. */
async function islandsAreAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { hydrated } = document.documentElement.dataset;
    return hydrated !== undefined || document.scripts.length === 0;
  });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** Runs in the page. */
function tasksInPage(): Tasks {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "longtask", buffered: true });
  const durations = observer
    .takeRecords()
    .filter(({ startTime }) => startTime > (paint?.startTime ?? 0))
    .map(({ duration }) => duration);
  return {
    longest: Math.max(0, ...durations),
    inAll: durations.reduce((total, duration) => total + duration, 0),
  };
}
