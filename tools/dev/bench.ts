import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { allPages, SITE } from "./built-pages.ts";
import { chromiumArguments, STILL_DRAWINGS } from "./chromium-arguments.ts";
import { installChromium, wholeBrowserFirst } from "./find-browsers.ts";
import { freePort, listen } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

/**
 * Measures how fast the built site is, with Lighthouse on the slow telephone that it imagines, beside the same page
 * whose scripts do not come: `npm run build:to-try`, then `npm run bench`, or `npm run bench -- /giving` for one page.
 * On a busy machine the times mean little.
 */

/** How often each page is loaded with its scripts, and as often without. */
const RUNS = 5;

/** How often a visit that could not be measured is made again. */
const MOST_REPEATS = 3;

/** The scores that Lighthouse gives, each out of 100. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** What one visit showed. */
type Visit = {
  /** Out of 100, in the order of the categories. */
  scores: number[];
  /** Until the largest part of the first view was painted, in ms. */
  largestPaint: number;
  /** How long the page answered nobody while it loaded, in ms. */
  blocked: number;
  /** How far what was painted moved while it loaded, as a part of the view. */
  shift: number;
};

/** The first address that begins so: an event, or a group, that the built site has. */
function firstBelow(folder: string): string[] {
  return allPages.filter((page) => page.startsWith(folder)).slice(0, 1);
}

const usualPages = [
  "/",
  "/events",
  ...firstBelow("/events/"),
  ...firstBelow("/activities/"),
  "/about-us",
  "/this-week",
].filter((page) => allPages.includes(page));
const named = process.argv.slice(2);
const unknown = named.find((page) => !allPages.includes(page));
if (unknown) throw new Error(`There is no page ${unknown}. There are ${allPages.join(", ")}.`);

const server = createSiteServer(SITE);
const site = await listen(server);
const rows: Record<string, string | number>[] = [];
for (const page of named.length > 0 ? named : usualPages) {
  console.log(`Measuring ${page} …`);
  rows.push(await measurePage(page));
}
server.closeAllConnections();
server.close();
console.table(rows);

/** A row of the table: medians with scripts, and what the page needs without them. */
async function measurePage(page: string): Promise<Record<string, string | number>> {
  const whole: Visit[] = [];
  const withoutScripts: Visit[] = [];
  // In turns, so that what else the machine does meets both.
  for (let run = 0; run < RUNS; run++) {
    whole.push(await visit(site + page, []));
    withoutScripts.push(await visit(site + page, ["*.js"]));
  }
  const [performance, accessibility, practices, seo] = CATEGORIES.map((_, index) =>
    median(whole.map(({ scores }) => scores[index] ?? 0)),
  );
  const largestPaint = median(whole.map((one) => one.largestPaint));
  const largestPaintWithout = median(withoutScripts.map((one) => one.largestPaint));
  return {
    page,
    performance: performance ?? 0,
    accessibility: accessibility ?? 0,
    "best practices": practices ?? 0,
    SEO: seo ?? 0,
    "LCP ms": Math.round(largestPaint),
    "without scripts": Math.round(largestPaintWithout),
    ratio: (largestPaint / largestPaintWithout).toFixed(2),
    "TBT ms": Math.round(median(whole.map(({ blocked }) => blocked))),
    CLS: median(whole.map(({ shift }) => shift)).toFixed(3),
    "most CLS": Math.max(...whole.map(({ shift }) => shift)).toFixed(3),
  };
}

/** Loads an address in a browser of its own. Now and then a browser's trace lacks its beginning: then it is loaded again. */
async function visit(address: string, blockedUrlPatterns: string[]): Promise<Visit> {
  let said = await askLighthouse(address, blockedUrlPatterns);
  for (let again = 0; said.runtimeError && again < MOST_REPEATS; again++) {
    said = await askLighthouse(address, blockedUrlPatterns);
  }
  if (said.runtimeError) throw new Error(`${address}: ${said.runtimeError.message}`);
  const timeOrShare = (audit: string) => said.audits[audit]?.numericValue ?? 0;
  return {
    scores: CATEGORIES.map((name) => Math.round((said.categories[name]?.score ?? 0) * 100)),
    largestPaint: timeOrShare("largest-contentful-paint"),
    blocked: timeOrShare("total-blocking-time"),
    shift: timeOrShare("cumulative-layout-shift"),
  };
}

async function askLighthouse(address: string, blockedUrlPatterns: string[]): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: installChromium(wholeBrowserFirst),
    args: [
      // Drawings move as they do for visitors.
      ...chromiumArguments.filter((argument) => argument !== STILL_DRAWINGS),
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const answer = await lighthouse(address, {
      port,
      onlyCategories: CATEGORIES,
      blockedUrlPatterns,
      logLevel: "error",
    });
    if (!answer) throw new Error(`Lighthouse says nothing of ${address}.`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
