import { readFileSync } from "node:fs";
import path from "node:path";
import { generateSW, type RuntimeCaching } from "workbox-build";

/** Shown in the place of a page that is not kept. It is the only page that is kept before anybody has read it. */
const NO_SIGNAL = "offline.html";

const MOST_PAGES = 30;
const MOST_FILES = 200;

/**
 * Pages come from the network. If that fails, or does not answer for four seconds, the worker shows the copy that it has
 * kept when the page was read. It does not touch calendars and other files, the editor, and the stand-in.
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
    // A page has one copy, for all queries in its address.
    plugins: [{ cacheKeyWillBeUsed: withoutQuery, cachedResponseWillBeUsed: markAsKept }],
    precacheFallback: { fallbackURL: `/${NO_SIGNAL}` },
  },
};

/** Scripts, styles, fonts and pictures are kept for good: their names change with their contents. */
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
    // A page that is kept may need any of the scripts, even one that it had not fetched when it was read.
    globPatterns: [NO_SIGNAL, ...listAssets(path.join(site, NO_SIGNAL)), "assets/*.js"],
    // The names of these files change with their contents.
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: [pages, files],
    // A new worker may take over while pages are open, because every further page is a new document.
    skipWaiting: true,
    clientsClaim: true,
    // The worker is one file: its library is not loaded from another server.
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}

/** Lists the assets that a page names: its drawings, and the style, fonts and script that all pages share. */
function listAssets(page: string): string[] {
  const matches = readFileSync(page, "utf8").matchAll(/\/(assets\/[\w.-]+)/g);
  const names = [...matches].map(([, name = ""]) => name);
  return [...new Set(names)];
}

// Workbox writes the text of these two functions into the worker: they cannot use anything outside themselves.

async function withoutQuery({ request }: { request: Request }): Promise<string> {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname.replace(/(.)\/$/, "$1");
}

/** Marks the HTML of a copy: styles then show the note about its day. The copy keeps its Content-Security-Policy. */
async function markAsKept({
  cachedResponse,
}: {
  cachedResponse?: Response;
}): Promise<Response | undefined> {
  if (!cachedResponse) return cachedResponse;
  const headers = new Headers(cachedResponse.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const html = await cachedResponse.text();
  return new Response(html.replace("<html", "<html data-kept"), { headers });
}
