import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { added, onChangedSample, problemsIn, replace } from "#tests/support/changed-sample.ts";

test.each(["sample", "starter"])("%s is fit to build from", async (church) => {
  expect(await problemsIn(church)).toEqual([]);
});

test("a folder that is not there is named", async () => {
  expect(await problemsIn("contents")).toContain("contents/church.yaml: the file: it is not there");
});

test("a new group is one new file without a drawing, and has its windows; a group's last year and a change from before this one may stay", async () => {
  const { told, windows } = await onChangedSample(
    async (folder) => {
      const pw = await readFile(path.join(folder, "groups/pw.md"), "utf8");
      await writeFile(path.join(folder, "groups/junior-choir.md"), pw);
      await replace(
        folder,
        ["groups/junior-choir.md", "name: PW", "name: Junior Choir"],
        ["groups/junior-choir.md", /^window:\n(?: {2}.*\n)+/m, ""],
        ["groups/dorcas.md", /2026-09-29(.*\n.*)2027-05-25/, "2025-09-30$12026-05-26"],
        added("day: 2025-12-19, for: boys-brigade, what: off, why: carols"),
      );
    },
    async () => {
      const { checkWords } = await import("./words.ts");
      const { drawGroupWindows } = await import("#tools/build/draw-windows.ts");
      const musts = checkWords("2026-11-21").filter(({ weight }) => weight === "must");
      return { told: musts, windows: [...drawGroupWindows().keys()] };
    },
  );
  expect(told).toEqual([]);
  expect(windows).toEqual(expect.arrayContaining(["junior-choir.svg", "junior-choir.small.svg"]));
});
