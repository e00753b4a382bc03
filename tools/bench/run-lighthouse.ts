import lighthouse from "lighthouse";
import { freePort } from "#demo/listen.ts";
import { SITE } from "#tools/browser/built-pages.ts";
import { chromiumArguments, STILL_DRAWINGS } from "#tools/browser/chromium-arguments.ts";
import { withBrowser, withSite } from "#tools/browser/with-built-site.ts";
import { median, type Part } from "./report.ts";

const RUNS = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Scores out of 100 in the order of the categories; times in ms on the telephone that Lighthouse imagines. */
type Run = { scores: number[]; lcp: number; tbt: number };

/** Lighthouse's scores of each page, and its times beside those of the same page without scripts. */
export const runLighthouse: Part = async (pages) => {
  const rows: string[][] = [];
  await withSite(SITE, async (site) => {
    for (const page of pages) {
      const runs: Run[] = [];
      const still: Run[] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await measure(site + page, []));
        still.push(await measure(site + page, ["*.js"]));
      }
      rows.push([page, ...cells(runs, still)]);
    }
  });
  return {
    title: "Lighthouse",
    note: `Mobile preset, median of ${RUNS}, each run beside one of the same page whose script files do not come.`,
    head: [
      ...["page", "performance", "accessibility", "best practices", "SEO"],
      ...["LCP ms", "without scripts", "ratio", "TBT ms", "most TBT ms", "without scripts"],
    ],
    rows,
  };
};

function cells(runs: Run[], still: Run[]): string[] {
  const scores = categories.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const lcp = median(runs.map((run) => run.lcp));
  const lcpWithout = median(still.map((run) => run.lcp));
  const blocked = runs.map((run) => run.tbt);
  const times = [median(blocked), Math.max(...blocked), median(still.map((run) => run.tbt))];
  const inWhole = (numbers: number[]) => numbers.map((number) => number.toFixed(0));
  const ratio = (lcp / lcpWithout).toFixed(2);
  return [...inWhole([...scores, lcp, lcpWithout]), ratio, ...inWhole(times)];
}

/** Now and then a browser's trace lacks its beginning: then it is measured once more. */
async function measure(address: string, blockedUrlPatterns: string[]): Promise<Run> {
  const once = () => measureOnce(address, blockedUrlPatterns);
  return once().catch(once);
}

async function measureOnce(address: string, blockedUrlPatterns: string[]): Promise<Run> {
  const port = await freePort();
  // Drawings move as they do for visitors.
  const moving = chromiumArguments.filter((argument) => argument !== STILL_DRAWINGS);
  const run: Run = { scores: [], lcp: 0, tbt: 0 };
  await withBrowser(async () => {
    const flags = {
      port,
      onlyCategories: categories,
      blockedUrlPatterns,
      logLevel: "error",
    } as const;
    const { lhr } = (await lighthouse(address, flags)) ?? {};
    if (!lhr || lhr.runtimeError) {
      throw new Error(`Lighthouse of ${address}: ${lhr?.runtimeError?.message}`);
    }
    run.scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
    run.lcp = lhr.audits["largest-contentful-paint"]?.numericValue ?? 0;
    run.tbt = lhr.audits["total-blocking-time"]?.numericValue ?? 0;
  }, [...moving, `--remote-debugging-port=${port}`]);
  return run;
}
