import { expect, test } from "vitest";
import { promisesToMake } from "./promises.ts";

test.each([
  [
    undefined,
    "must sample/church.yaml: Nobody says that what the pages promise is so: leaders of children",
  ],
  ["2026-11-02", undefined],
  [
    "2025-09-01",
    "should sample/church.yaml: Elaine Burrows made sure on 2025-09-01: leaders of children",
  ],
  ["2027-09-01", "must sample/church.yaml: promises: 2027-09-01 is yet to come"],
])("promises that somebody made sure of on %s are told as %s", (on, told) => {
  const promises = on ? { by: "Elaine Burrows", on } : undefined;
  const [finding] = promisesToMake(promises, "2026-11-23").map(
    ({ weight, where, what }) => `${weight} ${where}: ${what}`,
  );
  expect(finding?.slice(0, told?.length)).toBe(told);
});
