import { spawnSync } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { type Change, replace } from "#tests/support/changed-sample.ts";
import { makeFolder } from "#tests/support/make-folder.ts";

const withoutHeading: Change = ["home.md", /^heading: .*\n/m, ""];

/** Makes a project with small churches in these folders, and removes it after the test. Resolves with its path. */
async function makeProject(...churches: string[]): Promise<string> {
  const project = makeFolder({});
  await symlink(path.resolve("emblems"), path.join(project, "emblems"));
  for (const church of churches) {
    await cp("tests/bare-church", path.join(project, church), { recursive: true });
  }
  return project;
}

/** The tests may themselves run on GitHub, whose errors are another run's. */
const notOnGitHub = { GITHUB_ACTIONS: "" };

/** What a program has printed, and how it ended. */
type Run = { status: number | null; output: string; errors: string };

/** Runs a program of tools/check in the folder of a project. */
function run(project: string, env: Record<string, string>, ...command: string[]): Run {
  const [program = "", ...options] = command;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("tools/check", program), ...options],
    { cwd: project, env: { ...process.env, ...notOnGitHub, ...env }, encoding: "utf8" },
  );
  return { status, output: stdout, errors: stderr };
}

test("words that must be mended stop the build; those in content/ are read rather than the sample's", async () => {
  const project = await makeProject("content", "sample");
  await replace(path.join(project, "content"), withoutHeading);
  const { status, output, errors } = run(project, { CONTENT: "" }, "before-build.ts");
  expect(errors).toMatch(/- content\/home\.md, line 1: heading: is missing/);
  expect(errors).toContain("Until then nothing can be built or published.");
  expect(errors, "no lines of a program").not.toMatch(/^\s+at /m);
  expect({ status, output }).toEqual({ status: 1, output: "" });

  const onGitHub = { CONTENT: "", GITHUB_ACTIONS: "true" };
  const checkUp = run(project, onGitHub, "check-up.ts");
  expect(checkUp.output).toContain("\n::error file=content/home.md,line=1::heading: is missing");
  expect(checkUp.status).toBe(1);
  const dates = run(project, { CONTENT: "" }, "check-up.ts", "dates");
  expect(dates.errors, "dates follow from the words").toContain("heading: is missing");
});

test("words that are right stop no build, and the check-up of them says that all is well", async () => {
  const project = await makeProject("trial");
  const env = { CONTENT: "trial" };
  expect(run(project, env, "before-build.ts")).toEqual({ status: 0, output: "", errors: "" });
  const { status, output } = run(project, env, "check-up.ts", "words");
  expect(output).toMatch(/The files in trial\/ were read\.[\s\S]*All is well/);
  expect(status).toBe(0);
});

test("the check-up of a part that there is not says which there are", () => {
  const { status, errors } = run(".", { CONTENT: "sample" }, "check-up.ts", "year");
  expect(errors).toMatch(/Expected one of: words, dates, diary, live; or https:/);
  expect(status).toBe(1);
});
