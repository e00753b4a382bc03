import { once } from "node:events";
import { request as ask, createServer, type RequestListener, type Server } from "node:http";
import { pipeline } from "node:stream";
import { listenOnFreePort } from "#demo/listen.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { churchSuiteStandIn } from "#demo/stand-in.ts";
import { HOST_ADDRESS } from "#tests/hosts/hosts.ts";
import { SITE } from "./built-pages.ts";
import { Calendar } from "./fake-calendar.ts";

/** What is answered only when a test lets it go. */
const heldBack = new Map<string, Promise<void>>();

/**
 * Keeps whoever asks for this path waiting until the function is called that is given back. Unlike `holdBack` it
 * holds back what a browser fetches before a click, too.
 */
export function holdBackAtServer(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  heldBack.set(path, promise);
  return resolve;
}

/** A site on a port of its own, its calendar in the hands of a test. Its network can be cut, and mended. */
export class Site {
  address = "";
  calendar = new Calendar();
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  /** A page is sent in the place of these files, with a status of 200, as some hosts do. */
  missing: RegExp | null = null;
  #answer: RequestListener;

  constructor(answer = builtSite()) {
    this.#answer = answer;
  }

  readonly #server = createServer(async (request, response) => {
    const { url = "" } = request;
    this.asked.push(url);
    await heldBack.get(url);
    if (this.missing?.test(url)) {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end("<h1>Welcome</h1>");
    } else this.calendar.answer(request, response, () => this.#answer(request, response));
  });

  async open(): Promise<void> {
    this.address = await listenOnFreePort(this.#server);
  }

  /** From now on the site is the one in this folder, whatever host HOSTED_BY names: that goes by what the build wrote. */
  publish(folder: string): void {
    this.#answer = answersOf(createSiteServer(folder));
  }

  /** From now on the site answers whatever it is asked with an error of its own. */
  hostFails(): void {
    this.#answer = (_, response) => response.writeHead(500).end("The host has failed");
  }

  async cut(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async mend(): Promise<void> {
    const { port } = new URL(this.address);
    await once(this.#server.listen(Number(port), "127.0.0.1"), "listening");
  }
}

/** Serves the site for as long as `use` takes. */
export async function whileServing(
  use: (site: Site) => Promise<void>,
  answer?: RequestListener,
): Promise<void> {
  const site = new Site(answer);
  await site.open();
  try {
    await use(site);
  } finally {
    await site.cut();
  }
}

/** What a server answers, without its listening. */
export function answersOf(server: Server): RequestListener {
  return (request, response) => server.emit("request", request, response);
}

/** The server of `npm start`, or the host that HOSTED_BY names with the stand-in before it. */
function builtSite(): RequestListener {
  if (!process.env.HOSTED_BY) return answersOf(createSiteServer(SITE));
  const standIn = churchSuiteStandIn();
  return (request, response) => standIn(request, response, () => forward(request, response));
}

/** Hands a request on to the host as it came, and the answer back. */
const forward: RequestListener = (request, response) => {
  const { hostname, port } = new URL(HOST_ADDRESS);
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
