import { chromium } from "@playwright/test";
import { listenOnFreePort } from "#demo/free-port.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { SITE } from "#tests/support/built-pages.ts";
import { timeTheDiary } from "./bench/time-the-diary.ts";
import { weighPages } from "./bench/weigh-pages.ts";
import { chromiumArguments } from "./chromium-arguments.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Weighs every page of the built site and times its events page with few events and with very many.
 * Prints what it finds, and fails where a budget is broken. On a busy machine the times mean little.
 */

const server = createSiteServer(SITE);
const site = await listenOnFreePort(server);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments,
});

try {
  const broken = [...(await weighPages(browser, site)), ...(await timeTheDiary(browser, site))];
  for (const budget of broken) console.error(`Over budget: ${budget}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
