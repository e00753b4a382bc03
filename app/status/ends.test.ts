import { expect, test } from "vitest";
import { endsOf } from "./ends.server.ts";

const TODAY = "2026-11-22";
const days = { from: "2026-09-01", to: "2027-08-31" };
const year = {
  ...days,
  years: [days],
  terms: [{ name: "Summer term", from: "2027-04-05", to: "2027-06-30" }],
};
const ruth = { who: "Ruth Adair", "asked-by": "Robert Gilliland" };

test("terms and consents are told in the order in which they run out", () => {
  const register = {
    "photos/ruth-adair.jpg": { ...ruth, until: "2027-07-15" },
    "photos/hall.jpg": { who: "nobody" },
  };
  expect(endsOf(year, register, TODAY).map(({ what, until }) => `${until} ${what}`)).toEqual([
    "2027-06-30 the last of the school terms",
    "2027-07-15 the consent to one photo",
    "2027-08-31 the year of dates",
  ]);
});

test("consents are counted, and nobody is named on a public page", () => {
  const until = "2027-07-15";
  const ends = endsOf(
    null,
    {
      "photos/ruth-adair.jpg": { ...ruth, until },
      "photos/both.jpg": { ...ruth, until },
    },
    TODAY,
  );
  expect(ends).toEqual([
    { what: "the consents to 2 photos", file: "photos.yaml", until, isSoon: false },
  ]);
});

test("where there are neither dates nor photos nothing runs out", () => {
  expect(endsOf(null, {}, TODAY)).toEqual([]);
  expect(endsOf({ ...year, terms: [] }, {}, TODAY).map(({ what }) => what)).toEqual([
    "the year of dates",
  ]);
});

test.each([
  ["2027-06-22", []],
  ["2027-06-23", ["the year of dates"]],
  ["2027-08-31", ["the year of dates"]],
])(
  "on %s, less than ten weeks before it or not, the end of the known dates is soon",
  (today, soon) => {
    const ends = endsOf({ ...year, terms: [] }, {}, today);
    expect(ends.filter(({ isSoon }) => isSoon).map(({ what }) => what)).toEqual(soon);
  },
);
