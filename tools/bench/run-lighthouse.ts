import lighthouse from "lighthouse";
import { freePort } from "#demo/free-port.ts";
import { chromiumArguments, STILL_DRAWINGS } from "#tools/browser/chromium-arguments.ts";
import { withBrowser } from "#tools/browser/with-built-site.ts";
import { type Measured, median } from "./report.ts";
import { withBothSites } from "./without-scripts.ts";

const RUNS = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores out of 100; times in ms on the telephone that Lighthouse imagines. */
type Run = { scores: Map<string, number>; lcp: number; tbt: number };

/** Lighthouse's scores of each page, and its times beside those of the same page without scripts. */
export async function runLighthouse(pages: string[]): Promise<Measured> {
  const rows: string[][] = [];
  await withBothSites(async (site, without) => {
    for (const page of pages) {
      const runs: Run[] = [];
      const still: Run[] = [];
      for (let run = 0; run < RUNS; run++) {
        // Only its times change from run to run.
        runs.push(await measure(site + page, run === 0 ? [...categories] : ["performance"]));
        still.push(await measure(without + page, ["performance"]));
      }
      rows.push(rowOf(page, runs, still));
      console.log(rows.at(-1)?.join("  "));
    }
  });
  const table = {
    title: "Lighthouse",
    note: `Mobile preset, median of ${RUNS}, each run beside one of the same page with its scripts taken out.`,
    head: [
      ...["page", "performance", "accessibility", "best practices", "SEO"],
      ...["LCP ms", "without scripts", "ratio", "TBT ms", "most TBT ms", "without scripts"],
    ],
    rows,
  };
  return { tables: [table] };
}

function rowOf(page: string, runs: Run[], still: Run[]): string[] {
  const [first] = runs;
  const [, ...others] = categories;
  const lcp = median(runs.map((run) => run.lcp));
  const lcpWithout = median(still.map((run) => run.lcp));
  const performance = median(runs.map(({ scores }) => scores.get("performance") ?? 0));
  const blocked = runs.map((run) => run.tbt);
  const blockedWithout = still.map((run) => run.tbt);
  return [
    page,
    String(performance),
    ...others.map((category) => String(first?.scores.get(category))),
    ...[lcp, lcpWithout].map((time) => time.toFixed(0)),
    (lcp / lcpWithout).toFixed(2),
    ...[median(blocked), Math.max(...blocked), median(blockedWithout)].map((time) =>
      time.toFixed(0),
    ),
  ];
}

/** Now and then a browser's trace lacks its beginning: then it is measured once more. */
async function measure(address: string, onlyCategories: string[]): Promise<Run> {
  return measureOnce(address, onlyCategories).catch(() => measureOnce(address, onlyCategories));
}

async function measureOnce(address: string, onlyCategories: string[]): Promise<Run> {
  const port = await freePort();
  // Drawings move as they do for visitors.
  const moving = chromiumArguments.filter((argument) => argument !== STILL_DRAWINGS);
  const run: Run = { scores: new Map(), lcp: 0, tbt: 0 };
  await withBrowser(async () => {
    const result = await lighthouse(address, { port, onlyCategories, logLevel: "error" });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse of ${address}: ${result?.lhr.runtimeError?.message}`);
    }
    const { categories: scored, audits } = result.lhr;
    for (const [name, { score }] of Object.entries(scored)) {
      run.scores.set(name, Math.round((score ?? 0) * 100));
    }
    run.lcp = audits["largest-contentful-paint"]?.numericValue ?? 0;
    run.tbt = audits["total-blocking-time"]?.numericValue ?? 0;
  }, [...moving, `--remote-debugging-port=${port}`]);
  return run;
}
