import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import {
  diaryWords,
  endWords,
  momentWords,
  noticeWords,
  reviewWords,
  sourceWords,
} from "./status-words.ts";

const at = wallTime("2026-11-22", "04:10");
const today = "2026-11-22";
const built = {
  at,
  commit: "84de1b3d84",
  hasOtherChanges: false,
  isSample: false,
  isStandIn: false,
};
const diary = {
  isRead: true,
  lastRead: at,
  events: 23,
  next: { name: "Carols", when: "Sunday 13 December, 7pm" },
};

test("a moment is told with its weekday, its year and its hour", () => {
  expect(momentWords(at)).toBe("Sunday 22 November 2026 at 4:10am");
  expect(momentWords(wallTime("2026-06-30", "11:30"))).toBe("Tuesday 30 June 2026 at 11:30");
});

test("the commit is named, and where nobody knows it that is said", () => {
  expect(sourceWords(built)).toEqual(["It was made from commit 84de1b3d84."]);
  expect(sourceWords({ ...built, hasOtherChanges: true })).toEqual([
    "It was made from commit 84de1b3d84, with changes since that nobody has committed.",
  ]);
  expect(sourceWords({ ...built, commit: null }).join()).toContain("is not known");
});

test("a site of invented words or events says so", () => {
  const words = sourceWords({ ...built, isSample: true, isStandIn: true }).join(" ");
  expect(words).toContain("the sample congregation’s");
  expect(words).toContain("not to be published");
});

test.each([
  ["no calendar at all", null, ["The church keeps no diary that the site could read."]],
  [
    "many events",
    diary,
    [
      "It was read when the site was built: 23 events are to come.",
      "The next: Carols, Sunday 13 December, 7pm.",
    ],
  ],
  [
    "one event",
    { ...diary, events: 1 },
    [
      "It was read when the site was built: one event is to come.",
      "The next: Carols, Sunday 13 December, 7pm.",
    ],
  ],
  [
    "an empty calendar",
    { ...diary, events: 0, next: null },
    ["It was read when the site was built: no event is to come."],
  ],
  [
    "cancelled events alone",
    { ...diary, events: 2, next: null },
    [
      "It was read when the site was built: 2 events are to come.",
      "None of them takes place: all are cancelled.",
    ],
  ],
  [
    "a calendar that could not be read",
    { isRead: false, lastRead: wallTime("2026-11-19", "04:10"), events: 0, next: null },
    [
      "It could not be read when the site was built; a build last could on Thursday 19 November 2026 at 4:10am. Visitors’ browsers ask it themselves.",
      "npm run feed-check says why.",
    ],
  ],
  [
    "one that no build is known to have read",
    { isRead: false, lastRead: null, events: 0, next: null },
    [
      "It could not be read when the site was built; since when is not known. Visitors’ browsers ask it themselves.",
      "npm run feed-check says why.",
    ],
  ],
])("the diary is told of with %s", (_what, diary, words) => {
  expect(diaryWords(diary)).toEqual(words);
});

test("notices in force are told with their last day, and those to come are counted", () => {
  const soup = { words: "Soup on Friday.", from: "2026-11-20", until: "2026-11-27" };
  const carols = { words: "Carols.", from: "2026-12-01", until: "2026-12-13" };
  expect(noticeWords([], today)).toEqual(["None is in force."]);
  expect(noticeWords([soup, carols], today)).toEqual([
    "Soup on Friday. Until 27 November 2026.",
    "1 more to come.",
  ]);
  expect(noticeWords([carols], today)).toEqual(["None is in force.", "1 more to come."]);
});

test("a page is due for review from the first day of its month, or on its day", () => {
  expect(reviewWords("2027-01", "2026-12-31")).toBe("January 2027");
  expect(reviewWords("2027-01", "2027-01-01")).toBe("January 2027: due");
  expect(reviewWords("2027-01-15", "2027-01-14")).toBe("15 January 2027");
  expect(reviewWords("2027-01-15", "2027-01-15")).toBe("15 January 2027: due");
});

test("what runs out is marked as it comes near, and once it has", () => {
  const end = { what: "the year of dates", file: "year.yaml", until: "2027-08-31" };
  expect(endWords({ ...end, isSoon: false }, "2027-06-22")).toBe("31 August 2027");
  expect(endWords({ ...end, isSoon: true }, "2027-08-31")).toBe("31 August 2027: soon");
  expect(endWords({ ...end, isSoon: true }, "2027-09-01")).toBe("31 August 2027: it has run out");
});
