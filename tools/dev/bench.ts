import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { buildFolder } from "#app/church/settings.server.ts";
import { installChromium, wholeBrowsers } from "./browsers.ts";
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

/** How often a visit is tried: a browser's trace may lack its beginning, and Lighthouse then fails. */
const TRIES = 4;

/** In bytes; Lighthouse's reports have about one megabyte. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/** The scores that Lighthouse gives, each out of 100. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse needs a whole browser, which loads as much as a visitor's does. */
const chromium = installChromium(wholeBrowsers);

/** Drawings move in the bench as they do for visitors. */
const browserArguments = chromiumArguments.filter((argument) => argument !== STILL_DRAWINGS);

/** What is read of a report of Lighthouse. */
type Report = {
  /** The scores, from 0 to 1. */
  categories: Record<string, { score: number | null }>;
  /** The measurements, times in milliseconds. */
  audits: Record<string, { numericValue?: number }>;
};

const folder = path.join(buildFolder(), "client");

/** The pages that are measured if nobody chooses one: the first of each kind, by their files. */
const usualFiles = ["", "events/", "events/*/", "activities/*/", "about-us/", "this-week/"];

const usualPages = usualFiles.flatMap((kind) => {
  const [file] = globSync(`${kind}index.html`, { cwd: folder }).sort();
  return file ? `/${path.dirname(file).replace(/^\.$/, "").replaceAll(path.sep, "/")}` : [];
});
const chosenPages = process.argv.slice(2);

const server = createSiteServer(folder);
const site = await listen(server);
const rows: Record<string, string>[] = [];
for (const page of chosenPages.length > 0 ? chosenPages : usualPages) {
  console.log(`Measuring ${page} …`);
  rows.push(await measurePage(page));
}
server.closeAllConnections();
server.close();
console.table(rows);

/** Measures a page. Returns a row of the table: the medians with scripts, and the largest paint without them. */
async function measurePage(page: string): Promise<Record<string, string>> {
  const whole: Report[] = [];
  const withoutScripts: Report[] = [];
  // The visits are made in turns, so that other work of the machine slows both kinds down.
  for (let run = 0; run < RUNS; run++) {
    whole.push(await visit(site + page));
    withoutScripts.push(await visit(site + page, "--blocked-url-patterns=*.js"));
  }
  const largestPaint = median(whole, readLargestPaint);
  const largestPaintWithout = median(withoutScripts, readLargestPaint);
  const scores = CATEGORIES.map((name) => {
    const score = median(whole, ({ categories }) => categories[name]?.score);
    return [name, (score * 100).toFixed()];
  });
  return {
    page,
    ...Object.fromEntries(scores),
    "LCP ms": largestPaint.toFixed(),
    "without scripts": largestPaintWithout.toFixed(),
    ratio: (largestPaint / largestPaintWithout).toFixed(2),
    "TBT ms": median(whole, ({ audits }) => audits["total-blocking-time"]?.numericValue).toFixed(),
    CLS: median(whole, readShift).toFixed(3),
    "most CLS": Math.max(...whole.map((report) => readShift(report) ?? 0)).toFixed(3),
  };
}

/** The time until the largest part of the first view was painted. */
function readLargestPaint({ audits }: Report): number | undefined {
  return audits["largest-contentful-paint"]?.numericValue;
}

/** How far parts of the page moved while it loaded. */
function readShift({ audits }: Report): number | undefined {
  return audits["cumulative-layout-shift"]?.numericValue;
}

function median(reports: Report[], read: (report: Report) => number | null | undefined): number {
  const numbers = reports.map((report) => read(report) ?? 0).sort((one, other) => one - other);
  return numbers[Math.floor(numbers.length / 2)] ?? 0;
}

/** Loads an address in a new browser. */
async function visit(address: string, ...further: string[]): Promise<Report> {
  const command = [
    "--yes",
    LIGHTHOUSE,
    address,
    "--quiet",
    "--output=json",
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=--headless=new ${browserArguments.join(" ")}`,
    ...further,
  ];
  const options = {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: LARGEST_REPORT,
  };
  for (let tried = 1; ; tried++) {
    try {
      const { stdout } = await promisify(execFile)("npx", command, options);
      return JSON.parse(stdout);
    } catch (problem) {
      if (tried === TRIES) throw problem;
    }
  }
}
