import { spawnSync } from "node:child_process";
import { cp, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { type Change, replace } from "#tests/support/changed-sample.ts";
import { folderWith } from "#tests/support/folder-with.ts";

const withoutHeading: Change = ["home.md", /^heading: .*\n/m, ""];

/** A project's folder with small churches in it, which are removed after the test. */
async function projectWith(...contents: string[]): Promise<string> {
  const project = folderWith({});
  await symlink(path.resolve("emblems"), path.join(project, "emblems"));
  for (const content of contents) {
    await cp("starter", path.join(project, content), { recursive: true });
  }
  return project;
}

/** Runs a program in a project: its exit status, and what it prints as output and as errors. */
function run(cwd: string, env: Record<string, string>, program: string, ...given: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("tools/check", program), ...given],
    { cwd, env: { ...process.env, ...env }, encoding: "utf8" },
  );
  return { status, output: stdout, errors: stderr };
}

const beforeBuild = (cwd: string, CONTENT: string) => run(cwd, { CONTENT }, "before-build.ts");

test("words that have to be mended stop the build; a church's own in content/ go before the sample's", async () => {
  const project = await projectWith("content", "sample");
  await replace(path.join(project, "content"), withoutHeading);
  const { status, output, errors } = beforeBuild(project, "");
  expect(errors).toMatch(
    /must be mended:\n[\s\S]*- content\/home\.md, line 1: heading: is missing/,
  );
  expect(errors).toContain("Until then nothing can be built or published.");
  expect(errors, "no lines of a program").not.toMatch(/^\s+at /m);
  expect({ status, output }).toEqual({ status: 1, output: "" });
});

test("nothing is printed before a build if all is well; the words that CONTENT names go before all others", async () => {
  const project = await projectWith("trial", "content");
  await replace(path.join(project, "content"), withoutHeading);
  expect(beforeBuild(project, "trial")).toEqual({ status: 0, output: "", errors: "" });
});

test("the check-up of words says that all is well, or lists each mistake, to GitHub too, and checks nothing else", async () => {
  const project = await projectWith("content");
  const summary = path.join(project, "summary.md");
  const env = { CONTENT: "", GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
  const well = run(project, env, "check-up.ts", "words");
  expect(well.output).toMatch(
    /13 files in content\/ were read, 0 of them groups[\s\S]*All is well\./,
  );
  expect(well.status).toBe(0);

  const content = path.join(project, "content");
  await replace(content, withoutHeading, ["giving.md", /^heading: .*\n/m, ""]);
  for (const mode of ["words", "launch"]) {
    const { status, output } = run(project, env, "check-up.ts", mode);
    expect(output).toMatch(/- content\/giving\.md, line 1: heading: is missing/);
    expect(output).toContain("2 things must be mended.");
    expect(output).toContain("\n::error file=content/home.md,line=1::heading: is missing");
    expect(status).toBe(1);
  }
  const dates = run(project, { CONTENT: "" }, "check-up.ts", "dates");
  expect(dates.status, "dates are listed all the same").toBe(0);
  expect(await readFile(summary, "utf8")).toMatch(/All is well[\s\S]*2 things must be mended/);
});

test.each([
  [[], 0, /\d+ files in sample\/ were read, .*\n\n.*All is well/s],
  [["dates", "pw"], 0, /\nPW \(pw\): First Tuesday, 8–9:30pm, Minor Hall\n/],
  [["launch"], 1, /npm run new-church begins your own\./],
  [["year"], 1, /Expected one of: words, dates, diary, launch, live; or https:/],
])("of the sample the check-up %j ends with %i, and says what to do", (given, ends, words) => {
  const { status, output, errors } = run(".", { CONTENT: "sample" }, "check-up.ts", ...given);
  expect(output + errors).toMatch(words);
  expect(status).toBe(ends);
});
