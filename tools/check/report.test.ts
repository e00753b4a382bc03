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

test("what must be mended comes first, with where it is and how, and the end counts it", () => {
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

test.each([
  [[], "All is well."],
  [[page], "All is well, and one thing should be looked at."],
  [[name], "One thing must be mended."],
])("a list of %j ends with how much it is", (findings, conclusion) => {
  expect(listFindings(findings).split("\n").at(-1)).toBe(conclusion);
});
