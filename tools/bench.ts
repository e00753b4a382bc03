import { builtPages } from "#tests/support/built-pages.ts";
import { timeEvents } from "./bench/time-events.ts";
import { weighPages } from "./bench/weigh-pages.ts";
import { withBuiltSite } from "./with-built-site.ts";

/**
 * Weighs every page of the built site and times its events page with few events and with very many.
 * Prints what it finds, and fails where a budget is broken. On a busy machine the times mean little.
 */

await withBuiltSite(async (browser, site) => {
  const broken = await weighPages(browser, site);
  // A church without an account at ChurchSuite has no such page.
  if (builtPages.includes("/events")) broken.push(...(await timeEvents(browser, site)));
  for (const budget of broken) console.error(`Over budget: ${budget}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});
