import { expect, type Page } from "@playwright/test";
import { type Site, whileServing } from "./site.ts";
import { test as base } from "./test.ts";
import { visit } from "./visit.ts";

/** A visitor's browser with a service worker, and a site whose network can be cut. */
export const test = base.extend<{ network: Site }>({
  serviceWorkers: "allow",
  network: ({ browserName: _ }, provide) => whileServing(provide),
  baseURL: ({ network }, provide) => provide(network.address),
});

/** Opens the privacy notice and then a second page: from that on the device keeps pages. */
export async function readTwoPages(page: Page): Promise<void> {
  await visit(page, "/privacy-policy");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
}

/** Reads two pages, and waits until the device has kept the second. */
export async function waitForCopies(page: Page): Promise<void> {
  await readTwoPages(page);
  await expect.poll(() => addressesOnDevice(page)).toContain("/about-us");
}

/** The addresses of all that the device has kept: paths on this site, and full addresses of other sites. */
export function addressesOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) addresses.push(url.replace(window.origin, ""));
    }
    return addresses;
  });
}
