import { spawnSync } from "node:child_process";
import type { Day } from "#time";

/** Asks git a question about a folder. The answer is "" if git fails, or is not installed. */
export function askGit(folder: string, ...question: string[]): string {
  const { status, stdout } = spawnSync("git", ["-C", folder, ...question], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}

/** Begins each line of the log that has a day. No file's name has this character. */
const MARK = "\t";

/** Finds on which day each file of a folder was last changed. Empty if git is missing, or knows only the newest commit. */
export function findLastChanges(folder: string): Map<string, Day> {
  const changes = new Map<string, Day>();
  if (!hasHistory(folder)) return changes;
  let day = "";
  // The newest change comes first.
  const log = askGit(folder, "log", `--format=${MARK}%cs`, "--name-only", "--relative");
  for (const line of log.split("\n")) {
    if (line.startsWith(MARK)) day = line.slice(MARK.length);
    else if (line && !changes.has(line)) changes.set(line, day);
  }
  return changes;
}

/** Whether git knows the history of a folder, and not only its newest commit. */
function hasHistory(folder: string): boolean {
  return askGit(folder, "rev-parse", "--is-shallow-repository").trim() === "false";
}
