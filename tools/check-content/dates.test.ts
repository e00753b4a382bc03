import { expect, test } from "vitest";
import { problemsAfter, replace } from "./changed-sample.ts";

/** A year to be put at the end of year.yaml. */
function year(from: string, to: string, ...terms: string[]): string {
  return `  - from: ${from}\n    to: ${to}\n    terms: [${terms.join()}]\n`;
}

test.each([
  { what: "may be put in", first: "2027-09-09", told: [] },
  {
    what: "is told where it is not on the group's night",
    first: "2027-09-10",
    told: [
      expect.stringContaining(
        "2027-09-10 is a Friday, and no day of Thursday evenings. The nearest: 2027-09-09",
      ),
    ],
  },
])("a group's night of a year whose terms are not out yet $what", async ({ first, told }) => {
  const problems = await problemsAfter((folder) =>
    replace(
      folder,
      ["year.yaml", /$/, year("2027-09-01", "2028-08-31")],
      [
        "groups/boys-brigade.md",
        /(session:\n.*\n.*\n)/,
        `$1    - from: ${first}\n      to: 2028-04-27\n`,
      ],
    ),
  );
  expect(problems).toEqual(told);
});

test("what is no day or no time is told once, and is not compared with anything", async () => {
  const told = await problemsAfter((folder) =>
    replace(
      folder,
      ["notices.yaml", "day: 2026-12-24", "day: 2026/12/24"],
      ["groups/snatch.md", 'from: "19:00"', "from: 7.30pm"],
      ["groups/girls-brigade.md", 'from: "19:30"', 'from: "7:30"'],
    ),
  );
  expect(told).toHaveLength(3);
});
