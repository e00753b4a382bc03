import type { Browser } from "@playwright/test";
import { telephone } from "#tests/support/screens.ts";
import { withBrowser } from "#tools/with-built-site.ts";
import { TRUSTS_ANYBODY } from "./encrypted-site.ts";
import { type Measured, median } from "./report.ts";
import { tellOfSlowPage } from "./slow-page.ts";
import { unwatched } from "./unwatched.ts";
import { withBothSites } from "./without-scripts.ts";

const RUNS = 5;

declare global {
  interface Window {
    /** Reports to the bench. */
    tell(words: string): void;
  }
}

/** In ms. Browsers call a task long, and remember it, from 50 ms. */
type Tasks = { longest: number; inAll: number };

/** How long each page keeps a slow telephone busy, beside the same page without scripts. */
export async function measureTasks(pages: string[]): Promise<Measured> {
  const rows: string[][] = [];
  await withBothSites((site, without) =>
    withBrowser(
      async (browser) => {
        for (const page of pages) {
          const [tasks, still]: [Tasks[], Tasks[]] = [[], []];
          for (let run = 0; run < RUNS; run++) {
            tasks.push(await longTasks(browser, site + page));
            still.push(await longTasks(browser, without + page));
          }
          rows.push([page, ...[tasks, still].flatMap(inWords)]);
          console.log(rows.at(-1)?.join("  "));
        }
      },
      [...unwatched, TRUSTS_ANYBODY],
    ),
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
  const told = await tellOfSlowPage(browser, address, telephone, `(${tellTasks})()`);
  const durations: number[] = JSON.parse(told);
  return {
    longest: Math.max(0, ...durations),
    inAll: durations.reduce((total, duration) => total + duration, 0),
  };
}

/** Runs in the page: tells how long each task after the first paint took, when the page is alive and has been quiet for a second. */
function tellTasks(): void {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
  const look = setInterval(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const isAlive =
      document.documentElement.dataset.hydrated !== undefined || document.scripts.length === 0;
    const last = tasks.at(-1)?.startTime ?? 0;
    // The first sign of a visitor, for which home waits.
    if (!isAlive) document.documentElement.dispatchEvent(new Event("mouseover", { bubbles: true }));
    if (document.readyState !== "complete" || !paint || !isAlive) return;
    if (performance.now() < Math.max(last, paint.startTime) + 2000) return;
    clearInterval(look);
    const later = tasks.filter(({ startTime }) => startTime > paint.startTime);
    window.tell(JSON.stringify(later.map(({ duration }) => duration)));
  }, 250);
}
