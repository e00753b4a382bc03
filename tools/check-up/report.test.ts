import { expect, test } from "vitest";
import { aboutList, chapter } from "./finding.ts";
import { reportOf } from "./report.ts";

const words = chapter("Words");
const dates = chapter("Dates");

test("what must be mended comes first, by chapters, and the end says how much it is", () => {
  const findings = [
    words.know("27 files were read."),
    words.should("read it", "content/home.md"),
    dates.must("put it back", "content/year.yaml, line 4"),
    words.must("name it", "content/church.yaml, line 4"),
    ...aboutList(dates.must, "These clash:", Array.from("abcdefghijkl")),
  ];
  expect(reportOf(findings)).toBe(
    [
      "This must be mended:",
      "",
      "  Dates",
      "    - content/year.yaml, line 4: put it back",
      "    - These clash:",
      ...Array.from("abcdefghij", (letter) => `        ${letter}`),
      "        … and 2 more",
      "",
      "  Words",
      "    - content/church.yaml, line 4: name it",
      "",
      "This should be looked at:",
      "",
      "  Words",
      "    - content/home.md: read it",
      "",
      "Good to know:",
      "",
      "  Words",
      "    - 27 files were read.",
      "",
      "3 things must be mended, and one thing should be looked at.",
    ].join("\n"),
  );
});

test.each([
  [[], "All is well."],
  [[words.know("a")], "All is well."],
  [[words.should("a")], "All is well, and one thing should be looked at."],
  [[words.must("a")], "One thing must be mended."],
])("a report ends with how much it is: of %j", (findings, conclusion) => {
  expect(reportOf(findings).split("\n").at(-1)).toBe(conclusion);
});
