import lighthouse from "lighthouse";
import { freePort } from "#demo/listen.ts";
import { SITE } from "#tools/browser/built-pages.ts";
import { chromiumArguments, STILL_DRAWINGS } from "#tools/browser/chromium-arguments.ts";
import { withBrowser, withSite } from "#tools/browser/with-built-site.ts";

const RUNS = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"];
// Drawings move as they do for visitors.
const moving = chromiumArguments.filter((argument) => argument !== STILL_DRAWINGS);

/** Scores out of 100 in the order of the categories; times in ms on the telephone that Lighthouse imagines. */
type Run = { scores: number[]; lcp: number; tbt: number };

/** Lighthouse's scores of each page, and its times beside those of the same page without scripts. */
export async function runLighthouse(pages: string[]) {
  const rows: string[][] = [];
  await withSite(SITE, async (site) => {
    for (const page of pages) {
      const [runs, still]: [Run[], Run[]] = [[], []];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await measure(site + page, []));
        still.push(await measure(site + page, ["*.js"]));
      }
      const scores = categories.map((_, index) =>
        median(runs.map((run) => run.scores[index] ?? 0)),
      );
      const lcp = median(runs.map((run) => run.lcp));
      const lcpWithout = median(still.map((run) => run.lcp));
      const blocked = runs.map((run) => run.tbt);
      const times = [median(blocked), Math.max(...blocked), median(still.map((run) => run.tbt))];
      const ratio = (lcp / lcpWithout).toFixed(2);
      rows.push([page, ...inWhole([...scores, lcp, lcpWithout]), ratio, ...inWhole(times)]);
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
}

const inWhole = (numbers: number[]) => numbers.map((number) => number.toFixed(0));

/** Now and then a browser's trace lacks its beginning: then it is measured once more. */
async function measure(address: string, blockedUrlPatterns: string[]): Promise<Run> {
  const once = () => measureOnce(address, blockedUrlPatterns);
  return once().catch(once);
}

async function measureOnce(address: string, blockedUrlPatterns: string[]): Promise<Run> {
  const port = await freePort();
  const settings = {
    port,
    onlyCategories: categories,
    blockedUrlPatterns,
    logLevel: "error",
  } as const;
  const ask = async () => (await lighthouse(address, settings))?.lhr;
  const said = await withBrowser(ask, [...moving, `--remote-debugging-port=${port}`]);
  if (!said || said.runtimeError) {
    throw new Error(`Lighthouse of ${address}: ${said?.runtimeError?.message}`);
  }
  const timeOf = (audit: string) => said.audits[audit]?.numericValue ?? 0;
  return {
    scores: categories.map((name) => Math.round((said.categories[name]?.score ?? 0) * 100)),
    lcp: timeOf("largest-contentful-paint"),
    tbt: timeOf("total-blocking-time"),
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
