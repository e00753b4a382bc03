import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The typefaces of the pages, by the files of their licences, which also say where they come from. */
const TYPEFACES: Record<string, string> = {
  "Atkinson Hyperlegible Next": "app/styles/fonts/atkinson-LICENSE.txt",
  Fraunces: "app/styles/fonts/fraunces-LICENSE.txt",
};

const ENTRY = path.resolve("app/entry.client.ts");

/** The folder of a package in the path of one of its files: "…/node_modules/@scope/name". */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The end of Vite's licence file, with the licences of libraries that are not published with the website. */
const NOT_PUBLISHED = /\n# Licenses of bundled dependencies[\s\S]*/;

/** A Vite plugin that writes `licences.txt`, for all packages that browsers run and for the icons in the HTML. */
export function licencesOfOthers(): Plugin {
  return {
    name: "licences-of-others",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const icons = chunks.flatMap(({ moduleIds }) => moduleIds.filter(isIcon));
      const scripts = findScriptsOfEntry(chunks).flatMap(({ moduleIds }) => moduleIds);
      // The lines with which one script loads another are by Vite and Rolldown, under ids such as "\0vite/preload".
      const published = [...scripts, ...icons].map((id) =>
        id.replace(/^\0(?=(?:vite|rolldown)\/)/, "node_modules/"),
      );
      const source = writeLicences(published);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function isIcon(id: string): boolean {
  return id.includes("/lucide-react/");
}

/** Finds the script of every page and all that it imports. The other scripts of React Router are not published. */
function findScriptsOfEntry(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const entry = chunks.filter(({ facadeModuleId }) => facadeModuleId === ENTRY);
  const scripts = new Set(entry);
  // A loop over a Set also visits what is added in the loop.
  for (const { imports, dynamicImports } of scripts) {
    const imported = [...imports, ...dynamicImports];
    for (const chunk of chunks) {
      if (imported.includes(chunk.fileName)) scripts.add(chunk);
    }
  }
  return [...scripts];
}

/** Something that others have made, and on which terms. */
type Work = {
  /** Its name, version and source: "react 19.2.0  https://github.com/facebook/react". */
  work: string;
  /** The text of its licence. */
  licence: string;
};

/**
 * Writes the text of `licences.txt`. It lists the packages of these modules, and the typefaces, which are given by their names
 * and the files of their licences. Throws if a package has no licence.
 */
export function writeLicences(moduleIds: string[], typefaces = TYPEFACES): string {
  const folders = new Set(moduleIds.flatMap((id) => PACKAGE_FOLDER.exec(id)?.[0] ?? []));
  const works: Work[] = [...folders].sort().map(readPackage);
  for (const [name, file] of Object.entries(typefaces)) {
    works.push({ work: `${name} (typeface)`, licence: readFileSync(file, "utf8").trim() });
  }
  // Works under the same licence, word for word, stand above it together.
  const worksByLicence = Map.groupBy(works, ({ licence }) => licence);
  const parts = [...worksByLicence].map(([licence, group]) => {
    const names = group.map(({ work }) => work).join("\n");
    return `${names}\n\n${licence}`;
  });
  const lead = "Parts of this website are the work of others, under these licences.";
  const line = "=".repeat(72);
  return `${[lead, ...parts].join(`\n\n${line}\n\n`)}\n`;
}

/** Reads a package. Some licences ask that the address of the source is given; "owner/name" means one at GitHub. */
function readPackage(folder: string): Work {
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
