import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { oldestBrowsers } from "./oldest-browsers.ts";

const sources = {
  "keeps copies": "app/offline/service-worker.ts",
  leaves: "app/offline/leave.ts",
};

/** The page for whatever is not kept. It lists the pages that are, and has the note which copies are marked with. */
const NO_SIGNAL = "/offline.html";
const KEPT_PAGES = /<ul data-kept-pages[^>]*>(.*?)<\/ul>/s;
const NOTE = /<template id="offline-note">(.*?)<\/template>/s;

/** What a page is made of. Photos are too heavy to be kept by those who do not look at them. */
const NEEDED = /\.(?:css|js|woff2|svg)$/;
/** Letters of other languages, and what makes a calendar file of one event. */
const SELDOM_NEEDED = /^(?:[a-z]+-rare|ics-file)-/;
/** In bytes: as large as a group’s window may be. Landscapes are larger. */
const HEAVY_DRAWING = 8000;

/**
 * Writes /service-worker.js into the built `site`: the worker that keeps its pages for when there is no signal, or
 * the one that takes such a worker and its copies away from visitors' devices.
 */
export async function writeWorker(site: string, work: keyof typeof sources): Promise<void> {
  const [, note] = NOTE.exec(await readFile(path.join(site, NO_SIGNAL), "utf8")) ?? [];
  if (!note) throw new Error(`${NO_SIGNAL} has no <template id=offline-note> to mark copies with.`);
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      PRECACHE_LIST: JSON.stringify(await precacheList(site)),
      OFFLINE_NOTE: JSON.stringify(note),
    },
    publicDir: false,
    build: {
      target: oldestBrowsers,
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.resolve(sources[work]),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

/**
 * What the service worker keeps of the built `site`: the pages that offline.html lists, itself, and the files that
 * they need to be read. `revision` is null where the name changes with the contents.
 */
export async function precacheList(
  site: string,
): Promise<{ url: string; revision: string | null }[]> {
  const [, list = ""] = KEPT_PAGES.exec(await readFile(path.join(site, NO_SIGNAL), "utf8")) ?? [];
  const paths = Array.from(list.matchAll(/href="([^"]+)"/g), ([, url = ""]) => url);
  if (paths.length === 0) throw new Error(`${NO_SIGNAL} has no <ul data-kept-pages> with links.`);
  const pages = [...paths, NO_SIGNAL].map(async (url) => {
    const file = url === NO_SIGNAL ? url : `${url}/index.html`;
    const html = await readFile(path.join(site, file), "utf8");
    const revision = createHash("sha256").update(html).digest("base64url").slice(0, 8);
    return { url, revision, html };
  });
  const found = await Promise.all(pages);
  const assets = await assetsOf(
    path.join(site, "assets"),
    found.map(({ html }) => html),
  );
  return [
    ...found.map(({ url, revision }) => ({ url, revision })),
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}

/** The names of those assets that are needed for these pages, with those that they name themselves. */
async function assetsOf(folder: string, pages: string[]): Promise<string[]> {
  const candidates: string[] = [];
  for (const name of await readdir(folder)) {
    if (await mayBeKept(path.join(folder, name))) candidates.push(name);
  }
  const kept = new Set<string>();
  const keepAllIn = async (text: string, wanted: RegExp) => {
    for (const name of candidates) {
      if (kept.has(name) || !wanted.test(name) || !text.includes(name)) continue;
      kept.add(name);
      const read = () => readFile(path.join(folder, name), "utf8");
      // Scripts name every window that any event could have.
      if (name.endsWith(".js")) await keepAllIn(await read(), /\.(?:js|css)$/);
      if (name.endsWith(".css")) await keepAllIn(await read(), NEEDED);
    }
  };
  for (const html of pages) await keepAllIn(html, NEEDED);
  return [...kept].sort();
}

async function mayBeKept(file: string): Promise<boolean> {
  const name = path.basename(file);
  if (!NEEDED.test(name) || SELDOM_NEEDED.test(name)) return false;
  return !name.endsWith(".svg") || (await stat(file)).size <= HEAVY_DRAWING;
}
