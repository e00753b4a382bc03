import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { listen } from "#tools/dev/listen.ts";
import { createSiteServer } from "#tools/dev/site-server.ts";
import { SITE } from "./built-pages.ts";
import { Calendar } from "./fake-calendar.ts";

/** A site on a port of its own, its calendar in the hands of a test. Its network can be cut, and mended. */
export class Site {
  address = "http://127.0.0.1:0";
  calendar = new Calendar();
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  /** A page is sent in the place of these files, with a status of 200, as some hosts do. */
  missing: RegExp | null = null;
  /** What answers; another may be put in its place. */
  website: Server;

  constructor(website = createSiteServer(SITE)) {
    this.website = website;
  }

  readonly #server = createServer(async (request, response) => {
    const { url = "" } = request;
    this.asked.push(url);
    if (this.missing?.test(url)) {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end("<h1>Welcome</h1>");
    } else {
      const answer = () => this.website.emit("request", request, response);
      this.calendar.answer(request, response, answer);
    }
  });

  async cut(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  /** At first on any port, and later at the address that it had. */
  async mend(): Promise<void> {
    this.address = await listen(this.#server, Number(new URL(this.address).port));
  }
}

/** Serves the built site, or what another server answers, for as long as `use` takes. */
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
