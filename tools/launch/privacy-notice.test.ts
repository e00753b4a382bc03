import { expect, test } from "vitest";
import { noticeFindings, type Practice } from "./privacy-notice.ts";

const nothing: Practice = { hosts: [], isCounted: false, keepsNotices: false, keepsPages: false };
const COUNTED =
  "This website counts its views. Your browser remembers if you are not to be counted.";

const wordsOf = (paragraphs: string[], practice: Partial<Practice>) =>
  noticeFindings(paragraphs, { ...nothing, ...practice }).map(({ words }) => words);

test("of a website that does nothing, nothing has to be told", () => {
  expect(wordsOf(["We keep names."], {})).toEqual([]);
});

test("what ChurchSuite is asked has to be told: the calendar, the pictures, the form", () => {
  const practice = { hosts: ["example.churchsuite.com", "cdn.churchsuite.com"] };
  expect(wordsOf(["ChurchSuite helps us."], practice)).toEqual([
    expect.stringContaining("for the calendar"),
    expect.stringContaining("pictures of events"),
    expect.stringContaining("sign-up form"),
  ]);
  const told = "ChurchSuite is asked for the calendar, its pictures and the form.";
  expect(wordsOf([told], practice)).toEqual([]);
});

test("a host that is not ChurchSuite's has to be named", () => {
  const practice = { hosts: ["stats.example.org"], isCounted: true };
  expect(wordsOf([COUNTED], practice)).toEqual([
    "visitors’ browsers ask stats.example.org, and it is not named. Say who that is, and what it gets to know",
  ]);
  expect(wordsOf([COUNTED, "Ours is stats.example.org."], practice)).toEqual([]);
});

test("counting is told where it is done, and only there", () => {
  expect(wordsOf(["We keep names."], { isCounted: true })).toHaveLength(2);
  expect(wordsOf([COUNTED], { isCounted: true })).toEqual([]);
  expect(wordsOf([COUNTED], {})).toEqual([expect.stringContaining("has no analytics")]);
  const uncounted = "This website does not count its visitors.";
  expect(wordsOf([uncounted], {})).toEqual([]);
  expect(wordsOf([uncounted, COUNTED], { isCounted: true })).toEqual([
    expect.stringContaining("visitors are not counted"),
  ]);
});

test("what a browser remembers, and what is kept on a device, has to be told", () => {
  expect(wordsOf([], { keepsNotices: true })).toEqual([
    expect.stringContaining("notices were closed"),
  ]);
  expect(
    wordsOf(["Your browser remembers which notice you closed."], { keepsNotices: true }),
  ).toEqual([]);
  expect(wordsOf([], { keepsPages: true })).toEqual([expect.stringContaining("visitor’s device")]);
  expect(wordsOf(["Pages you read are kept on your device."], { keepsPages: true })).toEqual([]);
});

test("cookies that are not set must not be told of", () => {
  expect(wordsOf(["This website uses cookies."], {})).toEqual([
    expect.stringContaining("sets none"),
  ]);
  expect(wordsOf(["This website sets no cookies."], {})).toEqual([]);
});
