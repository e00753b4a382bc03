import { expect, test } from "vitest";
import { type Change, problemsAfter, problemsIn, replace } from "#tests/support/changed-sample.ts";

/** Checks the sample's words with these changes on a day, as if they were a real church's. */
function problemsOn(today: string, ...changes: Change[]): Promise<string[]> {
  const website: Change = ["church.yaml", "https://www.kilmorran.example", "https://kilmorran.org"];
  return problemsAfter((folder) => replace(folder, website, ...changes), "must", noonOf(today));
}

/** A moment of a day. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

const nextYearAlone = "years:\n  - from: 2029-09-01\n    to: 2030-08-31\n    terms: []\n";

test("a next year that was written over the running one must be mended, and the message says what to write", async () => {
  const overwritten: Change = ["year.yaml", /^(?:.|\n)*/, nextYearAlone];
  expect(await problemsOn("2029-06-15", overwritten)).toEqual([
    "content/year.yaml, line 2: years › 1 › from: the first year begins on 2029-09-01, and today, 2029-06-15, is in no year: no group and no service has a date. Was the running year overwritten? Put it back above this one. If there was none, write from: 2029-06-15",
  ]);
  const withoutOldNotices: Change = ["notices.yaml", /^(?:.|\n)*/, "changes: []\n"];
  expect(await problemsOn("2029-09-01", overwritten, withoutOldNotices)).toEqual([]);
});

test("when the last year is over that must be mended, and what the message says to write mends it", async () => {
  expect(await problemsOn("2029-08-31")).toEqual([]);
  const [problem, ...others] = await problemsOn("2029-09-01");
  expect(problem).toMatch(
    /^content\/year\.yaml, line 42: years › 3 › to: the last year ended on 2029-08-31/,
  );
  expect(others).toEqual([]);
  const [, from, to] = /- (from: \S+) and, below that, (to: [\d-]+);/.exec(problem ?? "") ?? [];
  const next: Change = ["year.yaml", /$/, `  - ${from}\n    ${to}\n`];
  expect(await problemsOn("2029-09-01", next)).toEqual([]);
});

test("the sample can still be built when all its years are over", async () => {
  expect(await problemsIn("sample", "must", noonOf("2031-06-15"))).toEqual([]);
});
