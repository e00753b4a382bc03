import type { Browser, Page, Request } from "@playwright/test";
import { SITE } from "#tools/browser/built-pages.ts";
import { withBrowser, withSite } from "#tools/browser/with-built-site.ts";
import { excesses, type Kind, kinds, totalOf, type Weights } from "./budgets.ts";

/** What ChurchSuite and a counter of page views send is theirs: nobody here can make it lighter. */
const THEIRS = /\/demo\//;

/** The telephone of somebody who visits. */
export const TELEPHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
};

const kindOf: Record<string, Kind> = {
  document: "HTML",
  stylesheet: "style",
  script: "script",
  font: "font",
  image: "picture",
};

/** What a visit to each page costs on a telephone: the first one, and one that comes after home. */
export async function weighPages(pages: string[]) {
  const broken: string[] = [];
  const rows: string[][] = [];
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const weighAll = async (browser: Browser, site: string) => {
    for (const page of pages) {
      const first = await browser.newPage(TELEPHONE);
      const { weights, requests, theirs, hasIslands } = await weigh(first, site + page);
      const second = await browser.newPage(TELEPHONE);
      await weigh(second, site + (page === "/" ? "/about-us" : "/"));
      const after = await weigh(second, site + page);
      await Promise.all([first, second].map((visitor) => visitor.close()));
      broken.push(...excesses(page, weights, hasIslands));
      const sizes = [totalOf(weights), ...kinds.map((kind) => weights[kind])].map(kB);
      rows.push([page, ...sizes, `${requests}`, kB(totalOf(after.weights)), kB(theirs)]);
    }
  };
  await withSite(SITE, (site) => withBrowser((browser) => weighAll(browser, site)));
  return {
    title: "A first visit on a telephone, and a second page",
    note: "In kB of 1000 bytes, brotli. Headers are left out: to HTTP/1.1 1.4 kB with a page and 0.4 kB with a file, to HTTP/2 once. The second page comes after home.",
    head: ["page", "in all", ...kinds, "requests", "as second page", "ChurchSuite’s"],
    rows,
    broken,
  };
}

/** What is sent when a visitor opens an address: of the site's own and in how many files, and by ChurchSuite, in bytes. */
export async function weigh(page: Page, address: string) {
  const answered: Request[] = [];
  const note = (request: Request) => {
    // The icon of the tab is fetched whenever the browser sees fit.
    if (!/\/favicon-/.test(request.url())) answered.push(request);
  };
  page.on("requestfinished", note);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(isWhole, undefined, { polling: 200 });
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", note);
  const weights: Weights = { HTML: 0, style: 0, script: 0, font: 0, picture: 0, other: 0 };
  let [requests, theirs] = [0, 0];
  for (const request of answered) {
    const { responseBodySize: size } = await request.sizes();
    if (THEIRS.test(request.url())) theirs += size;
    // What the browser had already is no request.
    else if (size > 0) {
      requests += 1;
      weights[kindOf[request.resourceType()] ?? "other"] += size;
    }
  }
  const hasIslands = (await page.locator("[data-island]").count()) > 0;
  return { weights, requests, theirs, hasIslands };
}

/** Runs in the page: gives it a visitor's sign, for which islands out of view wait, until all are alive. */
function isWhole(): boolean {
  const page = document.documentElement;
  page.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  return "hydrated" in page.dataset;
}
