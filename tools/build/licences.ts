import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { importsOfEntry } from "./chunks.ts";

/** Somebody's work, where it comes from, and the whole text of its licence. */
type Licensed = { name: string; home: string; licence: string };

/** The typefaces of the pages, whose licences lie with them and say where they come from. */
const TYPEFACES = {
  "Atkinson Hyperlegible Next": "app/styles/fonts/atkinson-LICENSE.txt",
  Fraunces: "app/styles/fonts/fraunces-LICENSE.txt",
};

const FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** Below it Vite's licence has those of its own libraries, of which nothing goes to visitors. */
const NOT_PUBLISHED = /\n# Licenses of bundled dependencies[\s\S]*/;

/** Writes `licences.txt`: of what browsers run, and of the icons, which are drawn in the HTML. */
export function licencesOfOthers(): Plugin {
  return {
    name: "licences-of-others",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : [],
      );
      const inBrowser = importsOfEntry(this);
      const shipped = ids
        .filter((id) => inBrowser.has(id) || id.includes("/lucide-react/"))
        // The few lines that load one script from another.
        .map((id) => id.replace(/^\0(?=(?:vite|rolldown)\/)/, "node_modules/"));
      // The service worker is made of them, after the pages.
      const ofWorker = globSync("node_modules/{workbox-*,idb}/package.json");
      const source = licencesOf([...shipped, ...ofWorker]);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/**
 * The text of `licences.txt`, for the packages that have a part in these modules, and the typefaces, by their names
 * and the files of their licences. Throws where a package has no licence.
 */
export function licencesOf(
  moduleIds: string[],
  typefaces: Record<string, string> = TYPEFACES,
): string {
  const folders = new Set(moduleIds.flatMap((id) => FOLDER.exec(id)?.[0] ?? []));
  const designs = Object.entries(typefaces).map(([name, file]) => ({
    name: `${name} (typeface)`,
    home: "",
    licence: readFileSync(file, "utf8").trim(),
  }));
  return licencesText([...[...folders].sort().map(workIn), ...designs]);
}

function workIn(folder: string): Licensed {
  const { name, version, repository } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const [file] = globSync("{LICENSE,LICENCE,license,licence}{,.md,.txt}", { cwd: folder });
  if (!file) throw new Error(`${name} goes to visitors, and ${folder} has no licence`);
  const licence = readFileSync(path.join(folder, file), "utf8").replace(NOT_PUBLISHED, "").trim();
  return { name: `${name} ${version}`, home: homeOf(repository), licence };
}

/** Where the source is, which some licences ask to be told: "owner/name" is at GitHub. */
function homeOf(repository: string | { url: string }): string {
  const url = typeof repository === "string" ? repository : repository.url;
  const plain = url.replace(/^git\+|\.git$/g, "").replace(/^git:/, "https:");
  return /^[\w.-]+\/[\w.-]+$/.test(plain) ? `https://github.com/${plain}` : plain;
}

/** Works under the same licence, word by word, have it once, below all of them. */
function licencesText(works: Licensed[]): string {
  const byLicence = new Map<string, string[]>();
  for (const { name, home, licence } of works) {
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}  ${home}`.trim()]);
  }
  const line = `\n\n${"=".repeat(72)}\n\n`;
  const parts = [...byLicence].map(([licence, names]) => `${names.join("\n")}\n\n${licence}`);
  return `${["Parts of this website are the work of others, under these licences.", ...parts].join(line)}\n`;
}
