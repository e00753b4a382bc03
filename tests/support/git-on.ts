import { execFileSync } from "node:child_process";

/** Runs git in a folder at nine o'clock (UTC) on a day, and answers what it prints. Throws where it fails. */
export function gitOn(day: string, folder: string, ...command: string[]): string {
  const date = `${day}T09:00:00Z`;
  const who = ["-c", "user.name=A", "-c", "user.email=a@b.c"];
  return execFileSync("git", ["-C", folder, ...who, ...command], {
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: "pipe",
    encoding: "utf8",
  });
}
