import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openChurch } from "#app/church/open-church.server.ts";
import {
  onChangedSample,
  problemsAfter,
  problemsIn,
  replace,
} from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { drawGroupWindows } from "#tools/build/draw-windows.ts";

test("the check-up of a folder that does not exist says that its files are not there", async () => {
  expect(await problemsIn("contents")).toContain(
    "contents/church.yaml: the file: it is not there. Capitals count: expected church.yaml",
  );
});

test("a new group needs one new file and no drawing, and has its windows", async () => {
  const { problems, windows } = await onChangedSample(
    async (folder) => {
      const pw = await readFile(path.join(folder, "groups/pw.md"), "utf8");
      await writeFile(path.join(folder, "groups/junior-choir.md"), pw);
      await replace(
        folder,
        ["groups/junior-choir.md", "name: PW", "name: Junior Choir"],
        ["groups/junior-choir.md", /^window:\n(?: {2}.*\n)+/m, ""],
      );
    },
    async (folder) => ({
      problems: await problemsIn(folder),
      windows: [...drawGroupWindows(openChurch(folder, SATURDAY)).keys()],
    }),
  );
  expect(problems).toEqual([]);
  expect(windows).toEqual(expect.arrayContaining(["junior-choir.svg", "junior-choir.small.svg"]));
});

test("a group's session from the year before may stay in its file", async () => {
  const problems = await problemsAfter((folder) =>
    replace(folder, [
      "groups/lotsatots.md",
      /2026-09-03(.*\n.*)2027-06-24/,
      "2025-09-04$12026-06-25",
    ]),
  );
  expect(problems).toEqual([]);
});
