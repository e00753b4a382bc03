import { expect, test } from "vitest";
import { folderWith, gitOn } from "#tests/support/folder-with.ts";
import { readCommit } from "./read-status.server.ts";

const hosts = ["GITHUB_SHA", "WORKERS_CI_COMMIT_SHA", "CF_PAGES_COMMIT_SHA", "COMMIT_REF"];

test("the commit is the one that is checked out, whatever a host says", () => {
  const folder = folderWith({ "home.md": "Welcome" });
  const git = (...command: string[]) => gitOn("2026-11-22", folder, ...command);
  git("init");
  git("add", ".");
  git("commit", "--message=Welcome");
  const commit = git("rev-parse", "HEAD").slice(0, 10);
  expect(readCommit(folder, { GITHUB_SHA: "f".repeat(40) })).toBe(commit);
});

test("without a history the host names the commit, and without a host nothing is made up", () => {
  const folder = folderWith({});
  for (const name of hosts) {
    expect(readCommit(folder, { [name]: "f".repeat(40) }), name).toBe("ffffffffff");
  }
  expect(readCommit(folder, {})).toBeNull();
});
