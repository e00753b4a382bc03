import { expect, test } from "vitest";
import { noticeFindings, type Practice } from "./privacy.ts";

const nothing: Practice = {
  hosts: [],
  asksChurchSuite: false,
  isCounted: false,
  keepsNotices: false,
  keepsPages: false,
};
const atChurchSuite = {
  hosts: ["example.churchsuite.com", "cdn.churchsuite.com"],
  asksChurchSuite: true,
};
const COUNTED =
  "This website counts its views. Your browser remembers if you are not to be counted.";
const UNCOUNTED = "This website does not count its visitors.";
const ASKED = "ChurchSuite is asked for the calendar, its pictures and the form.";

test.each<[what: string, paragraphs: string[], practice: Partial<Practice>, wrong: string[]]>([
  ["a website that does nothing", ["We keep names."], {}, []],
  [
    "what ChurchSuite is asked, untold",
    ["ChurchSuite helps us."],
    atChurchSuite,
    ["for the calendar", "pictures of events", "sign-up form"],
  ],
  ["what ChurchSuite is asked, told", [ASKED], atChurchSuite, []],
  [
    "a host that is not ChurchSuite's, unnamed",
    [COUNTED],
    { hosts: ["stats.example.org"], isCounted: true },
    ["ask stats.example.org, and it is not named. Say who that is, and what it gets to know"],
  ],
  [
    "such a host, named",
    [COUNTED, "Ours is stats.example.org."],
    { hosts: ["stats.example.org"], isCounted: true },
    [],
  ],
  [
    "counting, untold",
    ["We keep names."],
    { isCounted: true },
    ["views of pages are counted", "who chose not to be counted"],
  ],
  ["counting, told", [COUNTED], { isCounted: true }, []],
  ["counting that is not done", [COUNTED], {}, ["has no analytics"]],
  ["that nobody is counted", [UNCOUNTED], {}, []],
  [
    "that nobody is counted, untrue",
    [UNCOUNTED, COUNTED],
    { isCounted: true },
    ["visitors are not counted"],
  ],
  ["what a browser remembers, untold", [], { keepsNotices: true }, ["notices were closed"]],
  [
    "what a browser remembers, told",
    ["Your browser remembers which notice you closed."],
    { keepsNotices: true },
    [],
  ],
  ["what is kept on a device, untold", [], { keepsPages: true }, ["visitor’s device"]],
  [
    "what is kept on a device, told",
    ["Pages you read are kept on your device."],
    { keepsPages: true },
    [],
  ],
  ["cookies that are not set", ["This website uses cookies."], {}, ["sets none"]],
  ["that no cookies are set", ["This website sets no cookies."], {}, []],
])("of the privacy notice is said: %s", (_what, paragraphs, practice, wrong) => {
  const found = noticeFindings(paragraphs, { ...nothing, ...practice }).map(({ what }) => what);
  expect(found).toEqual(wrong.map((words) => expect.stringContaining(words)));
});
