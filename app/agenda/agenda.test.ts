import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/church/diary.ts";
import { makeSeries, type SeriesFacts } from "#app/church/series.ts";
import { type Change, EVERYTHING, type Rule, type Year } from "#dates";
import { readCases } from "#tests/support/cases.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { clockOf, dayOf, type WallTime, wallTime } from "#time";
import { makeOccurrences } from "./changes.ts";
import { makeAgenda } from "./make-agenda.ts";
import { listNextInTime } from "./next-occurrences.ts";
import { describeOccurrence, type Occurrence } from "./occurrence.ts";
import { shortenPlace } from "./place.ts";
import { writePlace } from "./written-when.ts";

/*
 * What the agenda makes of rules, changes in notices.yaml and events of the feed, and the words for it: agenda.yaml.
 */

type EventInTable = Partial<ChurchEvent> & {
  name: string;
  at: string;
  until?: string;
  in?: string;
};

type Case = {
  what: string;
  /** The choir alone, if it is missing. */
  series?: string[];
  /** Whether they keep school terms. */
  term?: boolean;
  changes?: Change[];
  events?: EventInTable[];
  /** Events of the feed at the visit, if they are others than at the build. */
  "events-later"?: EventInTable[];
  /** The agenda, one line for each occurrence; "later" as the browser has it. */
  gives: string[];
};

type WordsInTable = Pick<Occurrence, "state" | "note" | "isFull"> & { words: string };

type Table = { agenda: Case[]; words: WordsInTable[] };

const table = readCases<Table>("app/agenda/agenda.yaml");

const church = sampleChurch.facts;

const choir: SeriesFacts = {
  id: "choir",
  name: "Choir",
  names: ["Choir", "Singers"],
  isService: false,
  path: "/activities/choir",
  rule: { every: "Tuesday", from: "20:00", to: "21:00" },
  where: "Minor Hall",
  sections: [],
  contacts: [],
};

const bowls: SeriesFacts = {
  ...choir,
  id: "bowls",
  name: "Bowls",
  names: ["Bowls"],
  path: "/activities/bowls",
  rule: { every: "Thursday", from: "19:30", to: "21:30" },
  where: "Main Hall",
};

const service: SeriesFacts = {
  ...choir,
  id: "main-service",
  name: "Main Service",
  names: ["Main Service", "Morning Worship"],
  isService: true,
  path: "/#service-times",
  rule: { every: "Sunday", from: "11:30", to: "12:45" },
  where: "The church",
};

/** The week from Sunday 6 December 2026, which is half-term from Monday to Friday for whoever keeps school terms. */
const year: Year = {
  from: "2026-12-06",
  to: "2026-12-12",
  terms: [
    {
      name: "Autumn term",
      from: "2026-09-01",
      to: "2026-12-18",
      "half-term": { from: "2026-12-07", to: "2026-12-11" },
    },
  ],
};

function makeEvent({ at, until, in: place, ...facts }: EventInTable): ChurchEvent {
  const event: ChurchEvent = {
    id: facts.name.toLowerCase(),
    state: "on",
    ...facts,
    start: `${at}:00` as WallTime,
  };
  if (until) event.end = `${dayOf(event.start)}T${until}:00` as WallTime;
  if (until?.includes("T")) event.end = `${until}:00` as WallTime;
  if (place) event.place = { name: place };
  return event;
}

/** "2026-12-08 20:00–21:00 Choir, Minor Hall. Off: snow [choir-2026-12-08]" */
function writeLine(occurrence: Occurrence): string {
  const { name, start, end, isAllDay, place, dateIds = {} } = occurrence;
  const short = shortenPlace(place, church);
  const hours = isAllDay
    ? "all day"
    : [start, end]
        .map((time) => time && clockOf(time))
        .filter(Boolean)
        .join("–");
  const line = `${dayOf(start)} ${hours} ${[name, short && writePlace(short)].filter(Boolean).join(", ")}`;
  const unusual = describeOccurrence(occurrence);
  const ids = Object.values(dateIds).join(" ");
  return [line, unusual && `. ${unusual}`, ids && ` [${ids}]`].join("");
}

test.each(table.agenda)("$what", (given) => {
  const { term = false, changes = [], events = [], gives } = given;
  const { series: names = ["choir"], "events-later": later } = given;
  const series = [service, choir, bowls]
    .filter(({ id }) => names.includes(id))
    .map((facts) => {
      const rule: Rule = { ...facts.rule, term };
      const own = changes.filter((change) =>
        change.for.some((name) => [facts.id, EVERYTHING].includes(name)),
      );
      return makeSeries({ ...facts, rule }, year, own);
    });
  const agenda = makeAgenda({
    series,
    events: events.map(makeEvent),
    changes,
    church,
    servicesCategory: "Worship",
  });
  const occurrences = later
    ? makeOccurrences(later.map(makeEvent), agenda.changes, church)
    : agenda.occurrences;
  expect(occurrences.map(writeLine)).toEqual(gives);
});

test.each(table.words)("$words", ({ words, ...occurrence }) => {
  expect(describeOccurrence(occurrence)).toBe(words);
});

test("a meeting during a weekend away is not the next one beside it", () => {
  const dates = [
    { name: "Weekend", at: "2026-12-04T18:30", until: "2026-12-06T15:00" },
    { name: "Meeting", at: "2026-12-05T19:00", until: "21:00" },
    { name: "Supper", at: "2026-12-07T19:00", until: "21:00" },
  ].map((typed): Occurrence => ({ ...makeEvent(typed), series: [] }));
  const inTime = listNextInTime(dates, wallTime("2026-12-01", "09:00"));
  expect(inTime.map(({ next }) => next?.name)).toEqual(["Weekend", "Supper", undefined]);
});
