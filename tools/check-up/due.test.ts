import { expect, test } from "vitest";
import type { Year } from "#app/content-loader/year.server.ts";
import { consentsDue, yearEnding } from "./due.ts";
import type { Finding } from "./finding.ts";

const said = (findings: Finding[]) =>
  findings.map(({ weight, where, what }) => `${weight} ${where}: ${what}`);
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
