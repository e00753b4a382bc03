import { appendFileSync, readFileSync } from "node:fs";

/** The file to which Vite writes the licences of all packages in the scripts that it builds. */
export const LICENCES = "licences.txt";

/** The typefaces of the pages, by the files of their licences, which also say where they come from. */
export const typefacesOfPages: Record<string, string> = {
  "Atkinson Hyperlegible Next": "app/styles/fonts/atkinson-LICENSE.txt",
  Fraunces: "app/styles/fonts/fraunces-LICENSE.txt",
};

/** Adds typefaces, given by their names and the files of their licences, to the list that Vite has written. */
export function addTypefaces(list: string, typefaces: Record<string, string>): void {
  for (const [name, file] of Object.entries(typefaces)) {
    appendFileSync(list, `\n## ${name} (typeface)\n\n${readFileSync(file, "utf8").trim()}\n`);
  }
}
