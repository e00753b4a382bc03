import { expect, test } from "vitest";
import { chapter } from "./finding.ts";
import { churchSuiteWords, summaryOf, vacancyWords } from "./launch.ts";

const minister = { name: "Rev. Mary Hill", role: "Minister" };
const { must, should } = chapter("Before it goes live");

test("words that send to ChurchSuite are told with their lines where there is no account, and only there", () => {
  const own = [
    { file: "giving.md", text: "Ask ChurchSuite.\n\nOr us.\n\nChurchSuite, that is, ChurchSuite." },
    { file: "this-week.md", text: "What is in the church\ndiary." },
    { file: "home.md", text: "Come in." },
    { file: "church.yaml", text: "# as ChurchSuite calls it" },
  ];
  expect(churchSuiteWords(own, false)).toMatchObject([
    { where: "sample/giving.md, line 1, 5", weight: "must" },
    { where: "sample/this-week.md, line 1", weight: "must" },
  ]);
  expect(churchSuiteWords(own, true)).toEqual([]);
});

test("words about a vacancy are untrue where there is a minister, and only there", () => {
  const about = (text: string, people: Parameters<typeof vacancyWords>[1]) =>
    vacancyWords([{ file: "home.md", text }], people).map(({ where, what }) => `${where}: ${what}`);
  expect(about("We're between\nministers just now.", { minister })).toEqual([
    "sample/home.md, line 1: “between ministers”, and people.yaml names Rev. Mary Hill as minister.",
  ]);
  expect(about("With the minister, or in a vacancy the convener", { minister })).toEqual([]);
  expect(about("We're between ministers.", { minister: undefined })).toEqual([]);
});

test("the build says how much it is in a line, of one thing as of many", () => {
  expect(summaryOf([must("", "name it")])).toContain(": 1 to do, 0 to look at.");
  expect(summaryOf([should("", "read it"), should("", "ask")])).toContain(
    ": 0 to do, 2 to look at.",
  );
  expect(summaryOf([])).toBe("Nothing stands between these words and a live site.");
});
