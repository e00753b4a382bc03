import { expect, test } from "vitest";
import { noticeFindings, type Practice } from "./privacy.ts";

const nothing: Practice = {
  hosts: [],
  asksChurchSuite: false,
  isCounted: false,
  keepsNotices: false,
  keepsPages: false,
};
const hosts = ["example.churchsuite.com", "cdn.churchsuite.com"];
const atChurchSuite = { hosts, asksChurchSuite: true };
const counted = { isCounted: true };
const countedThere = { hosts: ["stats.example.org"], isCounted: true };
const COUNTS =
  "This website counts its views. Your browser remembers if you are not to be counted.";
const COUNTS_NOBODY = "This website does not count its visitors.";
const ASKS = "ChurchSuite is asked for the calendar, its pictures and the form.";

test.each<[paragraphs: string[], practice: Partial<Practice>, ...wrong: string[]]>([
  [["We keep names."], {}],
  [["It helps us."], atChurchSuite, "for the calendar", "pictures of events", "sign-up form"],
  [[ASKS], atChurchSuite],
  [[COUNTS], countedThere, "ask stats.example.org, and it is not named. Say who that is, and what"],
  [[COUNTS, "Ours is stats.example.org."], countedThere],
  [["We keep names."], counted, "views of pages are counted", "who chose not to be counted"],
  [[COUNTS], counted],
  [[COUNTS], {}, "has no analytics"],
  [[COUNTS_NOBODY], {}],
  [[COUNTS_NOBODY, COUNTS], counted, "visitors are not counted"],
  [[], { keepsNotices: true }, "notices were closed"],
  [["Your browser remembers which notice you closed."], { keepsNotices: true }],
  [[], { keepsPages: true }, "visitor’s device"],
  [["Pages you read are kept on your device."], { keepsPages: true }],
  [["This website uses cookies."], {}, "sets none"],
  [["This website sets no cookies."], {}],
])("of the notice %j it is said what is untold or untrue of a website with %j", (...told) => {
  const [paragraphs, practice, ...wrong] = told;
  const found = noticeFindings(paragraphs, { ...nothing, ...practice }).map(({ what }) => what);
  expect(found).toEqual(wrong.map((words) => expect.stringContaining(words)));
});
