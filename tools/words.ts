import { spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { contentFolder, contentName } from "#app/content-loader/content-folder.server.ts";
import { wordFiles } from "#app/content-loader/passages.server.ts";
import { filesIn, namesIn } from "#app/content-loader/read-content.server.ts";
import { findProblems, problemReport } from "./find-problems.ts";

/**
 * Checks the words alone, without building anything, and says how they are: `npm run words`. With
 * `--watch` it does so again whenever one of their files is saved.
 */

if (process.argv.includes("--watch")) watchWords();
else {
  const problems = findProblems();
  console.log(problems.length > 0 ? problemReport(problems) : wellDone());
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function wellDone(): string {
  const [files, groups] = [wordFiles().length, namesIn("groups").length];
  const photos = filesIn("photos").length;
  return `All is well. ${files} files in ${contentName}/ were read, ${groups} of them groups, and ${photos} photos looked at.`;
}

function watchWords(): void {
  let soon: NodeJS.Timeout | undefined;
  // An editor may save several files at once.
  watch(contentFolder, { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(checkAnew, 200);
  });
  checkAnew();
}

/** In a process of its own: nothing is left in memory of the words as they were. */
function checkAnew(): void {
  console.log(`\n${new Date().toLocaleTimeString("en-GB")}`);
  spawnSync(process.execPath, [import.meta.filename], { stdio: "inherit" });
  console.log("Save a file and it is checked again. To stop, press Ctrl and C.");
}
