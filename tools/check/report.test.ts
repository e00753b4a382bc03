import { expect, test } from "vitest";
import { must, should } from "./finding.ts";
import { listFindings, writeErrorLine } from "./report.ts";

const page = should("content/home.md", "read it");
const year = must("content/ye,ar.yaml, line 4", "is 100 % a Monday:\nno", "Put a Tuesday.");
const name = must("https://ours.org", "does not answer.");

test("what must be mended is listed first, with where it is and how to mend it, and counted at the end", () => {
  expect(listFindings([page, year, name])).toBe(
    [
      "This must be mended:",
      "",
      "  - content/ye,ar.yaml, line 4: is 100 % a Monday:\nno",
      "    Put a Tuesday.",
      "",
      "  - https://ours.org: does not answer.",
      "",
      "This should be looked at:",
      "",
      "  - content/home.md: read it",
      "",
      "2 things must be mended, and one thing should be looked at.",
    ].join("\n"),
  );
  expect(listFindings([])).toBe("All is well.");
  expect(listFindings([page])).toMatch(/All is well, and one thing should be looked at\.$/);
  expect(listFindings([name])).toMatch(/One thing must be mended\.$/);
});

test("GitHub shows an error of several lines as one, at its line of the file", () => {
  expect(writeErrorLine(year)).toBe(
    "::error file=content/ye%2Car.yaml,line=4::is 100 %25 a Monday:%0Ano Put a Tuesday.",
  );
  expect(writeErrorLine(name)).toBe("::error::https://ours.org does not answer.");
});
