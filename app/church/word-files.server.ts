import type { ContentFolder } from "#content";
import { idOf } from "./name-id.ts";
import { ADDRESS_NAME, refuseAddress } from "./own-pages.server.ts";

/** The files with facts only. A church need not have all of them. */
const FACT_FILES = ["church.yaml", "first-visit.yaml", "people.yaml", "notices.yaml", "year.yaml"];

/** Lists every file of words, by its path in the church's folder: "home.md", "groups/choir.md". */
export function listWordFiles(folder: ContentFolder): string[] {
  return ["", "groups/", "pages/"].flatMap((subfolder) =>
    folder
      .filesIn(subfolder)
      .filter((name) => name.endsWith(".md") || FACT_FILES.includes(name))
      .map((name) => subfolder + name)
      .sort(),
  );
}

/** Refuses files with facts that the site does not read, and groups whose file names cannot be addresses. */
export function checkFileNames(folder: ContentFolder): void {
  for (const name of folder.filesIn("")) {
    // Windows may hide the ending of "notices.yaml.txt".
    if (FACT_FILES.includes(name) || !/\.ya?ml(?:\.txt)?$/i.test(name)) continue;
    const advice = `is not one that the site reads. Expected one of: ${FACT_FILES.join(", ")}`;
    folder.refuseFile(name, "its name", advice);
  }
  for (const subfolder of ["groups", "pages"]) {
    for (const name of folder.filesIn(subfolder)) {
      // Some editors add an ending of their own.
      if (!/\.(?:txt|docx?|odt|rtf|markdown)$/i.test(name)) continue;
      const meant = name.replace(/(?:\.md)?\.\w+$/i, "");
      const advice = `is not one that the site reads: it reads those that end in .md. Expected ${meant}.md, saved as plain text; Windows may hide the ending`;
      folder.refuseFile(`${subfolder}/${name}`, "its name", advice);
    }
  }
  for (const slug of folder.pagesIn("groups")) {
    if (ADDRESS_NAME.test(slug)) continue;
    refuseAddress(folder, `groups/${slug}.md`, idOf(slug) || "choir");
  }
}
