import type { Browser } from "@playwright/test";
import { builtPages } from "#tests/support/built-pages.ts";

/** What the site may send at a first visit on a telephone, in kB of 1000 bytes as they are sent. */
const HOME = 195;
const OTHER_PAGES = 180;
const FONTS = 45;

/** What ChurchSuite and a counter of page views send is theirs: nobody here can make it lighter. */
const THEIRS = /\/demo\//;

const telephone = { width: 390, height: 844 };

type Weight = { own: number; theirs: number; fonts: number; scripts: number };

/** Prints what a first visit to each page costs; answers the budgets it breaks. */
export async function weighPages(browser: Browser, site: string): Promise<string[]> {
  const broken: string[] = [];
  console.log("\nA first visit on a telephone, in kB as sent");
  console.log("   own  fonts scripts; ChurchSuite’s");
  for (const page of builtPages) {
    const { own, theirs, fonts, scripts } = await weigh(browser, site + page);
    console.log(`${kB(own)} ${kB(fonts)} ${kB(scripts)} ${kB(theirs)}  ${page}`);
    const budget = page === "/" ? HOME : OTHER_PAGES;
    if (own > budget * 1000) broken.push(`${page} weighs ${kB(own)} kB, and may weigh ${budget}`);
    if (fonts > FONTS * 1000) broken.push(`fonts of ${page} weigh ${kB(fonts)} kB`);
  }
  return broken;
}

async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: telephone, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const files = new Map<string, { type: string; url: string }>();
  const weight: Weight = { own: 0, theirs: 0, fonts: 0, scripts: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response: { url } }) =>
    files.set(requestId, { type, url }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { type = "", url = "" } = files.get(requestId) ?? {};
    weight[THEIRS.test(url) ? "theirs" : "own"] += encodedDataLength;
    if (type === "Font") weight.fonts += encodedDataLength;
    if (type === "Script") weight.scripts += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  return weight;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
