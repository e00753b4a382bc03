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

/**
 * On which day each file of the content folder ("pages/hall-hire.md") was last changed, as git knows it. Empty where
 * their history is not here: without git, or in a copy that has only the newest of it, as some hosts make.
 */
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

/**
 * When anything in the content folder was last changed, as git knows it: a checkout makes all files new. Where their
 * history is not here, or somebody has changed them since, it is when one was last saved, put there or taken away.
 */
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
