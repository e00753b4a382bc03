import { spawnSync } from "node:child_process";
import type { Day } from "#time";
import { contentFolder } from "./settings.server.ts";

/** What git says of a folder; nothing where it refuses, or is not there. */
export function askGit(folder: string, ...question: string[]): string {
  const { status, stdout } = spawnSync("git", ["-C", folder, ...question], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}

/** No day has this letter, and no file's name. */
const MARK = "\t";

/** When each file was last changed, as git knows it. Empty without git, and in a copy that has only the newest of its history. */
export function lastChanges(): Map<string, Day> {
  const changes = new Map<string, Day>();
  if (!isHistoryHere()) return changes;
  let day = "";
  // The newest change is told first.
  for (const line of ask("log", `--format=${MARK}%cs`, "--name-only", "--relative").split("\n")) {
    if (line.startsWith(MARK)) day = line.slice(MARK.length);
    else if (line && !changes.has(line)) changes.set(line, day);
  }
  return changes;
}

function isHistoryHere(): boolean {
  return ask("rev-parse", "--is-shallow-repository").trim() === "false";
}

function ask(...question: string[]): string {
  return askGit(contentFolder, ...question);
}
