import { createServer } from "node:http";
import { listenOnFreePort } from "#demo/free-port.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { SITE } from "./built-pages.ts";
import { Calendar } from "./fake-calendar.ts";

/** The built site on a port of its own, its calendar in the hands of the test that is running. */
export type SiteServer = { address: string; calendar: Calendar };

/** Serves the site for as long as `use` takes. */
export async function whileServing(use: (site: SiteServer) => Promise<void>): Promise<void> {
  const site = createSiteServer(SITE);
  const server = createServer((request, response) =>
    served.calendar.answer(request, response, () => site.emit("request", request, response)),
  );
  const served: SiteServer = { address: await listenOnFreePort(server), calendar: new Calendar() };
  try {
    await use(served);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
