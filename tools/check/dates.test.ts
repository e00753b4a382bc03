import { expect, test } from "vitest";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { writeFindings } from "#tests/support/write-findings.ts";
import { checkDates } from "./dates.ts";

/** What the check-up prints about the coming dates of a group or a service. */
function printDates(name: string): string {
  return checkDates(sampleChurch, name).text;
}

test("a group's coming dates are listed month by month, with what is off, breaks and what nobody knows yet", () => {
  const text = printDates("boys-brigade");
  expect(text).toContain("Dates from 21 November 2026 to 31 August 2029");
  expect(text).toContain("Boys’ Brigade (boys-brigade): Thursday evenings, 6:15–9:30pm");
  expect(text).toContain("  December 2026   3, 10, not 17 (singing at the town’s carols)");
  expect(text).toContain("The dates of the new session are not set yet.");
});

test("without a name every group is listed, and a special service with its weekday and its hours", () => {
  expect(printDates("")).toContain("Lotsatots (lotsatots)");
  expect(printDates("")).toContain(
    "20, Thursday 24 (Watchnight, 11:15pm–12:15am), Friday 25 (Christmas Day, 10:30–11:15am), 27",
  );
});

test("an unknown group is answered with the names there are", () => {
  const { findings } = checkDates(sampleChurch, "choir");
  expect(findings).toMatchObject([
    { weight: "must", what: "There is no group or service “choir”." },
  ]);
  expect(findings[0]?.mend).toContain("boys-brigade (Boys’ Brigade)");
});

test("the check-up finds a group whose last session is over, while the year goes on", () => {
  const groupDates = sampleChurch.groupDates.filter(({ id }) => id === "dorcas");
  const findOn = (today: string) => checkDates({ ...sampleChurch, groupDates, today }, "").findings;
  expect(findOn("2029-05-29")).toEqual([]);
  expect(writeFindings(findOn("2029-05-30"))).toEqual([
    "should sample/groups/dorcas.md, line 23: meets › session › 3 › to: the last session ended on 29 May 2029, and the group has no dates after it. Put the next one below it, such as - from: 2027-09-09 and, below that, to: 2028-04-27",
  ]);
});

test("the check-up asks for the next year eight weeks before the last day whose dates are known", () => {
  const findOn = (today: string) => {
    return checkDates({ ...sampleChurch, groupDates: [], today }, "").findings;
  };
  expect(findOn("2029-07-06")).toEqual([]);
  expect(writeFindings(findOn("2029-07-07"))).toEqual([
    "should sample/year.yaml: the last day of which dates are known is 31 August 2029.",
  ]);
});

test("the check-up finds a year without school terms, and names the groups that have no dates in it", () => {
  const next = { from: "2029-09-01", to: "2030-08-31" };
  const known = sampleChurch.year;
  const year = { ...known, to: next.to, years: [...known.years, next] };
  const [finding, ...others] = writeFindings(checkDates({ ...sampleChurch, year }, "").findings);
  expect(finding).toMatch(
    /^should .*year\.yaml: the year from 1 September 2029 to 31 August 2030 has no school terms.*Lotsatots/,
  );
  expect(others).toEqual([]);
});
