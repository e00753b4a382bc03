import { expect, test } from "vitest";
import type { Finding } from "./finding.ts";
import { listFindings } from "./report.ts";

const page: Finding = { weight: "should", where: "content/home.md", what: "read it", mend: "" };
const year: Finding = {
  weight: "must",
  where: "content/year.yaml, line 4",
  what: "2026-10-05 is a Monday.",
  mend: "Put the first Tuesday.",
};
const name: Finding = { weight: "must", where: "", what: "name it", mend: "" };

test("what must be mended is listed first, with where it is and how to mend it", () => {
  expect(listFindings([page, year, name])).toBe(
    [
      "This must be mended:",
      "",
      "  - content/year.yaml, line 4: 2026-10-05 is a Monday.",
      "    Put the first Tuesday.",
      "",
      "  - name it",
      "",
      "This should be looked at:",
      "",
      "  - content/home.md: read it",
      "",
      "2 things must be mended, and one thing should be looked at.",
    ].join("\n"),
  );
});

test("the list ends with how many things must be mended or looked at", () => {
  const lastLine = (findings: Finding[]) => listFindings(findings).split("\n").at(-1);
  expect(lastLine([])).toBe("All is well.");
  expect(lastLine([page])).toBe("All is well, and one thing should be looked at.");
  expect(lastLine([name])).toBe("One thing must be mended.");
});
