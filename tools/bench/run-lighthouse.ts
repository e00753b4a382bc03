import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse from "lighthouse";
import { freePort } from "#demo/free-port.ts";
import { SITE } from "#tools/browser/built-pages.ts";
import { chromiumArguments, STILL_DRAWINGS } from "#tools/browser/chromium-arguments.ts";
import { withBrowser, withSite } from "#tools/browser/with-built-site.ts";
import { compressTexts } from "#tools/build/compress.ts";
import { type Measured, median } from "./report.ts";

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

/** Serves the built site, and a copy of it whose pages have no script, until `work` is done. */
async function withBothSites(
  work: (site: string, without: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "without-scripts-"));
  await cp(SITE, folder, { recursive: true });
  for (const file of globSync(`${folder}/**/*.html`)) {
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, ""));
  }
  await compressTexts(folder);
  try {
    await withSite(SITE, (site) => withSite(folder, (without) => work(site, without)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
