import { globSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { createSiteServer } from "#demo/site-server.ts";
import { writeWorker } from "#tools/build/service-worker.ts";
import { withFolder } from "#tools/with-folder.ts";
import { SITE } from "./built-pages.ts";
import { type Site, whileServing } from "./site.ts";
import { test as base } from "./test.ts";
import { visit } from "./visit.ts";

type PublishNext = (work: Parameters<typeof writeWorker>[1]) => Promise<void>;

/** A visitor's browser with a service worker, and a site whose network can be cut; `publishNext` publishes another build of it. */
export const test = base.extend<{ network: Site; publishNext: PublishNext }>({
  serviceWorkers: "allow",
  network: ({ browserName: _ }, provide) => whileServing(provide),
  baseURL: ({ network }, provide) => provide(network.address),
  publishNext: async ({ network }, provide) => {
    const isWeek = (file: string) => file.endsWith("this-week/index.html");
    await withCopy(
      (html, file) =>
        isWeek(file) ? html.replace(/(<h1[^>]*>).*?(?=<\/h1>)/, "$1The next build") : html,
      (folder) =>
        provide(async (work) => {
          await writeWorker(folder, work);
          network.website = createSiteServer(folder);
        }),
    );
  },
});

/** Makes a copy of the built site with every page as `change` makes it, until `use` is done. */
export function withCopy(
  change: (html: string, file: string) => string,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  return withFolder(async (folder) => {
    // A compressed copy would be sent in the place of what is changed.
    await cp(SITE, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    for (const file of globSync(`${folder}/**/*.html`)) {
      writeFileSync(file, change(readFileSync(file, "utf8"), file));
    }
    await use(folder);
  });
}

/** Comes by the privacy notice, and reads a second page. */
export async function readTwoPages(page: Page): Promise<void> {
  await visit(page, "/privacy-policy");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
}

/** The same, and the device has kept what it keeps. */
export async function haveKept(page: Page): Promise<void> {
  await readTwoPages(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** What the device has kept of this site, by the names of caches and databases, and how many workers are registered. */
export function keptOnDevice(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}
