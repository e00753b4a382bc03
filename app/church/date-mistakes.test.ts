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

test.each<[what: string, change: Change, isCertain: boolean]>([
  ["in the holidays", change, true],
  ["after a group’s last date", { ...change, day: "2029-09-06" }, false],
  [
    "of everything while nothing is on",
    { ...change, day: "2026-12-22", for: ["everything"] },
    false,
  ],
])("a change %s may be a mistake, or certainly is one", (_what, change, isCertain) => {
  const mistakes = findDateMistakes({ ...sample, changes: [change] });
  expect(mistakes.map((mistake) => mistake.isCertain)).toEqual([isCertain]);
});
