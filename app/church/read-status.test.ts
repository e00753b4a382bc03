import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { makeFolder } from "#tests/support/make-folder.ts";
import { readCommit } from "./read-status.server.ts";

const COMMIT_OF_HOST = "f".repeat(40);

/** Runs git in a folder, as somebody whom it need not know. Returns what it prints. */
function runGit(folder: string, ...command: string[]): string {
  const author = ["-c", "user.name=A", "-c", "user.email=a@b.c"];
  const options = { stdio: "pipe", encoding: "utf8" } as const;
  return execFileSync("git", ["-C", folder, ...author, ...command], options);
}

test("the commit is the one that is checked out, whatever a host says", () => {
  const folder = makeFolder({ "home.md": "Welcome" });
  runGit(folder, "init");
  runGit(folder, "add", ".");
  runGit(folder, "commit", "--message=Welcome");
  const commit = runGit(folder, "rev-parse", "HEAD");
  expect(readCommit(folder, { CF_PAGES_COMMIT_SHA: COMMIT_OF_HOST })).toBe(commit.slice(0, 10));
});

test("without git's history the commit is the one that the host names", () => {
  expect(readCommit(makeFolder({}), { CF_PAGES_COMMIT_SHA: COMMIT_OF_HOST })).toBe("ffffffffff");
});

test("no commit is made up if neither git nor a host knows it", () => {
  expect(readCommit(makeFolder({}), {})).toBeNull();
});
