import { expect, test } from "vitest";
import type { Change } from "#dates";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { findDateMistakes } from "./date-mistakes.server.ts";
import { openChurch, readChurch } from "./open-church.server.ts";

test("a church is not opened if a change is on a day without a meeting, and all its mistakes are named together", async () => {
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

const sample = readChurch("sample", SATURDAY).dates ?? expect.fail();
const change: Change = { day: "2026-12-24", for: ["boys-brigade"], what: "off", why: "Christmas" };

/** Lists the mistakes in the dates of the sample with this change. */
function listMistakes(change: Change): { advice: string; isCertain: boolean }[] {
  const mistakes = findDateMistakes({ ...sample, changes: [change] });
  return mistakes.map(({ problem, isCertain }) => ({ advice: problem.advice, isCertain }));
}

test("a change in the holidays is certainly a mistake", () => {
  expect(listMistakes(change)).toEqual([
    {
      isCertain: true,
      advice:
        "boys-brigade has no date on Thursday 24 December that could be off. Put the day that is meant, or take the line away",
    },
  ]);
});

test("a change after a group's last date may be a mistake", () => {
  expect(listMistakes({ ...change, day: "2029-09-06" })).toEqual([
    {
      isCertain: false,
      advice:
        "boys-brigade has no date on Thursday 6 September that could be off: no dates are set after 26 April 2029. Put the day that is meant, or take the line away",
    },
  ]);
});

test("a change of everything on a day on which nothing is on may be a mistake", () => {
  expect(listMistakes({ ...change, day: "2026-12-22", for: ["everything"] })).toEqual([
    {
      isCertain: false,
      advice:
        "everything has no date on Tuesday 22 December that could be off. Put the day that is meant, or take the line away",
    },
  ]);
});
