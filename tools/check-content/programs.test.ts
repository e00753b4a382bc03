import { execFile, spawn } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { type Change, replace, whereContentIs } from "./changed-sample.ts";

const withoutHeading: Change = ["home.md", /^heading: .*\n/m, ""];

/** A project's folder with small churches in it, of which nothing is left after the test. */
async function projectWith(...contents: string[]): Promise<string> {
  const project = folderWith({});
  await symlink(path.resolve("emblems"), path.join(project, "emblems"));
  for (const content of contents) {
    await cp("tests/bare-church", path.join(project, content), { recursive: true });
  }
  return project;
}

/** How the check that comes before every build ends in a project, and what it prints of good and of bad. */
function checkContent(cwd: string, CONTENT: string) {
  const env = { ...process.env, CONTENT };
  return new Promise<{ status: unknown; printed: string; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.resolve("tools/check-content.ts")],
      { cwd, env },
      (problem, printed, said) => resolve({ status: problem?.code ?? 0, printed, said }),
    );
  });
}

test("words that have to be mended stop the build; a church's own in content/ go before the sample's", async () => {
  const project = await projectWith("content", "sample");
  await replace(path.join(project, "content"), withoutHeading);
  const { status, printed, said } = await checkContent(project, "");
  expect(said).toMatch(
    /^One thing has to be mended .*\n\n {2}content\/home\.md, line 1: heading: is missing/,
  );
  expect(said).toContain("Nothing was changed.");
  expect(said, "no lines of a program").not.toMatch(/^\s+at /m);
  expect({ status, printed }).toEqual({ status: 1, printed: "" });
});

test("the check says nothing where all is well; the words that CONTENT names go before all others", async () => {
  const project = await projectWith("trial", "content");
  await replace(path.join(project, "content"), withoutHeading);
  expect(await checkContent(project, "trial")).toEqual({ status: 0, printed: "", said: "" });
});

test("npm run words says that all is well, or how many things are not", async () => {
  const content = path.join(await projectWith("content"), "content");
  const printed = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => {
    printed.mockRestore();
    process.exitCode = undefined;
  });
  const words = () => whereContentIs(content, () => import("#tools/words.ts"));

  await words();
  expect(printed).toHaveBeenLastCalledWith(
    expect.stringMatching(/^All is well\. 8 files in .*content\/ were read, 0 of them groups/),
  );
  expect(process.exitCode).toBe(0);

  await replace(content, withoutHeading, ["giving.md", /^heading: .*\n/m, ""]);
  await words();
  expect(printed).toHaveBeenLastCalledWith(
    expect.stringMatching(
      /^2 things have to be mended[\s\S]*giving\.md, line 1: heading: is missing/,
    ),
  );
  expect(process.exitCode).toBe(1);
});

test("npm run words with --watch checks again when a file is saved", async () => {
  const content = path.join(await projectWith("content"), "content");
  const program = spawn(process.execPath, ["tools/words.ts", "--watch"], {
    env: { ...process.env, CONTENT: content },
  });
  onTestFinished(() => void program.kill());
  let printed = "";
  program.stdout.on("data", (more) => {
    printed += more;
  });
  const until = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => printed.includes(words) && resolve();
      program.stdout.on("data", look);
    });

  await until("Save a file");
  expect(printed).toContain("All is well");
  printed = "";
  await replace(content, withoutHeading);
  await until("home.md, line 1: heading: is missing");
});
