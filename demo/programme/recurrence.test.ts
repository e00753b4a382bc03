import { expect, test } from "vitest";
import { between, coming, monthly, outside, seasonOf, yearly, yearlyOn } from "./recurrence.ts";

const saturday = "2026-11-21";

test("the coming Sunday is tomorrow on a Saturday", () => {
  expect(coming("Sunday")(saturday)).toBe("2026-11-22");
});

test("the coming Saturday is never today", () => {
  expect(coming("Saturday")(saturday)).toBe("2026-11-28");
  expect(coming("Saturday", 2)(saturday)).toBe("2026-12-05");
});

test("nothing ordinary falls on a public holiday, but Sunday is always Sunday", () => {
  expect(coming("Friday")("2026-12-21")).toBe("2027-01-08");
  expect(coming("Sunday")("2026-07-08")).toBe("2026-07-12");
});

test("the first Tuesday is sought in this month and then in the next", () => {
  expect(monthly("first", "Tuesday")("2026-11-02")).toBe("2026-11-03");
  expect(monthly("first", "Tuesday")("2026-11-03")).toBe("2026-12-01");
});

test("the last Tuesday may be the fourth or the fifth", () => {
  expect(monthly("last", "Tuesday")("2026-11-01")).toBe("2026-11-24");
  expect(monthly("last", "Tuesday")("2026-06-01")).toBe("2026-06-30");
});

test("a yearly day is found only when it comes within three months", () => {
  expect(yearly("12-24")(saturday)).toBe("2026-12-24");
  expect(yearly("12-24")("2026-06-01")).toBeUndefined();
});

test("the third Sunday of December is found from November", () => {
  expect(yearlyOn("third", "Sunday", 12)(saturday)).toBe("2026-12-20");
});

test("a stretch of the year can run over New Year", () => {
  const holidays = between("12-20", "01-06");
  expect(["2026-12-20", "2027-01-06"].every(holidays)).toBe(true);
  expect(holidays("2027-01-07")).toBe(false);
  expect(outside("12-20", "01-06")("2027-01-07")).toBe(true);
});

test("each quarter of the year has its season", () => {
  const months = ["2027-02-28", "2027-05-31", "2027-08-31", "2027-11-30", "2027-12-01"];
  expect(months.map(seasonOf)).toEqual(["Winter", "Spring", "Summer", "Autumn", "Winter"]);
});
