import { readFileSync } from "node:fs";
import path from "node:path";
import { generateSW, type RuntimeCaching } from "workbox-build";

/** What is shown in the place of a page that is not kept. The only page that is kept before anybody has read it. */
const NO_SIGNAL = "offline.html";

const MOST_PAGES = 30;
const MOST_FILES = 200;

/**
 * A page comes from the network. Only where that fails, or does not answer for four seconds, the copy is shown which
 * was kept when the page was read. Calendars and other files, the editor and the stand-in are left alone.
 */
const pages: RuntimeCaching = {
  urlPattern: ({ sameOrigin, url }) =>
    sameOrigin && !/\.|^\/(?:demo|edit)(?:\/|$)/.test(url.pathname),
  handler: "NetworkFirst",
  options: {
    cacheName: "pages",
    networkTimeoutSeconds: 4,
    expiration: { maxEntries: MOST_PAGES, purgeOnQuotaError: true },
    cacheableResponse: { statuses: [200] },
    // A page has one copy, whatever query its address has.
    plugins: [{ cacheKeyWillBeUsed: withoutQuery, cachedResponseWillBeUsed: markAsKept }],
    precacheFallback: { fallbackURL: `/${NO_SIGNAL}` },
  },
};

/** Scripts, styles, fonts and pictures, whose names change with what is in them. */
const files: RuntimeCaching = {
  urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  handler: "CacheFirst",
  options: {
    cacheName: "files",
    expiration: { maxEntries: MOST_FILES, purgeOnQuotaError: true },
    cacheableResponse: { statuses: [200] },
  },
};

/** Writes /service-worker.js into the built `site`, which keeps pages on a device for when there is no signal. */
export async function writeWorker(site: string): Promise<void> {
  const { warnings } = await generateSW({
    swDest: path.join(site, "service-worker.js"),
    globDirectory: site,
    globPatterns: [NO_SIGNAL, ...assetsIn(path.join(site, NO_SIGNAL))],
    // Each file of the assets has a new name when it changes.
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: [pages, files],
    // Every navigation loads a document, so that a new worker may take over while pages are open.
    skipWaiting: true,
    clientsClaim: true,
    // One file, from nobody else.
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}

/** The files of the assets that a page names: its style, its fonts and its first script, which all pages share, and its drawings. */
function assetsIn(page: string): string[] {
  const names = readFileSync(page, "utf8").matchAll(/\/(assets\/[\w.-]+)/g);
  return [...new Set(Array.from(names, ([, name = ""]) => name))];
}

/* The worker has these two as text: they know nothing of what is around them here. */

async function withoutQuery({ request }: { request: Request }): Promise<string> {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname.replace(/(.)\/$/, "$1");
}

/** Marks the HTML of a copy, whose note of the day is seen then. It keeps its Content-Security-Policy. */
async function markAsKept({
  cachedResponse,
}: {
  cachedResponse?: Response;
}): Promise<Response | undefined> {
  if (!cachedResponse) return cachedResponse;
  const headers = new Headers(cachedResponse.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  const html = await cachedResponse.text();
  return new Response(html.replace("<html", "<html data-kept"), { headers });
}
