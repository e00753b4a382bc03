import { type Browser, chromium } from "@playwright/test";
import { listenOnFreePort } from "#demo/free-port.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { SITE } from "#tests/support/built-pages.ts";
import { chromiumArguments } from "./chromium-arguments.ts";
import { findChromium, wholeBrowserFirst } from "./find-chromium.ts";

/** Serves the built site at the address `site` and opens a browser, until `work` is done. */
export async function withBuiltSite(
  work: (browser: Browser, site: string) => Promise<void>,
): Promise<void> {
  const server = createSiteServer(SITE);
  const site = await listenOnFreePort(server);
  const browser = await chromium.launch({
    executablePath: findChromium(wholeBrowserFirst),
    args: chromiumArguments,
  });
  try {
    await work(browser, site);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
