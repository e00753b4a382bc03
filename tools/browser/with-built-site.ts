import { type Browser, chromium } from "@playwright/test";
import { listen } from "#demo/listen.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { chromiumArguments } from "./chromium-arguments.ts";
import { installChromium, wholeBrowserFirst } from "./find-browsers.ts";

/** Serves the site in a folder until `work` is done. */
export async function withSite(folder: string, work: (site: string) => Promise<void>) {
  const server = createSiteServer(folder);
  await work(await listen(server)).finally(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Opens a browser as much like a visitor's as can be had, until `work` is done. */
export async function withBrowser<Found>(
  work: (browser: Browser) => Promise<Found>,
  args = chromiumArguments,
): Promise<Found> {
  const browser = await chromium.launch({
    executablePath: installChromium(wholeBrowserFirst),
    args,
  });
  return work(browser).finally(() => browser.close());
}
