import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openChurch } from "#app/church/open-church.server.ts";
import { addChange, onChangedSample, problemsIn, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { drawGroupWindows } from "#tools/build/draw-windows.ts";

test.each(["sample", "starter"])("%s is fit to build from", (church) => {
  expect(problemsIn(church)).toEqual([]);
});

test("a folder that is not there is named", () => {
  expect(problemsIn("contents")).toContain("contents/church.yaml: the file: it is not there");
});

test("a new group is one new file without a drawing, and has its windows; a group's last year and a change from before this one may stay", async () => {
  const { problems, windows } = await onChangedSample(
    async (folder) => {
      const pw = await readFile(path.join(folder, "groups/pw.md"), "utf8");
      await writeFile(path.join(folder, "groups/junior-choir.md"), pw);
      await replace(
        folder,
        ["groups/junior-choir.md", "name: PW", "name: Junior Choir"],
        ["groups/junior-choir.md", /^window:\n(?: {2}.*\n)+/m, ""],
        ["groups/dorcas.md", /2026-09-29(.*\n.*)2027-05-25/, "2025-09-30$12026-05-26"],
        addChange("day: 2025-12-19, for: boys-brigade, what: off, why: carols"),
      );
    },
    (folder) => ({
      problems: problemsIn(folder),
      windows: [...drawGroupWindows(openChurch(folder, SATURDAY)).keys()],
    }),
  );
  expect(problems).toEqual([]);
  expect(windows).toEqual(expect.arrayContaining(["junior-choir.svg", "junior-choir.small.svg"]));
});
