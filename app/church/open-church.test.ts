import { expect, test } from "vitest";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { openChurch } from "./open-church.server.ts";

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
