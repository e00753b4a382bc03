import { expect, test } from "vitest";
import type { Year } from "#app/content-loader/year.server.ts";
import { consentsDue, type Dated, datesDue, yearEnding } from "./due.ts";
import type { Finding } from "./finding.ts";

const inOrder: Dated = {
  hasYear: true,
  notices: [],
  reviewed: "2026-10-05",
  samplesReview: "2026-11-02",
  reviews: [{ page: "Hall hire", file: "pages/hall-hire.md", due: "2027-01" }],
};

const said = (findings: Finding[]) =>
  findings.map(({ weight, where, what }) => `${weight} ${where}: ${what}`);
const due = (facts: Partial<Dated>, today: string) =>
  said(datesDue({ ...inOrder, ...facts }, today));

const soup = { from: "2026-11-01", until: "2026-11-08", words: "Soup" };

test.each<[facts: Partial<Dated>, today: string, said: string]>([
  [{ reviewed: "2026-11-02" }, "2026-11-21", "must sample/privacy-policy.md: reviewed: 2 November"],
  [{ reviewed: "2026-11-02" }, "2026-11-21", "2026 is the sample’s. Read the notice through"],
  [{ reviewed: "2062-11-03" }, "2026-11-21", "3 November 2062 is yet to come"],
  [{}, "2028-09-01", "it was last reviewed on 5 October 2026"],
  [{ hasYear: false }, "2026-11-21", "should sample/year.yaml: it is not there"],
  [{}, "2027-01-01", "should sample/pages/hall-hire.md: review: 2027-01 has come"],
  [{ notices: [soup] }, "2026-11-21", "should sample/notices.yaml: “Soup” was over on 8 November"],
])("where %j is so on %s, it is said “%s”", (facts, today, words) => {
  expect(due(facts, today)).toContainEqual(expect.stringContaining(words));
});

test("what is in order is not mentioned, and the review of the year before is good for a month more than a year", () => {
  expect(due({}, "2026-11-21")).toEqual([]);
  expect(due({ reviews: [] }, "2027-11-05")).toEqual([]);
  expect(due({ reviews: [] }, "2027-11-06")).toHaveLength(1);
});

const days = { from: "2026-09-01", to: "2027-08-31" };
const terms = [{ name: "Summer term", from: "2027-04-05", to: "2027-06-30" }];
const year = { ...days, years: [days], terms };

const SOON_TERMS = /Soon .* last of the school terms, on 30 June 2027\. Put the next ones in/;
const SOON_YEAR = /Soon .* the year of dates, on 31 August 2027\. Put the next year below/;

test.each<[today: string, known: Year | null, words?: RegExp]>([
  ["2027-04-21", year],
  ["2027-04-22", year, SOON_TERMS],
  ["2027-07-01", year, SOON_YEAR],
  ["2027-09-01", { ...year, to: "2027-12-31" }, /Run out: .* school terms, since 30 June 2027/],
  ["2027-06-22", { ...year, terms: [] }],
  ["2027-06-23", { ...year, terms: [] }, SOON_YEAR],
  ["2027-09-01", { ...year, terms: [] }, /Run out: the year of dates, since 31 August 2027/],
  ["2027-06-23", null],
])("on %s, of %j, it is told what has ended or ends within ten weeks", (today, known, words) => {
  const expected = words ? [expect.stringMatching(`should sample/year.yaml: ${words.source}`)] : [];
  expect(said(yearEnding(known, today))).toEqual(expected);
});

const until = "2026-12-20";
const martha = {
  file: "photos/martha-wylie.jpg",
  who: "Martha Wylie",
  shownIn: "people.yaml",
  isGiven: true,
};
const ofChurch = { ...martha, file: "photos/our-church.jpg", who: "nobody" };

const UNASKED =
  /photos\/martha-wylie\.jpg, of Martha Wylie, is not shown: nobody .* until: 2029-08-31/;

test.each<[today: string, consent: object, words?: RegExp]>([
  ["2026-11-18", { until }],
  ["2026-11-19", { until }, /Soon to run out: the consent .*, on 20 December 2026\. It is/],
  ["2026-12-20", { until }, /Soon .* the consent of Martha Wylie to photos\/martha-wylie\.jpg/],
  ["2026-12-21", { until }, /Run out: the consent of .* since 20 December 2026\. It is shown no/],
  ["2026-11-21", { isGiven: false }, UNASKED],
])("on %s a consent %j is told if missing, ended or soon to end", (today, consent, words) => {
  const expected = words
    ? [expect.stringMatching(`should sample/people.yaml: ${words.source}`)]
    : [];
  expect(said(consentsDue([{ ...martha, ...consent }, ofChurch], today))).toEqual(expected);
});
