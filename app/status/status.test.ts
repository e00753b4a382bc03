import { expect, test } from "vitest";
import { textOfProse, textOfWords } from "#app/events/description/plain-text.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { momentWords, type Status, statusChapters } from "./status.ts";

const { built, diary } = sampleStatus();
const soup = { words: "Soup on Friday.", from: "2026-11-20", until: "2026-11-27" };
const carols = { words: "Carols.", from: "2026-12-01", until: "2026-12-13" };
const unread = { isRead: false, lastRead: null, events: 0, next: null };
const lastRead = wallTime("2026-11-19", "04:10");
const withDiary = (changed: object) => ({ diary: diary && { ...diary, ...changed } });
const withEnd = (until: string, isSoon: boolean) => ({
  ends: [{ what: "the year of dates", file: "year.yaml", until, isSoon }],
});

/** What the page of a site that was built on 22 November 2026 says in a chapter. */
function chapter(id: string, changed: Partial<Status>): string {
  const found = statusChapters(sampleStatus(changed)).find((one) => one.id === id);
  return found?.prose.map(wordsOf).join(" ").replaceAll("\u00a0", " ") ?? "";
}

function wordsOf(block: Parameters<typeof textOfProse>[0][number]): string {
  if (block.kind !== "table") return textOfProse([block]);
  return block.rows.map((cells) => cells.map(textOfWords).join(" | ")).join(" ");
}

test("a moment is told with its weekday, its year and its hour", () => {
  expect(momentWords(wallTime("2026-11-22", "04:10"))).toBe("Sunday 22 November 2026 at 4:10am");
  expect(momentWords(wallTime("2026-06-30", "11:30"))).toBe("Tuesday 30 June 2026 at 11:30am");
});

test.each<[id: string, changed: Partial<Status>, words: RegExp]>([
  ["build", {}, /^It was made from commit 84de1b3d84\.$/],
  ["build", { built: { ...built, hasOtherChanges: true } }, /, with changes since that nobody has/],
  ["build", { built: { ...built, commit: null } }, /^From which commit it was made is not known/],
  ["build", { built: { ...built, isSample: true } }, / This is the sample, not a real church\.$/],
  ["build", { built: { ...built, isStandIn: true } }, / Its events are invented: .* published\.$/],
  ["diary", { diary: null }, /^The church keeps no diary that the site could read\.$/],
  ["diary", {}, /built: 23 events are to come\. The next: Carols, Sunday 13 December, 7pm\.$/],
  ["diary", withDiary({ events: 1 }), /built: one event is to come\. The next: Carols/],
  ["diary", withDiary({ events: 0, next: null }), /built: no event is to come\.$/],
  ["diary", withDiary({ events: 2, next: null }), /to come\. None of them takes place: all are c/],
  ["diary", { diary: { ...unread, lastRead } }, /could on Thursday 19 November 2026 at 4:10am\. V/],
  ["diary", { diary: unread }, /; since when is not known\. .* check-up -- diary says why\.$/],
  ["notices", {}, /^None is in force\.$/],
  [
    "notices",
    { notices: [soup, carols] },
    /^Soup on .* Until 27 November 2026\. 1 more to come\.$/,
  ],
  ["notices", { notices: [carols] }, /^None is in force\. 1 more to come\.$/],
  ["meetings", {}, /^PW \(\/activities\/pw\) \| Tuesday 1 December, 8–9:30pm$/],
  ["ends", withEnd("2026-11-21", true), /^The year of dates \(year\.yaml\) \| .*: it has run out$/],
  ["ends", withEnd("2026-11-22", true), /\| 22 November 2026: soon$/],
  ["ends", withEnd("2027-08-31", false), /\| 31 August 2027$/],
  [
    "ends",
    { ends: [] },
    /^Nothing: there are neither school terms nor photos that somebody agreed/,
  ],
])("the chapter %s, where %j is so, says %s", (id, changed, words) => {
  expect(chapter(id, changed)).toMatch(words);
});
