import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "puppeteer-core";
import type { WebDriver } from "selenium-webdriver";
import { test as base } from "#tests/support/network.ts";
import { startFirefox } from "./firefox.ts";
import { inNovember } from "./in-november.ts";
import { whileInWebKit } from "./webkit.ts";

/** Where the engines beside Chromium are. One that the machine has not got is left out: `npm run site` says so at its beginning. */
export const { Firefox, WebKitGTK } = process.env;

type ForEachTest = { november: string };
type ForEachWorker = { home: string; firefox: Browser; webKit: WebDriver };

/** A site whose network can be cut, and `november`, its address on the day of the journeys; one session of each engine. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  november: ({ network }, provide) => inNovember(network.address, provide),
  home: [
    async ({ browserName: _ }, provide) => {
      const home = await mkdtemp(path.join(tmpdir(), "visitor-"));
      await provide(home);
      await rm(home, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  firefox: [
    async ({ home }, provide) => {
      const browser = await startFirefox(Firefox ?? "", home);
      await provide(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  webKit: [
    ({ home }, provide) => whileInWebKit(WebKitGTK ?? "", home, provide),
    { scope: "worker", timeout: 60_000 },
  ],
});
