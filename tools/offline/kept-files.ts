import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** A file as the service worker keeps it. `revision` is null where the name changes with the contents. */
export type KeptFile = { url: string; revision: string | null };

/** The page for whatever is not kept. */
const NO_SIGNAL = "/offline.html";

/** What a page is made of. Photos are too heavy to be kept by those who do not look at them. */
const NEEDED = /\.(?:css|js|woff2|svg)$/;
/** Letters of other languages, and what makes a calendar file of one event. */
const SELDOM_NEEDED = /^(?:[a-z]+-rare|ics-file)-/;
/** In bytes: as large as a group’s window may be. Landscapes are larger. */
const HEAVY_DRAWING = 8000;

/**
 * What the service worker keeps of the built `site`: the pages at these paths, the one for whatever is not kept,
 * and the files that they need to be read.
 */
export async function keptFiles(site: string, paths: string[]): Promise<KeptFile[]> {
  const pages = [...paths.map((url) => ({ url, file: `${url}/index.html` })), toFile(NO_SIGNAL)];
  const found = await Promise.all(
    pages.map(async ({ url, file }) => {
      const html = await readFile(path.join(site, file), "utf8");
      const revision = createHash("sha256").update(html).digest("base64url").slice(0, 8);
      return { html, page: { url, revision } };
    }),
  );
  const assets = await assetsOf(
    path.join(site, "assets"),
    found.map(({ html }) => html),
  );
  return [
    ...found.map(({ page }) => page),
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}

const toFile = (url: string) => ({ url, file: url });

/** The names of those assets that are needed for these pages, with those that they name themselves. */
async function assetsOf(folder: string, pages: string[]): Promise<string[]> {
  const candidates: string[] = [];
  for (const name of await readdir(folder)) {
    if (await isKept(path.join(folder, name))) candidates.push(name);
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

async function isKept(file: string): Promise<boolean> {
  const name = path.basename(file);
  if (!NEEDED.test(name) || SELDOM_NEEDED.test(name)) return false;
  return !name.endsWith(".svg") || (await stat(file)).size <= HEAVY_DRAWING;
}
