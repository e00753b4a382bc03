import { beforeAll, expect, test } from "vitest";
import { stepsOf } from "#tests/support/secretary-guide.ts";
import { onChangedSample, whereContentIs } from "./check-content/changed-sample.ts";

/** From the day on which somebody follows the recipe to the last of the running year. */
const summer = { from: "2027-06-15", to: "2027-08-31" };

const RECIPE = "17. The next school year";

/** What visitors are told all summer when these steps have been taken; and the words on two groups' pages on its first day. */
async function toldAfter(steps: ReturnType<typeof stepsOf>) {
  return onChangedSample(
    async (folder) => {
      for (const { follow } of steps) await follow(folder);
    },
    (folder) =>
      whereContentIs(folder, async () => {
        const { datesTold, wordsOnPage } = await import("#tests/support/dates-told.ts");
        const words = ["boys-brigade", "bible-class"].map((id) => wordsOnPage(id, summer.from));
        return { dates: datesTold(summer), words };
      }),
  );
}

let before: Awaited<ReturnType<typeof toldAfter>>;
let after: Awaited<ReturnType<typeof toldAfter>>;
beforeAll(async () => {
  before = await toldAfter([]);
});
beforeAll(async () => {
  after = await toldAfter(stepsOf(RECIPE));
});

test.each([
  "the groups’ pages",
  "the dates of groups and services",
  "This Week and its sheet",
  "the calendars",
  "the rules in structured data",
])("who follows the June recipe changes no date of the summer: %s", (outlet) => {
  expect(before.dates[outlet]?.length).toBeGreaterThan(10);
  expect(after.dates[outlet]).toEqual(before.dates[outlet]);
});

test("a group's page says in the summer when it is back", () => {
  const [brigade, bibleClass] = after.words;
  expect(before.words[0]).toEqual([]);
  expect(brigade).toEqual(["", "Summer break: back on Thursday 9 September", "", ""]);
  expect(bibleClass).toContain("Summer break from Thursday 1 July: back on Sunday 5 September");
});
