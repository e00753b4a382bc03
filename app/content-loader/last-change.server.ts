import type { Day } from "#app/time/wall-time.ts";
import { contentFolder } from "./content-folder.server.ts";
import { askGit } from "./git.server.ts";

/** No day has this letter, and no file's name. */
const MARK = "\t";

/**
 * On which day each file of the content folder ("pages/hall-hire.md") was last changed, as git knows it. Empty where
 * their history is not here: without git, or in a copy that has only the newest of it, as some hosts make.
 */
export function lastChanges(): Map<string, Day> {
  const changes = new Map<string, Day>();
  if (ask("rev-parse", "--is-shallow-repository").trim() !== "false") return changes;
  let day = "";
  // The newest change is told first.
  for (const line of ask("log", `--format=${MARK}%cs`, "--name-only", "--relative").split("\n")) {
    if (line.startsWith(MARK)) day = line.slice(MARK.length);
    else if (line && !changes.has(line)) changes.set(line, day);
  }
  return changes;
}

function ask(...question: string[]): string {
  return askGit(contentFolder, ...question);
}
