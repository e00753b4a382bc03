import { expect, test } from "vitest";
import { added, problemsAfter, replace } from "./changed-sample.ts";
import { tellSlips } from "./slips.ts";

tellSlips("first and last in a wrong order", [
  {
    slip: "a service that ends before it begins",
    change: ["church.yaml", 'to: "12:45"', 'to: "10:45"'],
    says: "content/church.yaml, line «- name: Main Service»: services › “Main Service”: ends before it starts",
  },
  {
    slip: "a year that is too long",
    change: ["year.yaml", "to: 2027-08-31", "to: 2028-08-31"],
    says: "content/year.yaml, line «to: 2028-08-31»: years › 1 › to: from 2026-09-01 to 2028-08-31 are 730 days",
  },
  {
    slip: "terms that overlap",
    change: ["year.yaml", "from: 2027-01-04", "from: 2026-12-14"],
    says: "year.yaml, line «from: 2026-12-14»: years › 1 › terms › “Spring term” › from: “Spring term” begins on 2026-12-14, and “Autumn term” lasts until 2026-12-18",
  },
  {
    slip: "a half-term outside its term",
    change: ["year.yaml", "to: 2027-02-19", "to: 2027-03-29"],
    says: "line 20: years › 1 › terms › “Spring term” › half-term: half-term from 2027-02-15 to 2027-03-29 is not within “Spring term”",
  },
  {
    slip: "a last day before the first",
    change: ["year.yaml", "to: 2027-06-30", "to: 2026-06-30"],
    says: "line «to: 2026-06-30»: years › 1 › terms › “Summer term” › to: the last day, 2026-06-30, is before the first, 2027-04-05",
  },
  {
    slip: "a change that is over before it begins",
    change: ["notices.yaml", "day: 2026-12-27,", "day: 2026-12-27, until: 2026-12-20,"],
    says: "changes › 6 › until: the last day, 2026-12-20, is before the first, 2026-12-27",
  },
  {
    slip: "one more of everything",
    change: added('day: 2026-12-04, for: everything, what: extra, from: "19:30"'),
    says: "line «- { day: 2026-12-04, for: everythi»: changes › 2 › for: is one more than usual of everything. Expected a group’s file name",
  },
  {
    slip: "a move to nowhere",
    change: ["notices.yaml", ", new-day: 2027-01-12", ""],
    says: "changes › 8: is moved, and nothing says to when or where. Expected new-day:",
  },
  {
    slip: "an extra one that ends before it begins",
    change: added('day: 2026-12-05, for: pw, what: extra, from: "19:30", to: "09:30"'),
    says: "line «- { day: 2026-12-05, for: pw, what»: changes › 1 › to: ends at 09:30, before it begins at 19:30",
  },
  {
    slip: "a notice for more than a year",
    change: ["notices.yaml", "until: 2026-12-06", "until: 2027-12-06"],
    says: "line «until: 2027-12-06»: notices › 1 › until: would stand for a year or longer",
  },
  {
    slip: "a notice that would fill the screen",
    change: ["notices.yaml", "words: Sunday", `words: ${"Bring a friend. ".repeat(20)}Sunday`],
    says: "line «Bring a friend»: notices › 1 › words: has 412 letters, and would fill a telephone’s screen on every page. Expected 240 at most",
  },
]);

/** A year to be put at the end of year.yaml. */
function year(from: string, to: string, ...terms: string[]): string {
  return `  - from: ${from}\n    to: ${to}\n    terms: [${terms.join()}]\n`;
}

tellSlips("years that do not stand one after another", [
  {
    slip: "days that are in no year",
    change: ["year.yaml", /$/, year("2027-09-06", "2028-07-31")],
    says: "content/year.yaml, line «from: 2027-09-06»: years › 2 › from: the year begins on 2027-09-06, and the one above it lasts until 2027-08-31. The days between are in neither: expected from: 2027-09-01",
  },
  {
    slip: "days that are in two years",
    change: ["year.yaml", /$/, year("2028-07-24", "2029-06-30")],
    says: "content/year.yaml, line «from: 2028-07-24»: years › 3 › from: the year begins on 2028-07-24, and the one above it lasts until 2028-07-31. Years stand in their order and do not overlap: expected from: 2028-08-01",
  },
  {
    slip: "a year whose first term begins before the last of the year above is over",
    change: [
      "year.yaml",
      /$/,
      year("2029-07-01", "2030-08-31", "{ name: Old, from: 2030-05-01, to: 2030-09-10 }") +
        year("2030-09-01", "2031-08-31", "{ name: New, from: 2030-09-05, to: 2030-12-20 }"),
    ],
    says: "years › 5 › terms › “New” › from: “New” begins on 2030-09-05, and “Old” lasts until 2030-09-10. Terms stand in their order and do not overlap",
  },
  {
    slip: "a group's one year, as it stood before there could be two",
    change: ["groups/pw.md", /- from: (.*)\n {6}to:/, "  from: $1\n      to:"],
    says: "pw.md, line «session:»: meets › session: expected a list with an entry for each year",
  },
]);

tellSlips("a church's one year, as it stood before there could be two", [
  {
    slip: "the year",
    change: ["year.yaml", /^(?:.|\n)*/, "from: 2026-09-01\nto: 2027-08-31\nterms: []\n"],
    says: "content/year.yaml, line 1: from: years stand in a list, the next one below the running one. Write years: in a line above this one",
  },
]);

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

tellSlips("dates that disagree", [
  {
    slip: "a group's next year that begins before its last ends",
    change: [
      "groups/three-o-clock-club.md",
      /(session:\n.*\n.*\n)/,
      "$1    - from: 2027-06-19\n      to: 2027-08-21\n",
    ],
    says: "three-o-clock-club.md, line «- from: 2027-06-19»: meets › session › 2 › from: begins on 2027-06-19, and the one above it lasts until 2027-06-19",
  },
  {
    slip: "a first night on a day of the week that is not the group's",
    change: ["groups/boys-brigade.md", "from: 2026-09-10", "from: 2026-09-11"],
    says: "boys-brigade.md, line «from: 2026-09-11»: meets › session › 1 › from: 2026-09-11 is a Friday, and no day of Thursday evenings. The nearest: 2026-09-10 and 2026-09-17",
  },
  {
    slip: "a last night in the holidays",
    change: ["groups/girls-brigade.md", "to: 2027-04-21", "to: 2027-03-31"],
    says: "girls-brigade.md, line «to: 2027-03-31»: meets › session › 1 › to: 2027-03-31 is a Wednesday, and no day of Wednesday evenings. The nearest: 2027-03-24 and 2027-04-07",
  },
  {
    slip: "a session beyond the year",
    change: ["groups/pw.md", "to: 2027-04-06", "to: 2027-10-05"],
    says: "pw.md, line «to: 2027-10-05»: meets › session › 1 › to: 2027-10-05 is not in the year of content/year.yaml, 2026-09-01 to 2027-08-31",
  },
  {
    slip: "a change for a group that does not exist",
    change: ["notices.yaml", "for: dorcas", "for: services"],
    says: "changes › 8 › for: there is no group services. Expected service, everything, main-service, three-o-clock-club, pw, dorcas,",
  },
  {
    slip: "a change on a day on which the group never meets",
    change: ["notices.yaml", "day: 2026-12-17", "day: 2026-12-18"],
    says: "changes › 4 › day: 2026-12-18 is a Friday, and no day of boys-brigade (Thursday evenings). The nearest: 2026-12-17 and 2027-01-07. For one more meeting on another day: what: extra",
  },
  {
    slip: "a change on another Tuesday than the group's",
    change: ["notices.yaml", "day: 2027-01-05", "day: 2027-01-19"],
    says: "changes › 9 › day: 2027-01-19 is a Tuesday, and no day of pw (First Tuesday, 8–9:30pm)",
  },
  {
    slip: "a longer change without such a day in it",
    change: added("day: 2026-11-09, until: 2026-11-14, for: snatch, what: joint, why: with others"),
    says: "changes › 3 › day: 2026-11-09 is a Monday, and no day of snatch (Sundays 7–9pm), nor is any until 2026-11-14",
  },
  {
    slip: "two changes for one day",
    change: added("day: 2027-02-14, for: [snatch, creche], what: off, why: snow"),
    says: "changes › 10 › day: line «- { day: 2027-02-14, for: [snatch,» is about snatch on the same day",
  },
  {
    slip: "one special service twice",
    change: added('day: 2026-12-24, for: service, what: extra, from: "23:15"'),
    says: "changes › “Watchnight” › day: line «- { day: 2026-12-24, for: service,» is about service on the same day",
  },
]);
