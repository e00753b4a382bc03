import { expect, test } from "vitest";
import type { Change } from "#dates";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { findDateMistakes } from "./date-mistakes.server.ts";
import { openChurch, readChurch } from "./open-church.server.ts";

test("a church whose dates disagree is not opened, and all its mistakes are named together", async () => {
  const opening = onChangedSample(
    (folder) =>
      replace(
        folder,
        ["notices.yaml", "day: 2026-12-17", "day: 2026-12-18"],
        ["giving.md", /^heading: .*\n/m, ""],
      ),
    (folder) => openChurch(folder, SATURDAY),
  );
  await expect(opening).rejects.toThrow(
    /giving\.md.*heading: is missing[\s\S]*notices\.yaml.*2026-12-18 is a Friday, and no day of boys-brigade/,
  );
});

const sample = readChurch("sample", SATURDAY).dates;
const change: Change = { day: "2026-12-24", for: ["boys-brigade"], what: "off", why: "Christmas" };

test.each<[what: string, changes: Change[], words: string[]]>([
  [
    "a change in the holidays",
    [change],
    [
      "must be mended: boys-brigade has no date on Thursday 24 December that could be off. Put the day that is meant, or take the line away",
    ],
  ],
  [
    "a change after the group's last date",
    [{ ...change, day: "2027-09-02" }],
    [
      "may be right: boys-brigade has no date on Thursday 2 September that could be off: no dates are set after 22 April 2027. Put the day that is meant, or take the line away",
    ],
  ],
  [
    "a change of everything on a day on which nothing is on",
    [{ ...change, day: "2026-12-22", for: ["everything"] }],
    [
      "may be right: everything has no date on Tuesday 22 December that could be off. Put the day that is meant, or take the line away",
    ],
  ],
  ["a change from before the year, which may stay", [{ ...change, day: "2025-12-25" }], []],
])("%s: %j", (_what, changes, words) => {
  const mistakes = findDateMistakes({ ...sample, changes }).map(({ problem, isCertain }) => {
    return `${isCertain ? "must be mended" : "may be right"}: ${problem.advice}`;
  });
  expect(mistakes).toEqual(words);
});
