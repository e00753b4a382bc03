import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Day } from "#app/time/wall-time.ts";
import { contentFolder } from "./content-folder.server.ts";
import { oncePerBuild } from "./read-content.server.ts";

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

/** When any of the content was last changed, by git, as a checkout makes all files new; or else when one was last saved. */
export const contentChangedAt = oncePerBuild(() => lastCommitted() ?? lastSaved());

/** When the folder was last committed as it is. A merge of two that both changed it counts. */
function lastCommitted(): Date | undefined {
  if (!isHistoryHere() || ask("status", "--porcelain", "--untracked-files", ".")) return undefined;
  const seconds = ask("log", "-1", "--format=%ct", ".").trim();
  return seconds ? new Date(Number(seconds) * 1000) : undefined;
}

function lastSaved(): Date {
  const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" });
  const times = files.map((file) => statSync(path.join(contentFolder, file)).mtimeMs);
  return new Date(Math.max(statSync(contentFolder).mtimeMs, ...times));
}

function isHistoryHere(): boolean {
  return ask("rev-parse", "--is-shallow-repository").trim() === "false";
}

function ask(...question: string[]): string {
  return askGit(contentFolder, ...question);
}
