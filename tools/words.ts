import { spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { addToSummary, errorLine, isOnGitHub } from "#tools/github/tell-github.ts";

/**
 * Checks the words alone, without building anything, and says how they are: `npm run words`. With
 * `--watch` it does so again whenever one of their files is saved.
 */

if (process.argv.includes("--watch")) watchWords();
else await checkWords();

async function checkWords(): Promise<void> {
  // Who watches does not need it: the check itself runs in another process.
  const { findDoubts, findInDates, findProblems, problemReport, wellDone } = await import(
    "./find-problems.ts"
  );
  const today = dayOf(churchTimeAt(new Date()));
  const problems = findProblems(today);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (problems.length > 0) {
    console.log(problemReport(problems));
    addToSummary("What has to be mended in the words", problemReport(problems));
    if (isOnGitHub()) for (const problem of problems) console.log(asError(problem));
    return;
  }
  console.log(wellDone());
  const { readPhotoRegister } = await import("#app/content-loader/photo-register.server.ts");
  const { consentsEnding } = await import("./launch/photos-shown.ts");
  const ending = consentsEnding(readPhotoRegister(), today).map(
    ({ where, words }) => `${where}: ${words}`,
  );
  const looks = [...findDoubts(), ...findInDates(today).map(({ words }) => words), ...ending];
  if (looks.length > 0) console.log(["\nWorth a look:", ...looks].join("\n\n  "));
}

/** A problem as GitHub shows it, at its line where it has one: "content/home.md, line 3: lead: is missing". */
function asError(problem: string): string {
  const [, file, line, message] = /^([^,]+), line (\d+): (.*)$/s.exec(problem) ?? [];
  return file && line && message
    ? errorLine(message, { file, line: Number(line) })
    : errorLine(problem);
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
