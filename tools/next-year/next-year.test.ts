import { beforeAll, expect, test } from "vitest";
import { onChangedSample, problemsAfter } from "#tools/check-content/changed-sample.ts";
import { bankHolidays, easterOf } from "./holidays.ts";
import { datesBy, questionsFor, readRunning, writeNextYear } from "./plan.ts";

/** From the day on which somebody answers the questions to the last of the running year. */
const summer = { from: "2027-06-15", to: "2027-08-31" };

const running = readRunning("sample");
const questions = questionsFor(running);
const suggested = Object.fromEntries(questions.map((asked) => [asked.name, asked.suggested]));

/** What visitors are told all summer after a change; and the words on two groups' pages on its first day. */
async function toldAfter(change: (folder: string) => void) {
  return onChangedSample(
    async (folder) => change(folder),
    async () => {
      const { datesTold, wordsOnPage } = await import("#tests/support/dates-told.ts");
      const words = ["boys-brigade", "bible-class"].map((id) => wordsOnPage(id, summer.from));
      return { dates: datesTold(summer), words };
    },
  );
}

let before: Awaited<ReturnType<typeof toldAfter>>;
let after: Awaited<ReturnType<typeof toldAfter>>;
beforeAll(async () => {
  before = await toldAfter(() => {});
});
beforeAll(async () => {
  after = await toldAfter((folder) => writeNextYear(folder, running, suggested));
});

test.each([
  "the groups’ pages",
  "the dates of groups and services",
  "This Week and its sheet",
  "the calendars",
  "the rules in structured data",
])("who turns the year in June changes no date of the summer: %s", (outlet) => {
  expect(before.dates[outlet]?.length).toBeGreaterThan(10);
  expect(after.dates[outlet]).toEqual(before.dates[outlet]);
});

test("a group's page says in the summer when it is back", () => {
  const [brigade, bibleClass] = after.words;
  expect(before.words[0]).toEqual([]);
  expect(brigade).toEqual(["", "Summer break: back on Thursday 9 September", "", ""]);
  expect(bibleClass).toContain("Summer break from Thursday 1 July: back on Sunday 5 September");
});

test.each([
  ["Autumn term, half-term from", "2026-10-26", "2027-10-25"],
  ["Spring term, last day", "2027-03-24", "2028-04-12"],
  ["Summer term, first day", "2027-04-05", "2028-04-24"],
  ["Boys' Brigade, first night", "2026-09-10", "2027-09-09"],
  ["PW, first night", "2026-10-06", "2027-10-05"],
])("of “%s” this year’s %s stands beside the %s that is suggested", (what, last, day) => {
  expect(questions).toContainEqual(expect.objectContaining({ what, last, suggested: day }));
});

test("every date is shown before it is saved, none at half-term, and all days that are suggested will do", async () => {
  const brigade = datesBy(running, suggested).find(({ name }) => name === "Boys' Brigade");
  expect(brigade?.days.slice(0, 3)).toEqual(["2027-09-09", "2027-09-16", "2027-09-23"]);
  expect(brigade?.days).not.toContain("2027-10-28");
  const write = async (folder: string) => writeNextYear(folder, running, suggested);
  expect(await problemsAfter(write)).toEqual([]);
});

// https://www.nidirect.gov.uk/articles/bank-holidays, and the Book of Common Prayer's table for Easter.
test("Easter and the bank holidays of Northern Ireland are where they are", () => {
  const days = ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2038-04-25"];
  expect(days.map((day) => easterOf(Number(day.slice(0, "2024".length))))).toEqual(days);
  expect([...bankHolidays(2027).keys()].sort()).toEqual([
    ...["2027-01-01", "2027-03-17", "2027-03-26", "2027-03-29", "2027-05-03"],
    ...["2027-05-31", "2027-07-12", "2027-08-30", "2027-12-27", "2027-12-28"],
  ]);
});
