import { expect, test } from "vitest";
import { type Dated, datesDue } from "./dates-due.ts";

const days = { from: "2026-09-01", to: "2027-08-31" };
const year = {
  ...days,
  years: [days],
  terms: [{ name: "Summer term", from: "2027-04-05", to: "2027-06-30" }],
};
const inOrder: Dated = {
  year,
  notices: [],
  reviewed: "2026-10-05",
  samplesReview: "2026-11-02",
  reviews: [{ page: "Hall hire", file: "pages/hall-hire.md", due: "2027-01" }],
};

const due = (facts: Partial<Dated>, today: string) =>
  datesDue({ ...inOrder, ...facts }, today).map(
    ({ weight, where, words }) => `${weight} ${where}: ${words}`,
  );

test("what is in order is not mentioned", () => {
  expect(due({}, "2026-11-21")).toEqual([]);
  expect(due({ reviews: [] }, "2027-04-21"), "ten weeks before the end of the terms").toEqual([]);
  expect(
    due({ reviews: [], year: { ...year, terms: [] } }, "2027-06-22"),
    "ten weeks before the end of the dates",
  ).toEqual([]);
});

test.each<[what: string, facts: Partial<Dated>, today: string, said: string]>([
  [
    "a review that nobody held",
    { reviewed: "2026-11-02" },
    "2026-11-21",
    "must privacy-policy.md: reviewed: 2 November 2026 is the sample’s",
  ],
  [
    "a review yet to come",
    { reviewed: "2062-11-03" },
    "2026-11-21",
    "3 November 2062 is yet to come",
  ],
  ["a review of two years ago", {}, "2028-09-01", "last reviewed on 5 October 2026"],
  ["no year", { year: null }, "2026-11-21", "should year.yaml: it is not there"],
  [
    "a year that ends soon",
    {},
    "2027-06-23",
    "should year.yaml: the year of dates ends on 31 August 2027",
  ],
  [
    "a year that has ended",
    {},
    "2027-09-01",
    "must year.yaml: the year of dates ended on 31 August 2027",
  ],
  [
    "terms that are over",
    { year: { ...year, to: "2027-12-31" } },
    "2027-09-01",
    "should year.yaml: the last of the school terms ended on 30 June 2027. Put the next ones in",
  ],
  [
    "terms that are over soon",
    {},
    "2027-04-22",
    "should year.yaml: the last of the school terms ends on 30 June 2027. Put the next ones in",
  ],
  [
    "a page that is to be read through again",
    {},
    "2027-01-01",
    "should pages/hall-hire.md: review: 2027-01 has come",
  ],
  [
    "a notice that is over",
    { notices: [{ from: "2026-11-01", until: "2026-11-08", words: "Soup" }] },
    "2026-11-21",
    "should notices.yaml: “Soup” was over on 8 November 2026",
  ],
])("%s is mentioned", (_what, facts, today, said) => {
  expect(due(facts, today)).toContainEqual(expect.stringContaining(said));
});

test("the review of the year before is good for a month more than a year", () => {
  expect(
    due({ year: { ...year, to: "2028-08-31", terms: [] }, reviews: [] }, "2027-10-30"),
  ).toEqual([]);
});
