import { once } from "node:events";
import { createServer } from "node:http";
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
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const served: SiteServer = { address: `http://127.0.0.1:${port}`, calendar: new Calendar() };
  try {
    await use(served);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
