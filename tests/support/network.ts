import { globSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { SITE } from "./built-pages.ts";
import { type Site, whileServing } from "./site.ts";
import { test as base } from "./test.ts";
import { visit } from "./visit.ts";
import { withFolder } from "./with-folder.ts";

/** A visitor's browser with a service worker, and a site whose network can be cut. */
export const test = base.extend<{ network: Site }>({
  serviceWorkers: "allow",
  network: ({ browserName: _ }, provide) => whileServing(provide),
  baseURL: ({ network }, provide) => provide(network.address),
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
  await expect.poll(() => keptOnDevice(page)).toContain("/about-us");
}

/** The addresses that the device has kept of this site, by their paths, and of others in full. */
export function keptOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const kept = (await Promise.all(all)).flat();
    return kept.map(({ url }) => url.replace(window.origin, ""));
  });
}
