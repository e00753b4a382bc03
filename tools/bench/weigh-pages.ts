import type { Browser } from "@playwright/test";
import { builtPages } from "#tests/built-pages.ts";

/** What a first visit may cost on a telephone, in kB of 1000 bytes as they are sent. */
const HOME = 200;
const OTHER_PAGES = 180;
const FONTS = 60;

const telephone = { width: 390, height: 844 };

/** Prints what a first visit to each page costs; answers the budgets it breaks. */
export async function weighPages(browser: Browser, site: string): Promise<string[]> {
  const broken: string[] = [];
  console.log("\nA first visit on a telephone, in kB as sent (of it fonts, scripts)");
  for (const page of builtPages) {
    const { all, fonts, scripts } = await weigh(browser, site + page);
    console.log(`${kB(all)}  (${kB(fonts)} ${kB(scripts)})  ${page}`);
    const budget = page === "/" ? HOME : OTHER_PAGES;
    if (all > budget * 1000) broken.push(`${page} weighs ${kB(all)} kB, and may weigh ${budget}`);
    if (fonts > FONTS * 1000) broken.push(`fonts of ${page} weigh ${kB(fonts)} kB`);
  }
  return broken;
}

async function weigh(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: telephone, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const weight = { all: 0, fonts: 0, scripts: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength;
    if (kinds.get(requestId) === "Font") weight.fonts += encodedDataLength;
    if (kinds.get(requestId) === "Script") weight.scripts += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  return weight;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
