import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCommit } from "./commit.server.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "commit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function committed(): { folder: string; commit: string } {
  const folder = emptyFolder();
  const git = (...command: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@b.c", ...command], {
      encoding: "utf8",
    });
  git("init", "--quiet");
  writeFileSync(path.join(folder, "home.md"), "Welcome");
  git("add", ".");
  git("commit", "--quiet", "--message=Welcome");
  return { folder, commit: git("rev-parse", "HEAD").slice(0, 10) };
}

test("the commit is the one that is checked out, whatever a host says", () => {
  const { folder, commit } = committed();
  expect(readCommit(folder, { GITHUB_SHA: "f".repeat(40) })).toEqual({
    commit,
    hasOtherChanges: false,
  });
});

test("a change that nobody has committed is noticed", () => {
  const { folder, commit } = committed();
  writeFileSync(path.join(folder, "home.md"), "You are welcome");
  expect(readCommit(folder, {})).toEqual({ commit, hasOtherChanges: true });
});

test("where there is no history the host's word is taken, and without one nothing is made up", () => {
  const folder = emptyFolder();
  for (const name of ["GITHUB_SHA", "WORKERS_CI_COMMIT_SHA", "CF_PAGES_COMMIT_SHA", "COMMIT_REF"]) {
    expect(readCommit(folder, { [name]: "f".repeat(40) }).commit, name).toBe("ffffffffff");
  }
  expect(readCommit(folder, {})).toEqual({ commit: null, hasOtherChanges: false });
});
