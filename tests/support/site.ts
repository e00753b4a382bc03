import { createServer } from "node:http";
import { listen } from "#tools/dev/listen.ts";
import { createSiteServer } from "#tools/dev/site-server.ts";
import { SITE } from "./built-pages.ts";
import { Calendar } from "./fake-calendar.ts";

/** A website on a port of its own, with a calendar that the test controls. */
export type Site = {
  /** Its origin. */
  address: string;
  calendar: Calendar;
};

/** Serves the built site, or what another server answers, until `use` is done. */
export async function whileServing(
  use: (site: Site) => Promise<void>,
  website = createSiteServer(SITE),
): Promise<void> {
  const server = createServer((request, response) => {
    const answerByWebsite = () => website.emit("request", request, response);
    site.calendar.answer(request, response, answerByWebsite);
  });
  const site: Site = { address: await listen(server), calendar: new Calendar() };
  try {
    await use(site);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
