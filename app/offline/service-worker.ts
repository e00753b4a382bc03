import { clientsClaim, registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core";
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { daySent, newest, withNote } from "./offline-copy.ts";
import { forgetReadingTimes, takeOver } from "./take-over.ts";

// Both are written in by tools/build/service-worker.ts: from pages/offline.tsx, and what its pages need.
declare const PRECACHE_LIST: { url: string; revision: string | null }[];
declare const OFFLINE_NOTE: string;

/** The page for whatever is not kept. */
const NO_SIGNAL = "/offline.html";

const VISITED_PAGES = "visited-pages";
const VISITED_FILES = "visited-files";
// Of what was visited beside the files of the list: enough for a church's pages, and for their pictures.
const MOST_PAGES = 30;
const MOST_FILES = 150;

/** Neither files such as calendars, nor the pages of the stand-in, nor the editor. */
const NOT_KEPT = /\.|^\/(?:demo|edit)(?:\/|$)/;

takeOver(async ({ navigationPreload }) => {
  // Earlier workers had it on, and it would stay. In Firefox a page for which it fails cannot be answered any more.
  await navigationPreload?.disable();
  forgetReadingTimes();
});
clientsClaim();
cleanupOutdatedCaches();
for (const name of [VISITED_PAGES, VISITED_FILES]) {
  registerQuotaErrorCallback(() => caches.delete(name));
}

/** Neither errors nor redirects are kept, and no page in the place of a file; one that has been is not used. */
const sound: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isSound(request, response) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isSound(request, cachedResponse) ? cachedResponse : null,
};

addPlugins([sound]);
precache(PRECACHE_LIST);

/** A page comes from the network. Only where that fails, something is made of the copy that was kept when it was visited. */
function fromNetwork(fallback: NonNullable<WorkboxPlugin["cachedResponseWillBeUsed"]>) {
  const key: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => pathOf(request) };
  const plugins = [key, sound, lastKept(MOST_PAGES), { cachedResponseWillBeUsed: fallback }];
  return new NetworkFirst({ cacheName: VISITED_PAGES, plugins });
}

const pages = fromNetwork(({ request, cachedResponse }) => copyOf(request, cachedResponse));
/** What is fetched beforehand is shown later, when the network may be there again: it is never a copy. */
const pagesBeforehand = fromNetwork(async () => null);

registerRoute(
  ({ request, url }) => request.mode === "navigate" && !NOT_KEPT.test(url.pathname),
  (asked) => (asked.request.headers.has("Sec-Purpose") ? pagesBeforehand : pages).handle(asked),
);

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const PICTURE = { "Content-Type": "image/svg+xml" };

/** The name of such a file changes with its contents. */
const visitedFiles = new CacheFirst({
  cacheName: VISITED_FILES,
  plugins: [
    sound,
    lastKept(MOST_FILES),
    // The room of a picture that is not kept stays empty, without the sign of a broken one.
    {
      handlerDidError: async ({ request }) =>
        request.destination === "image" ? new Response(EMPTY, { headers: PICTURE }) : undefined,
    },
  ],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url),
  async (asked) => (await matchPrecache(asked.request)) ?? visitedFiles.handle(asked),
);

/** The newest copy of a page, with the note that it is one; or the page that says there is no signal. */
async function copyOf(request: Request, visited?: Response): Promise<Response | undefined> {
  const copy = newest(visited, await matchPrecache(pathOf(request)));
  if (!copy) return matchPrecache(NO_SIGNAL);
  // As it was sent, with its Content-Security-Policy, but for what is about its bytes.
  const headers = new Headers(copy.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(withNote(await copy.text(), OFFLINE_NOTE, daySent(copy)), { headers });
}

/** Of one page there is one copy, whatever follows its path. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/(.)\/$/, "$1");
}

/** Some hosts answer 200 with a page to what is missing, as a file may be while a new build is being uploaded. */
function isSound({ url }: Request, { status, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  return status === 200 && !(isPage && isFile(new URL(url)));
}

function isFile({ pathname }: URL): boolean {
  return pathname.startsWith("/assets/");
}

/** Keeps of a cache the `most` that were put there last, in which order it lists what it has. */
function lastKept(most: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)));
    },
  };
}
