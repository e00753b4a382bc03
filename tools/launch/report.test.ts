import { expect, test } from "vitest";
import { must, should } from "./finding.ts";
import { reportOf, summaryOf } from "./report.ts";

test("what must be done comes first, numbered, and the end says how much it is", () => {
  const findings = [should("home.md", "read it"), must("church.yaml, line 4", "name it")];
  expect(reportOf(findings)).toBe(
    [
      "Before it goes live, this must be done in sample/:",
      "",
      "  1. church.yaml, line 4: name it",
      "",
      "And this should be looked at:",
      "",
      "  1. home.md: read it",
      "",
      "1 to do, 1 to look at. Mend them in any order and run this again.",
    ].join("\n"),
  );
});

test("the build says how much it is in a line, of one thing as of many", () => {
  expect(summaryOf([must("church.yaml, line 4", "name it")])).toContain(": 1 to do, 0 to look at.");
});

test("a church with nothing left to do is told that it can go live", () => {
  expect(reportOf([])).toBe("All is well. The site can go live.");
  expect(reportOf([should("home.md", "read it")])).toContain("The site can go live.");
  expect(summaryOf([])).toBe("Nothing stands between these words and a live site.");
});
