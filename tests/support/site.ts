import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { listen } from "#tools/dev/listen.ts";
import { createSiteServer } from "#tools/dev/site-server.ts";
import { SITE } from "./built-pages.ts";
import { Calendar } from "./fake-calendar.ts";

/** A website on a port of its own, with a calendar that the test controls. Its network can be cut and mended. */
export class Site {
  /** Its origin. Until it is served the port is 0. */
  address = "http://127.0.0.1:0";
  calendar = new Calendar();
  /** The paths that browsers have asked for. */
  readonly requests: string[] = [];
  /** The paths of files that are gone: a page is sent in their place with status 200, as some hosts do. */
  missing: RegExp | null = null;
  /** The server that answers. A test may put another in its place. */
  website: Server;

  constructor(website = createSiteServer(SITE)) {
    this.website = website;
  }

  readonly #server = createServer(async (request, response) => {
    const { url = "" } = request;
    this.requests.push(url);
    if (this.missing?.test(url)) {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end("<h1>Welcome</h1>");
      return;
    }
    const answerByWebsite = () => this.website.emit("request", request, response);
    this.calendar.answer(request, response, answerByWebsite);
  });

  async cut(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  /** Serves the site: the first time on any free port, and later at the same address. */
  async mend(): Promise<void> {
    this.address = await listen(this.#server, Number(new URL(this.address).port));
  }
}

/** Serves the built site, or what another server answers, until `use` is done. */
export async function whileServing(
  use: (site: Site) => Promise<void>,
  website?: Server,
): Promise<void> {
  const site = new Site(website);
  await site.mend();
  try {
    await use(site);
  } finally {
    await site.cut();
  }
}
