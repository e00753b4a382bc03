import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { installChromium, wholeBrowsers } from "./browsers.ts";
import { allPages, SITE } from "./built-pages.ts";
import { chromiumArguments, STILL_DRAWINGS } from "./chromium-arguments.ts";
import { listen } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

/**
 * Measures how fast the built site is, with Lighthouse as on a slow telephone, and compares each page with the same page
 * without its scripts. Run `npm run build:to-try` first, then `npm run bench`, or `npm run bench -- /giving` for one
 * page. On a busy machine the times mean little.
 */

/** Fetched by npx for the bench alone: nobody else needs so many packages. */
const LIGHTHOUSE = "lighthouse@13.5.0";

/** The number of visits to each page with its scripts, and of those without. */
const RUNS = 5;

/** The number of further attempts after a visit that could not be measured. */
const MOST_REPEATS = 3;

/** In bytes; Lighthouse's reports have about one megabyte. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/** Lighthouse needs a whole browser, which loads as much as a visitor's does. */
const chromium = installChromium(wholeBrowsers);

/** Drawings move in the bench as they do for visitors. */
const browserArguments = chromiumArguments.filter((argument) => argument !== STILL_DRAWINGS);

/** The scores that Lighthouse gives, each out of 100. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** What is read of a report of Lighthouse. */
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** The measurements of one visit. */
type Visit = {
  /** Each out of 100, in the order of CATEGORIES. */
  scores: number[];
  /** The time until the largest part of the first view was painted, in ms (LCP). */
  largestPaint: number;
  /** How long the page did not react while it loaded, in ms (TBT). */
  blocked: number;
  /** How far parts of the page moved while it loaded (CLS). */
  shift: number;
};

/** The first page in a folder of the built site, such as an event or a group. */
function findFirstPage(folder: string): string[] {
  return allPages.filter((page) => page.startsWith(folder)).slice(0, 1);
}

const usualPages = [
  "/",
  "/events",
  ...findFirstPage("/events/"),
  ...findFirstPage("/activities/"),
  "/about-us",
  "/this-week",
].filter((page) => allPages.includes(page));
const chosenPages = process.argv.slice(2);
const missing = chosenPages.find((page) => !allPages.includes(page));
if (missing) throw new Error(`There is no page ${missing}. There are ${allPages.join(", ")}.`);

const server = createSiteServer(SITE);
const site = await listen(server);
const rows: Record<string, string | number>[] = [];
for (const page of chosenPages.length > 0 ? chosenPages : usualPages) {
  console.log(`Measuring ${page} …`);
  rows.push(await measurePage(page));
}
server.closeAllConnections();
server.close();
console.table(rows);

/** Measures a page. Returns a row of the table: the medians with scripts, and the largest paint without them. */
async function measurePage(page: string): Promise<Record<string, string | number>> {
  const whole: Visit[] = [];
  const withoutScripts: Visit[] = [];
  // The visits are made in turns, so that other work of the machine slows both kinds down.
  for (let run = 0; run < RUNS; run++) {
    whole.push(await visit(site + page, []));
    withoutScripts.push(await visit(site + page, ["*.js"]));
  }
  const [performance, accessibility, practices, seo] = CATEGORIES.map((_, index) =>
    median(whole.map(({ scores }) => scores[index] ?? 0)),
  );
  const largestPaint = median(whole.map((visit) => visit.largestPaint));
  const largestPaintWithout = median(withoutScripts.map((visit) => visit.largestPaint));
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

/** Loads an address in a new browser. */
async function visit(address: string, blockedPatterns: string[]): Promise<Visit> {
  const { categories, audits } = await runLighthouse(address, blockedPatterns);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? 0;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestPaint: numberOf("largest-contentful-paint"),
    blocked: numberOf("total-blocking-time"),
    shift: numberOf("cumulative-layout-shift"),
  };
}

/** Runs Lighthouse. A browser's trace may lack its beginning: Lighthouse then fails, and is run again. */
async function runLighthouse(address: string, blockedPatterns: string[]): Promise<Report> {
  const command = [
    "--yes",
    LIGHTHOUSE,
    address,
    "--quiet",
    "--output=json",
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=--headless=new ${browserArguments.join(" ")}`,
    ...blockedPatterns.map((pattern) => `--blocked-url-patterns=${pattern}`),
  ];
  for (let repeats = 0; ; repeats++) {
    try {
      const { stdout } = await promisify(execFile)("npx", command, {
        env: { ...process.env, CHROME_PATH: chromium },
        maxBuffer: LARGEST_REPORT,
      });
      return JSON.parse(stdout);
    } catch (problem) {
      if (repeats === MOST_REPEATS) throw problem;
    }
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
