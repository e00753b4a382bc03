import type { Browser, BrowserContext, Page } from "@playwright/test";
import { withBuiltSite } from "#tools/browser/with-built-site.ts";
import { excesses, type Kind, kinds, noWeights, totalOf, type Weights } from "./budgets.ts";
import { kB, type Measured } from "./report.ts";

/** What ChurchSuite and a counter of page views send is theirs: nobody here can make it lighter. */
const THEIRS = /\/demo\//;

const TELEPHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

const kindOf: Record<string, Kind> = {
  Document: "HTML",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "picture",
};

/** What was sent of the site's own and in how many files, and what ChurchSuite sent, in bytes. */
type Visit = { weights: Weights; requests: number; theirs: number; hasIslands: boolean };

/** What a visit to each page costs on a telephone: the first one, and one that comes after home. */
export async function weighPages(pages: string[]): Promise<Measured> {
  const broken: string[] = [];
  const rows: string[][] = [];
  await withBuiltSite(async (browser, site) => {
    for (const page of pages) {
      const [first] = await weighVisits(browser, site, [page]);
      const [, second] = await weighVisits(browser, site, [page === "/" ? "/about-us" : "/", page]);
      if (!first || !second) continue;
      broken.push(...excesses(page, first.weights, first.hasIslands));
      const bytes = [totalOf(first.weights), ...kinds.map((kind) => first.weights[kind])];
      const others = [totalOf(second.weights), first.theirs].map(kB);
      rows.push([page, ...bytes.map(kB), String(first.requests), ...others]);
    }
  });
  const table = {
    title: "A first visit on a telephone, and a second page",
    note: "In kB of 1000 bytes, brotli. Headers are left out: to HTTP/1.1 1.4 kB with a page and 0.4 kB with a file, to HTTP/2 once. The second page comes after home.",
    head: ["page", "in all", ...kinds, "requests", "as second page", "ChurchSuite’s"],
    rows,
  };
  return { tables: [table], broken };
}

/** What each of several pages costs that one visitor opens one after the other. */
async function weighVisits(browser: Browser, site: string, pages: string[]): Promise<Visit[]> {
  const context = await browser.newContext(TELEPHONE);
  const page = await context.newPage();
  const visits: Visit[] = [];
  for (const address of pages) visits.push(await weigh(context, page, site + address));
  await context.close();
  return visits;
}

async function weigh(context: BrowserContext, page: Page, address: string): Promise<Visit> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const files = new Map<string, { kind: Kind; url: string; headers: number }>();
  const visit = { weights: noWeights(), requests: 0, theirs: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { url, encodedDataLength: headers } = response;
    files.set(requestId, { kind: kindOf[type] ?? "other", url, headers });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    // What the browser had already is no request.
    if (!file || encodedDataLength === 0) return;
    const size = encodedDataLength - file.headers;
    if (THEIRS.test(file.url)) visit.theirs += size;
    else {
      visit.requests += 1;
      visit.weights[file.kind] += size;
    }
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(isWhole, undefined, { polling: 200 });
  await page.waitForLoadState("networkidle");
  const hasIslands = (await page.locator("[data-island]").count()) > 0;
  await session.detach();
  return { ...visit, hasIslands };
}

/** Runs in the page: gives it a visitor's sign, for which islands out of view wait, until all are alive. */
function isWhole(): boolean {
  const page = document.documentElement;
  page.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  return "hydrated" in page.dataset;
}
