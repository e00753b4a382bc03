import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { writeWorker } from "#tools/offline/write-worker.ts";
import { SITE } from "./built-pages.ts";
import type { Network } from "./network.ts";
import { visit } from "./visit.ts";

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

/** Publishes another build of the site, in which this week's page has a heading of its own. */
export async function publishNext(
  network: Network,
  work: Parameters<typeof writeWorker>[1],
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "next-build-"));
  await cp(SITE, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const week = path.join(folder, "this-week/index.html");
  const html = await readFile(week, "utf8");
  await writeFile(week, html.replace(/(<h1[^>]*>).*?(?=<\/h1>)/, "$1The next build"));
  await writeWorker(folder, work);
  network.publish(folder);
}

/** Has the browser ask for the worker that is published now, which takes the place of the one that it has. */
export async function renewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const renewed = new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done),
    );
    await (await navigator.serviceWorker.ready).update();
    await renewed;
  });
}
