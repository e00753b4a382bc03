import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What the service worker is made of, as tools/build/service-worker.ts asks for it. */
const PACKAGES_OF_WORKER = [
  "workbox-core",
  "workbox-routing",
  "workbox-strategies",
  "workbox-precaching",
  "workbox-expiration",
  "workbox-cacheable-response",
  "idb",
];

/** The typefaces of the pages, whose licences lie with them and say where they come from. */
const TYPEFACES: Record<string, string> = {
  "Atkinson Hyperlegible Next": "app/styles/fonts/atkinson-LICENSE.txt",
  Fraunces: "app/styles/fonts/fraunces-LICENSE.txt",
};

const ENTRY = path.resolve("app/entry.client.ts");

const FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** Below it Vite's licence has those of its own libraries, of which nothing goes to visitors. */
const NOT_PUBLISHED = /\n# Licenses of bundled dependencies[\s\S]*/;

/** Writes `licences.txt`: of what browsers run, and of the icons, which are drawn in the HTML. */
export function licencesOfOthers(): Plugin {
  return {
    name: "licences-of-others",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const icons = chunks.flatMap(({ moduleIds }) => moduleIds.filter(isIcon));
      const shipped = [...scriptsOfEntry(chunks).flatMap(({ moduleIds }) => moduleIds), ...icons]
        // The few lines that load one script from another.
        .map((id) => id.replace(/^\0(?=(?:vite|rolldown)\/)/, "node_modules/"));
      // The service worker is made of them, after the pages.
      const ofWorker = PACKAGES_OF_WORKER.map((name) => `node_modules/${name}/package.json`);
      const source = licencesOf([...shipped, ...ofWorker]);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

const isIcon = (id: string) => id.includes("/lucide-react/");

/** The entry of every page with whatever it imports, at once or later: of the other chunks React Router makes the HTML. */
function scriptsOfEntry(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const entry = chunks.filter(({ facadeModuleId }) => facadeModuleId === ENTRY);
  const found = new Set(entry);
  // What is added is gone through as well.
  for (const { imports, dynamicImports } of found) {
    for (const chunk of chunks) {
      if ([...imports, ...dynamicImports].includes(chunk.fileName)) found.add(chunk);
    }
  }
  return [...found];
}

/**
 * The text of `licences.txt`, for the packages that have a part in these modules, and the typefaces, by their names
 * and the files of their licences. Throws where a package has no licence.
 */
export function licencesOf(moduleIds: string[], typefaces = TYPEFACES): string {
  const folders = new Set(moduleIds.flatMap((id) => FOLDER.exec(id)?.[0] ?? []));
  const works = [
    ...[...folders].sort().map(packageIn),
    ...Object.entries(typefaces).map(([name, file]) => ({
      work: `${name} (typeface)`,
      licence: readFileSync(file, "utf8").trim(),
    })),
  ];
  // Works under the same licence, word by word, have it once, below all of them.
  const parts = [...Map.groupBy(works, ({ licence }) => licence)].map(
    ([licence, same]) => `${same.map(({ work }) => work).join("\n")}\n\n${licence}`,
  );
  const lead = "Parts of this website are the work of others, under these licences.";
  return `${[lead, ...parts].join(`\n\n${"=".repeat(72)}\n\n`)}\n`;
}

/** A package with where its source is, which some licences ask to be told: "owner/name" is at GitHub. */
function packageIn(folder: string): { work: string; licence: string } {
  const { name, version, repository } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const [file] = globSync("{LICENSE,LICENCE,license,licence}{,.md,.txt}", { cwd: folder });
  if (!file) throw new Error(`${name} goes to visitors, and ${folder} has no licence`);
  const home = String(repository.url ?? repository)
    .replace(/^git\+|\.git$/g, "")
    .replace(/^git:/, "https:")
    .replace(/^(?=[\w.-]+\/[\w.-]+$)/, "https://github.com/");
  const licence = readFileSync(path.join(folder, file), "utf8").replace(NOT_PUBLISHED, "").trim();
  return { work: `${name} ${version}  ${home}`, licence };
}
