import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { listenOnFreePort } from "#demo/free-port.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { writeWorker } from "#tools/build/service-worker.ts";
import { SITE } from "./built-pages.ts";
import { Calendar } from "./fake-calendar.ts";
import { forwardTo } from "./site-server.ts";
import { test as base } from "./test.ts";
import { visit } from "./visit.ts";

/** What lies between a visitor and a built site, with the church's calendar: it can be cut, and mended. */
export class Network {
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  readonly calendar = new Calendar();
  readonly #server: Server;
  readonly #folders: string[] = [];
  #address = "";
  #site: RequestListener;
  /** Of them a page is sent in their place. */
  #missing: RegExp | null = null;

  /** `address`: of the host that serves the site. */
  constructor(address: string) {
    this.#site = forwardTo(address);
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? "");
      this.calendar.answer(request, response, () => this.#answer(request, response));
    });
  }

  get address(): string {
    return this.#address;
  }

  async open(): Promise<void> {
    this.#address = await listenOnFreePort(this.#server);
  }

  /**
   * From now on the site is the one in this folder, which is removed in the end. Whatever host HOSTED_BY names, it is the
   * server of `npm start` that answers then: a host goes by the files that the build wrote for it.
   */
  publish(folder: string): void {
    const server = createSiteServer(folder);
    this.#site = (request, response) => server.emit("request", request, response);
    this.#folders.push(folder);
  }

  /** From now on the site answers whatever it is asked with an error of its own. */
  hostFails(): void {
    this.#site = (_, response) => response.writeHead(500).end("The host has failed");
  }

  /** From now on these files are missing, and the host sends a page with a status of 200 for them, as some hosts do. */
  loseFiles(missing: RegExp | null): void {
    this.#missing = missing;
  }

  async cut(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async mend(): Promise<void> {
    const { port } = new URL(this.#address);
    await once(this.#server.listen(Number(port), "127.0.0.1"), "listening");
  }

  #answer: RequestListener = (request, response) => {
    if (!this.#missing?.test(request.url ?? "")) return this.#site(request, response);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end("<h1>Welcome</h1>");
  };

  async close(): Promise<void> {
    if (this.#server.listening) await this.cut();
    for (const folder of this.#folders) await rm(folder, { recursive: true });
  }
}

/** A visitor's browser with a service worker, and a site whose network can be cut. */
export const test = base.extend<{ network: Network }>({
  serviceWorkers: "allow",
  network: async ({ site }, provide) => {
    const network = new Network(site.address);
    await network.open();
    await provide(network);
    await network.close();
  },
  baseURL: ({ network }, provide) => provide(network.address),
});

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
