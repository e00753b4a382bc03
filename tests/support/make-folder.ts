import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Makes a folder with these files, and removes it when the test is over. Returns its path. */
export function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "for-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  return folder;
}

/** Runs git in a folder as if it were nine o'clock (UTC) on a day. Returns what it prints; throws if it fails. */
export function gitOn(day: string, folder: string, ...command: string[]): string {
  const date = `${day}T09:00:00Z`;
  const author = ["-c", "user.name=A", "-c", "user.email=a@b.c"];
  return execFileSync("git", ["-C", folder, ...author, ...command], {
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: "pipe",
    encoding: "utf8",
  });
}
