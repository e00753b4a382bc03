import { expect, test } from "vitest";
import { endsOf } from "./due.server.ts";

const days = { from: "2026-09-01", to: "2027-08-31" };
const year = {
  ...days,
  years: [days],
  terms: [{ name: "Summer term", from: "2027-04-05", to: "2027-06-30" }],
};
const ruth = {
  file: "photos/ruth-adair.jpg",
  who: "Ruth Adair",
  shownIn: "people.yaml",
  isGiven: true,
  until: "2027-07-15",
};

test("terms and consents are told in the order in which they run out; consents are counted, and nobody is named", () => {
  const consents = [
    ruth,
    { ...ruth, file: "photos/both.jpg" },
    { ...ruth, file: "photos/one.jpg", until: "2027-09-01" },
    { file: "photos/hall.jpg", who: "nobody", isGiven: true, shownIn: "home.md" },
  ];
  const ends = endsOf(year, consents, "2026-11-22");
  expect(ends.map(({ what, file, until }) => `${until} ${what} (${file})`)).toEqual([
    "2027-06-30 the last of the school terms (year.yaml)",
    "2027-07-15 the consents to 2 photos (people.yaml)",
    "2027-08-31 the year of dates (year.yaml)",
    "2027-09-01 the consent to one photo (people.yaml)",
  ]);
  expect(endsOf(null, [], "2026-11-22")).toEqual([]);
});
