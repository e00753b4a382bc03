import type { Browser, BrowserContext, Page } from "@playwright/test";
import { telephone } from "#tests/support/screens.ts";
import { scriptHasArrived } from "#tests/support/visit.ts";
import { withBuiltSite } from "#tools/browser/with-built-site.ts";
import { excesses, type Kind, kinds, noWeights, totalOf, type Weights } from "./budgets.ts";
import { kB, type Measured } from "./report.ts";

/** What ChurchSuite and a counter of page views send is theirs: nobody here can make it lighter. */
const THEIRS = /\/demo\//;

const kindOf: Record<string, Kind> = {
  Document: "HTML",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "picture",
};

type Visit = {
  weights: Weights;
  requests: number;
  /** What ChurchSuite sent, in bytes. */
  theirs: number;
  /** Of the pictures, those on the first screen, in bytes. */
  aboveFold: number;
  hasIslands: boolean;
};

/** What a visit to each page costs on a telephone: the first one, and one that comes after home. */
export async function weighPages(pages: string[]): Promise<Measured> {
  const broken: string[] = [];
  const rows: string[][] = [];
  await withBuiltSite(async (browser, site) => {
    for (const page of pages) {
      const first = await visitAlone(browser, site + page);
      const second = await visitAfterHome(browser, site, page);
      broken.push(...excesses(page, first.weights, first.hasIslands));
      const total = totalOf(first.weights);
      const bytes = [total, ...kinds.map((kind) => first.weights[kind]), first.aboveFold];
      rows.push([page, ...bytes.map(kB), String(first.requests), kB(second), kB(first.theirs)]);
    }
  });
  const head = ["page", "in all", ...kinds, "pictures above the fold", "requests"];
  const table = {
    title: "A first visit on a telephone, and a second page",
    note: "In kB of 1000 bytes, brotli. Headers are left out: to HTTP/1.1 1.4 kB with a page and 0.4 kB with a file, to HTTP/2 once. The second page comes after home.",
    head: [...head, "as second page", "ChurchSuite’s"],
    rows,
  };
  return { tables: [table], broken };
}

async function visitAlone(browser: Browser, address: string): Promise<Visit> {
  const context = await openTelephone(browser);
  const visit = await weigh(context, await context.newPage(), address);
  await context.close();
  return visit;
}

/** The bytes of a page whose visitor has seen home before, or for home itself, another page. */
async function visitAfterHome(browser: Browser, site: string, path: string): Promise<number> {
  const context = await openTelephone(browser);
  const page = await context.newPage();
  await weigh(context, page, site + (path === "/" ? "/about-us" : "/"));
  const { weights } = await weigh(context, page, site + path);
  await context.close();
  return totalOf(weights);
}

function openTelephone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: telephone, deviceScaleFactor: 2, hasTouch: true });
}

async function weigh(context: BrowserContext, page: Page, address: string): Promise<Visit> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const files = new Map<string, { kind: Kind; url: string; headers: number }>();
  const sizes = new Map<string, number>();
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
      sizes.set(file.url, size);
    }
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await scriptHasArrived(page);
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(picturesInView);
  const hasIslands = (await page.locator("[data-island]").count()) > 0;
  await session.detach();
  const aboveFold = seen.reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
  return { ...visit, aboveFold, hasIslands };
}

/** Runs in the page: the addresses of the pictures that the first screen shows, wherever they are named. */
function picturesInView(): string[] {
  const isInView = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return isOnScreen && width > 0 && element.checkVisibility();
  };
  const namedBy = (element: Element) => {
    if (element instanceof HTMLImageElement) return [element.currentSrc];
    const styles = [undefined, "::before", "::after"].map((part) =>
      getComputedStyle(element, part),
    );
    const named = styles.map(({ backgroundImage, maskImage }) => backgroundImage + maskImage);
    return [...named.join().matchAll(/url\("([^"#]+)/g)].map(([, url = ""]) => url);
  };
  return [...new Set([...document.querySelectorAll("*")].filter(isInView).flatMap(namedBy))];
}
