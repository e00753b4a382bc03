import { expect, test } from "vitest";
import { folderWith, gitOn } from "#tests/support/folder-with.ts";
import { readCommit } from "./read-status.server.ts";

const COMMIT_OF_HOST = "f".repeat(40);

test("the commit is the one that is checked out, whatever a host says", () => {
  const folder = folderWith({ "home.md": "Welcome" });
  gitOn("2026-11-22", folder, "init");
  gitOn("2026-11-22", folder, "add", ".");
  gitOn("2026-11-22", folder, "commit", "--message=Welcome");
  const commit = gitOn("2026-11-22", folder, "rev-parse", "HEAD");
  expect(readCommit(folder, { GITHUB_SHA: COMMIT_OF_HOST })).toBe(commit.slice(0, 10));
});

test.each(["GITHUB_SHA", "WORKERS_CI_COMMIT_SHA", "CF_PAGES_COMMIT_SHA", "COMMIT_REF"])(
  "a host that builds without git's history names the commit in %s",
  (name) => {
    expect(readCommit(folderWith({}), { [name]: COMMIT_OF_HOST })).toBe("ffffffffff");
  },
);

test("no commit is made up if neither git nor a host knows it", () => {
  expect(readCommit(folderWith({}), {})).toBeNull();
});
