import { request as ask, createServer, type RequestListener } from "node:http";
import { pipeline } from "node:stream";
import { listenOnFreePort } from "#demo/free-port.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { churchSuiteStandIn } from "#demo/stand-in.ts";
import { SITE } from "./built-pages.ts";
import { Calendar } from "./fake-calendar.ts";
import { isHost, startHost } from "./hosts.ts";

/** The built site on a port of its own, its calendar in the hands of the test that is running. */
export type SiteServer = { address: string; calendar: Calendar };

/** What answers for the site: the server of `npm start`, or the host that HOSTED_BY names with the stand-in before it. */
type Site = { answer: RequestListener; stop: () => Promise<void> };

/** What is answered only when a test lets it go. */
const heldBack = new Map<string | undefined, Promise<void>>();

/**
 * Keeps whoever asks for this path waiting until the function is called that is given back. Unlike `holdBack` it
 * holds back what a browser fetches before a click, too.
 */
export function holdBackAtServer(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  heldBack.set(path, promise);
  return resolve;
}

/** Serves the site for as long as `use` takes. */
export async function whileServing(use: (site: SiteServer) => Promise<void>): Promise<void> {
  const site = await startSite(process.env.HOSTED_BY);
  const server = createServer(async (request, response) => {
    await heldBack.get(request.url);
    await served.calendar.answer(request, response, () => site.answer(request, response));
  });
  const served: SiteServer = { address: await listenOnFreePort(server), calendar: new Calendar() };
  try {
    await use(served);
  } finally {
    server.closeAllConnections();
    server.close();
    await site.stop();
  }
}

async function startSite(host: string | undefined): Promise<Site> {
  if (!host) {
    const server = createSiteServer(SITE);
    return {
      answer: (request, response) => server.emit("request", request, response),
      stop: async () => {},
    };
  }
  if (!isHost(host)) throw new Error(`HOSTED_BY is "${host}". Expected caddy or wrangler.`);
  const { address, stop } = await startHost(host);
  const standIn = churchSuiteStandIn();
  const forward = forwardTo(address);
  return {
    answer: (request, response) => standIn(request, response, () => forward(request, response)),
    stop,
  };
}

/** Hands a request on as it came, and the answer back. */
export function forwardTo(address: string): RequestListener {
  const { hostname, port } = new URL(address);
  return (request, response) => {
    const { method, url, headers } = request;
    const asked = ask({ hostname, port, method, path: url, headers }, (answer) => {
      if (response.destroyed) return answer.destroy();
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      return pipeline(answer, response, () => {});
    });
    // The host may have broken off, or the visitor.
    asked.on("error", () => response.destroy());
    pipeline(request, asked, () => {});
  };
}
