import { expect, test } from "vitest";
import { textOfProse, textOfWords } from "#app/events/description/plain-text.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { momentWords, type Status, statusChapters } from "./status.ts";

const { built, diary } = sampleStatus();
const soup = { words: "Soup on Friday.", from: "2026-11-20", until: "2026-11-27" };
const carols = { words: "Carols.", from: "2026-12-01", until: "2026-12-13" };
const year = { what: "the year of dates", file: "year.yaml" };
const unread = { isRead: false, events: 0, next: null };

/** What the page of a site that was built on 22 November 2026 says in a chapter. */
function chapter(id: string, changed: Partial<Status>): string {
  const found = statusChapters(sampleStatus(changed)).find((one) => one.id === id);
  return found?.prose.map(wordsOf).join(" ") ?? "";
}

function wordsOf(block: Parameters<typeof textOfProse>[0][number]): string {
  if (block.kind !== "table") return textOfProse([block]);
  return block.rows.map((cells) => cells.map(textOfWords).join(" | ")).join(" ");
}

test("a moment is told with its weekday, its year and its hour", () => {
  expect(momentWords(wallTime("2026-11-22", "04:10"))).toBe("Sunday 22 November 2026 at 4:10am");
  expect(momentWords(wallTime("2026-06-30", "11:30"))).toBe("Tuesday 30 June 2026 at 11:30");
});

test.each<[what: string, id: string, changed: Partial<Status>, words: string]>([
  ["its commit", "build", {}, "It was made from commit 84de1b3d84."],
  [
    "changes that nobody has committed",
    "build",
    { built: { ...built, hasOtherChanges: true } },
    "It was made from commit 84de1b3d84, with changes since that nobody has committed.",
  ],
  [
    "a commit that nobody knows",
    "build",
    { built: { ...built, commit: null } },
    "From which commit it was made is not known: there is no git history where it was built.",
  ],
  [
    "invented words and events",
    "build",
    { built: { ...built, isSample: true, isStandIn: true } },
    "It was made from commit 84de1b3d84. This is the sample, not a real church. Its events are invented: it was built to be tried, not to be published.",
  ],
  ["no calendar", "diary", { diary: null }, "The church keeps no diary that the site could read."],
  [
    "many events",
    "diary",
    {},
    "It was read when the site was built: 23 events are to come. The next: Carols, Sunday 13 December, 7pm.",
  ],
  [
    "one event",
    "diary",
    { diary: diary && { ...diary, events: 1 } },
    "It was read when the site was built: one event is to come. The next: Carols, Sunday 13 December, 7pm.",
  ],
  [
    "an empty calendar",
    "diary",
    { diary: diary && { ...diary, events: 0, next: null } },
    "It was read when the site was built: no event is to come.",
  ],
  [
    "cancelled events alone",
    "diary",
    { diary: diary && { ...diary, events: 2, next: null } },
    "It was read when the site was built: 2 events are to come. None of them takes place: all are cancelled.",
  ],
  [
    "a calendar that could not be read",
    "diary",
    { diary: { ...unread, lastRead: wallTime("2026-11-19", "04:10") } },
    "It could not be read when the site was built; a build last could on Thursday 19 November 2026 at 4:10am. Visitors’ browsers ask it themselves. npm run check-up -- diary says why.",
  ],
  [
    "one that no build is known to have read",
    "diary",
    { diary: { ...unread, lastRead: null } },
    "It could not be read when the site was built; since when is not known. Visitors’ browsers ask it themselves. npm run check-up -- diary says why.",
  ],
  ["no notice", "notices", {}, "None is in force."],
  [
    "a notice in force with its last day, and how many are to come",
    "notices",
    { notices: [soup, carols] },
    "Soup on Friday. Until 27 November 2026. 1 more to come.",
  ],
  ["notices to come", "notices", { notices: [carols] }, "None is in force. 1 more to come."],
  ["who meets next", "meetings", {}, "PW (/activities/pw) | Tuesday 1 December, 8–9:30pm"],
  [
    "a month of review, and a day",
    "reviews",
    {
      reviews: [
        { page: "Hall hire", file: "pages/hall-hire.md", due: "2026-11" },
        { page: "PW", file: "groups/pw.md", due: "2026-11-22" },
        { page: "Giving", file: "giving.md", due: "2026-12" },
        { page: "Home", file: "home.md", due: "2026-11-23" },
      ],
    },
    "Hall hire (pages/hall-hire.md) | November 2026: due PW (groups/pw.md) | 22 November 2026: due Giving (giving.md) | December 2026 Home (home.md) | 23 November 2026",
  ],
  [
    "what runs out, has run out and soon will",
    "ends",
    {
      ends: [
        { ...year, until: "2026-11-21", isSoon: true },
        { ...year, until: "2026-11-22", isSoon: true },
        { ...year, until: "2027-08-31", isSoon: false },
      ],
    },
    "The year of dates (year.yaml) | 21 November 2026: it has run out The year of dates (year.yaml) | 22 November 2026: soon The year of dates (year.yaml) | 31 August 2027",
  ],
  [
    "that nothing runs out",
    "ends",
    { ends: [] },
    "Nothing: there are neither school terms nor photos that somebody agreed to.",
  ],
])("%s is told", (_what, id, changed, words) => {
  expect(chapter(id, changed).replaceAll("\u00a0", " ")).toBe(words);
});
