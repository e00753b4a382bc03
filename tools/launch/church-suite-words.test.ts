import { expect, test } from "vitest";
import { churchSuiteWords } from "./church-suite-words.ts";

const own = [
  {
    file: "giving.md",
    text: "Log in to ChurchSuite.\n\nOr ask.\n\nChurchSuite, that is, ChurchSuite.",
  },
  { file: "this-week.md", text: "What is in the church\ndiary." },
  { file: "home.md", text: "Come in." },
  { file: "church.yaml", text: "# as ChurchSuite calls it" },
];

test("words that send to ChurchSuite are told with their lines, where there is no account", () => {
  expect(churchSuiteWords(own, false)).toMatchObject([
    { where: "giving.md, line 1, 5", weight: "must" },
    { where: "this-week.md, line 1", weight: "must" },
  ]);
});

test("where there is one, none is told", () => {
  expect(churchSuiteWords(own, true)).toEqual([]);
});
