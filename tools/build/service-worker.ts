import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
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
/** Scripts name every window that any event could have. */
const NEEDED_BY_SCRIPTS = /\.(?:js|css)$/;
/** Letters of other languages, and the light of a window. */
const SELDOM_NEEDED = /^[a-z]+-rare-|\.light-/;
/** In bytes: as large as a group’s window may be. Landscapes are larger. */
const HEAVY_DRAWING = 8000;

/** Writes /service-worker.js into the built `site`: one that keeps its pages for when there is no signal, or one that ends that. */
export async function writeWorker(site: string, work: keyof typeof sources): Promise<void> {
  const [, note] = NOTE.exec(readFileSync(path.join(site, NO_SIGNAL), "utf8")) ?? [];
  if (!note) throw new Error(`${NO_SIGNAL} has no <template id=offline-note> to mark copies with.`);
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      PRECACHE_LIST: JSON.stringify(precacheList(site)),
      OFFLINE_NOTE: JSON.stringify(note),
    },
    publicDir: false,
    build: {
      target: oldestBrowsers,
      outDir: site,
      emptyOutDir: false,
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
export function precacheList(site: string): { url: string; revision: string | null }[] {
  const read = (file: string) => readFileSync(path.join(site, file), "utf8");
  const [, list = ""] = KEPT_PAGES.exec(read(NO_SIGNAL)) ?? [];
  const paths = Array.from(list.matchAll(/href="([^"]+)"/g), ([, url = ""]) => url);
  if (paths.length === 0) throw new Error(`${NO_SIGNAL} has no <ul data-kept-pages> with links.`);
  const files = readdirSync(path.join(site, "assets")).filter((name) => {
    const isDrawing = name.endsWith(".svg");
    const isHeavy = isDrawing && statSync(path.join(site, "assets", name)).size > HEAVY_DRAWING;
    return NEEDED.test(name) && !SELDOM_NEEDED.test(name) && !isHeavy;
  });
  const kept = new Set<string>();
  const keepAllIn = (text: string, wanted = NEEDED) => {
    for (const name of files) {
      if (kept.has(name) || !wanted.test(name) || !text.includes(name)) continue;
      kept.add(name);
      if (name.endsWith(".js")) keepAllIn(read(`assets/${name}`), NEEDED_BY_SCRIPTS);
      if (name.endsWith(".css")) keepAllIn(read(`assets/${name}`));
    }
  };
  const pages = [...paths, NO_SIGNAL].map((url) => {
    const html = read(url === NO_SIGNAL ? url : `${url}/index.html`);
    keepAllIn(html);
    return { url, revision: hash("sha256", html, "base64url").slice(0, 8) };
  });
  const assets = [...kept].sort().map((name) => ({ url: `/assets/${name}`, revision: null }));
  return [...pages, ...assets];
}
