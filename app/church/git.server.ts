import { spawnSync } from "node:child_process";
import type { Day } from "#time";

/** Asks git about a folder. The answer is "" if git fails, or is not installed. */
export function askGit(folder: string, ...question: string[]): string {
  const { status, stdout } = spawnSync("git", ["-C", folder, ...question], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}

/** A character that is in no day, and in no file's name. */
const MARK = "\t";

/** When each file of a folder was last changed, as git knows it. Empty without git, and in a copy that has only the newest of its history. */
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

/** Whether git knows the history of a folder, and not only the newest of it. */
function hasHistory(folder: string): boolean {
  return askGit(folder, "rev-parse", "--is-shallow-repository").trim() === "false";
}
