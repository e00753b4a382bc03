import { expect, test } from "vitest";
import { endsOf } from "./ends.ts";

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
  expect(endsOf(year, register).map(({ what, until }) => `${until} ${what}`)).toEqual([
    "2027-06-30 the last of the school terms",
    "2027-07-15 the consent to one photo",
    "2027-08-31 the year of dates",
  ]);
});

test("consents are counted, and nobody is named on a public page", () => {
  const until = "2027-07-15";
  const ends = endsOf(null, {
    "photos/ruth-adair.jpg": { ...ruth, until },
    "photos/both.jpg": { ...ruth, until },
  });
  expect(ends).toEqual([{ what: "the consents to 2 photos", file: "photos.yaml", until }]);
});

test("where there are neither dates nor photos nothing runs out", () => {
  expect(endsOf(null, {})).toEqual([]);
  expect(endsOf({ ...year, terms: [] }, {}).map(({ what }) => what)).toEqual(["the year of dates"]);
});
