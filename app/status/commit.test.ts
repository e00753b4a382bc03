import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith, gitOn } from "#tests/support/folder-with.ts";
import { readCommit } from "./commit.server.ts";

function committed(): { folder: string; commit: string } {
  const folder = folderWith({ "home.md": "Welcome" });
  const git = (...command: string[]) => gitOn("2026-11-22", folder, ...command);
  git("init");
  git("add", ".");
  git("commit", "--message=Welcome");
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
  const folder = folderWith({});
  for (const name of ["GITHUB_SHA", "WORKERS_CI_COMMIT_SHA", "CF_PAGES_COMMIT_SHA", "COMMIT_REF"]) {
    expect(readCommit(folder, { [name]: "f".repeat(40) }).commit, name).toBe("ffffffffff");
  }
  expect(readCommit(folder, {})).toEqual({ commit: null, hasOtherChanges: false });
});
