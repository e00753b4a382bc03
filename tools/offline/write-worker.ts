import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "vite";
import { keptPaths } from "#app/offline/kept-pages.server.ts";
import { oldestBrowsers } from "#tools/oldest-browsers.ts";
import { type KeptFile, keptFiles } from "./kept-files.ts";

const sources = {
  "keeps copies": "app/offline/service-worker.ts",
  leaves: "app/offline/leave.ts",
};

const KEPT_FILES = "virtual:kept-files";
const NOTE = /<template id="kept-note">(.*?)<\/template>/s;

/**
 * Writes /service-worker.js into the built `site`: the worker that keeps its pages for when there is no signal, or
 * the one that takes such a worker and its copies away from visitors' devices.
 */
export async function writeWorker(site: string, work: keyof typeof sources): Promise<void> {
  const files = await keptFiles(site, keptPaths());
  const [, note] = NOTE.exec(await readFile(path.join(site, "offline.html"), "utf8")) ?? [];
  if (!note)
    throw new Error("offline.html has no <template id=kept-note>, which copies are marked with.");
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [keptFilesModule(files, note)],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
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

function keptFilesModule(files: KeptFile[], note: string): Plugin {
  return {
    name: "kept-files",
    resolveId: (id) => (id === KEPT_FILES ? id : undefined),
    load: (id) =>
      id === KEPT_FILES
        ? `export const files = ${JSON.stringify(files)};\nexport const note = ${JSON.stringify(note)};`
        : undefined,
  };
}
