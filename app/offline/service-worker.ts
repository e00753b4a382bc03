import { files, note } from "virtual:kept-files";
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import * as navigationPreload from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { daySent, newest, withNote } from "./kept-copy.ts";

// TypeScript knows the world of pages, and this is another one.
declare function skipWaiting(): Promise<void>;

/** The page for whatever is not kept. */
const NO_SIGNAL = "/offline.html";

// Of what was visited beside the files of the list: enough for a church's pages, and for their pictures.
const MOST_PAGES = 30;
const MOST_FILES = 150;

/** Neither files such as calendars, nor the pages of the stand-in, nor the editor. */
const NOT_KEPT = /\.|^\/(?:demo|edit)(?:\/|$)/;

// A new worker takes the place of the old one at once: what a page asks of it is the same in all of them.
skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// The browser asks for a page while the worker is still starting.
navigationPreload.enable();
precache(files);

const cacheName = "visited-pages";
const keeping = [
  {
    cacheKeyWillBeUsed: async ({ request }: { request: Request }) => pathOf(request),
    // Neither errors nor redirects.
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      response.status === 200 ? response : null,
  },
  new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
];

/** A page comes from the network. Only where that fails, its newest copy is shown, which says so. */
const pages = new NetworkFirst({
  cacheName,
  plugins: [
    ...keeping,
    { cachedResponseWillBeUsed: ({ request, cachedResponse }) => copyOf(request, cachedResponse) },
  ],
});

/** What is fetched beforehand is shown later, when the network may be there again: it is never a copy. */
const pagesBeforehand = new NetworkFirst({
  cacheName,
  plugins: [...keeping, { cachedResponseWillBeUsed: async () => null }],
});

// Whatever is a navigation has an answer from here: the browser has asked for it already, and would ask again.
registerRoute(
  ({ request }) => request.mode === "navigate",
  (asked) => {
    if (NOT_KEPT.test(asked.url.pathname)) return new NetworkOnly().handle(asked);
    const isBeforehand = asked.request.headers.has("Sec-Purpose");
    return (isBeforehand ? pagesBeforehand : pages).handle(asked);
  },
);

/** The name of such a file changes with its contents. */
const visitedFiles = new CacheFirst({
  cacheName: "visited-files",
  plugins: [
    new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }),
    // The room of a picture that is not kept stays empty, without the sign of a broken one.
    {
      handlerDidError: async ({ request }) =>
        request.destination === "image" ? emptyPicture() : undefined,
    },
  ],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async (asked) => (await matchPrecache(asked.request)) ?? visitedFiles.handle(asked),
);

/** The newest copy of a page, with the note that it is one; or the page that says there is no signal. */
async function copyOf(
  request: Request,
  visited: Response | undefined,
): Promise<Response | undefined> {
  const copy = newest(visited, await matchPrecache(pathOf(request)));
  if (!copy) return matchPrecache(NO_SIGNAL);
  const html = withNote(await copy.text(), note, daySent(copy));
  return new Response(html, { headers: headersForText(copy) });
}

function emptyPicture(): Response {
  const headers = { "Content-Type": "image/svg+xml" };
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers });
}

/** Those that were sent with a copy, among them the Content-Security-Policy, but for what is about its bytes. */
function headersForText({ headers }: Response): Headers {
  const others = new Headers(headers);
  others.delete("Content-Encoding");
  others.delete("Content-Length");
  return others;
}

/** Of one page there is one copy, whatever follows its path. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/(.)\/$/, "$1");
}
