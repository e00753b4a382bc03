import { spawnSync } from "node:child_process";

/** What git says of a folder; nothing where it refuses, or is not there. */
export function askGit(folder: string, ...question: string[]): string {
  const { status, stdout } = spawnSync("git", ["-C", folder, ...question], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}
