import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { openChurch } from "#app/church/open-church.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { givePages } from "#app/events/event-address.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { readCases } from "#tests/support/cases.ts";
import { findOne, wordsOf, wordsOfAll } from "#tests/support/html.ts";
import {
  type BuiltSite,
  buildSite,
  calendarOfEverything,
  dateOutputs,
  type EventOutput,
  eventOutputs,
  noticeOutputs,
  readGroupDiaryLine,
  readSeriesCalendars,
  readWeekSheet,
  type SeriesDate,
  type Statement,
} from "#tests/support/outputs/index.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { addDays, churchTimeAt, type Day, type WallTime } from "#time";
import { findFeed } from "./church/church-suite.server.ts";
import { eventPath } from "./events/event.ts";
import { groupPath } from "./ui/addresses.ts";

/*
 * What is off or moved is off or moved everywhere. The table has changes as a church writes them, and what is then true.
 * The site is built on each of the days in it, and each output of tests/support/outputs is asked about each event and
 * date.
 */

/** When and where something is. */
type TimeAndPlace = {
  /** "2026-12-06T19:00" */
  start?: string;
  end?: string | undefined;
  place?: string;
};

/** An event as somebody typed it in ChurchSuite, and what the change makes of it. */
type EventInTable = {
  name: string;
  at: string;
  /** A clock time, "21:00", or a day and a time. A clock time before that of `at` is on the next day. */
  until: string;
  place?: string;
  state?: ChurchEvent["state"];
  isOff?: boolean;
  /** The words that say what is unusual. */
  mark?: string;
  /** When and where it is instead, on the same day. */
  changed?: TimeAndPlace;
  /** When and where it is instead, on another day. */
  onNewDay?: TimeAndPlace;
  /** The group whose page lists it. */
  series?: string;
};

/** A date of a group or a service, and what the change makes of it. */
type DateInTable = TimeAndPlace & {
  /** The group's slug, or "service". */
  series: string;
  day: Day;
  /** Its own name, if it has one. */
  name?: string;
  /** Some of the words with which a page lists it. */
  pageSays: string;
  isOff?: boolean;
  /** The words that say what is unusual. */
  mark?: string;
};

type Case = {
  what: string;
  /** A line of notices.yaml. */
  change: { day: Day; until?: Day };
  /** The notice that the change causes. */
  notice?: string;
  dates: DateInTable[];
  events: EventInTable[];
};

/** What is so, and what every output that says anything of it must say. */
type Truth = {
  isOff: boolean;
  /** "" if all is as usual. */
  mark: string;
  /** When it begins and ends; undefined if that is as usual. */
  clocks: string[] | undefined;
  /** Undefined if that is as usual. */
  place: string | undefined;
};

/** An event of the table, with what is so of it. */
type KnownEvent = {
  id: string;
  /** Its name, and the name of its case. */
  what: string;
  name: string;
  /** When it begins as it was typed: "2026-12-06T19:00". */
  at: string;
  series: string | undefined;
  truth: Truth;
  /** What is so on the other day; undefined if it was not put on another day. */
  truthOnNewDay: Truth | undefined;
};

/** The days on which the site is built, and the changes. */
type Table = { days: Day[]; changes: Case[] };

const table = readCases<Table>("tests/fixtures/changed-dates.yaml");
const { days: daysOfBuilds, changes: cases } = table;

const LENGTH_OF_DAY = "2026-12-06".length;

function listClocks({ start, end }: TimeAndPlace): string[] | undefined {
  if (!start) return undefined;
  const times = end ? [start, end] : [start];
  return times.map((time) => time.slice("2026-12-06T".length));
}

/** When an event ends as it was typed: "2026-12-06T21:00". */
function readEnd({ at, until }: EventInTable): string {
  if (until.includes("T")) return until;
  const day = at.slice(0, LENGTH_OF_DAY);
  const startClock = at.slice("2026-12-06T".length);
  const lastDay = until < startClock ? addDays(day, 1) : day;
  return `${lastDay}T${until}`;
}

function knowEvent(event: EventInTable, id: string, nameOfCase: string): KnownEvent {
  const { name, at, place = "Church Halls", series, mark = "", isOff = false } = event;
  const { changed, onNewDay } = event;
  // If a change says only when something begins, nobody knows when it ends.
  const end = changed?.start ? changed.end : readEnd(event);
  const start = changed?.start ?? at;
  return {
    id,
    what: `${name} (${nameOfCase})`,
    name,
    at,
    series,
    truth: { isOff, mark, clocks: listClocks({ start, end }), place: changed?.place ?? place },
    truthOnNewDay: onNewDay && {
      isOff: false,
      mark,
      clocks: listClocks(onNewDay),
      place: onNewDay.place,
    },
  };
}

function fromTable(time: string): WallTime {
  return `${time}:00` as WallTime;
}

function feedEvent(event: EventInTable, id: string): ChurchEvent {
  const { name, at, place, state = "on" } = event;
  return {
    id,
    name,
    start: fromTable(at),
    end: fromTable(readEnd(event)),
    state,
    place: place ? { name: place, address: "Ballymena" } : { name: "Church Halls" },
    detailsUrl: "https://example.churchsuite.com/events/e",
    takesBookings: true,
  };
}

const knownEvents: KnownEvent[] = [];
const feed: ChurchEvent[] = [];
for (const { what, events } of cases) {
  for (const event of events) {
    const id = `e${feed.length}`;
    knownEvents.push(knowEvent(event, id, what));
    feed.push(feedEvent(event, id));
  }
}

/** The sample congregation with the changes of the table and no other notices. */
const church = openChurch(sampleWith(cases.map(({ change }) => change)), SATURDAY);
const seriesCalendars = readSeriesCalendars(church);

/** Writes a folder of the sample with these changes in its notices.yaml. It is there until the tests are over. */
function sampleWith(changes: object[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "for-test-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync("sample", folder, { recursive: true });
  writeFileSync(path.join(folder, "notices.yaml"), stringify({ changes }));
  return folder;
}

/** The feed's events that begin on a day or later, as a build of that day has them. */
function snapshotOn(day: Day): Snapshot {
  const events = feed.filter(({ start }) => start > day);
  return { day, events: givePages(events, day), more: 0 };
}

/** Builds the site at nine in the morning of a day. */
function buildSiteOn(day: Day, snapshot = snapshotOn(day)): BuiltSite {
  const now = new Date(`${day}T09:00:00Z`);
  const diary = { url: findFeed(church)?.url ?? "", snapshot };
  const churchThen = { ...church, now, time: churchTimeAt(now), today: day, diary };
  return buildSite(churchThen, snapshot, seriesCalendars);
}

vi.stubGlobal("window", { location: { origin: "https://www.kilmorran.example" } });
afterAll(() => void vi.unstubAllGlobals());

const sites = new Map(daysOfBuilds.map((today) => [today, buildSiteOn(today)]));

const UNUSUAL = /\b(?:off|not as usual|moved|cancelled)\b/i;
const KIND = /^(?:Off:|Moved|Not as usual:|Not on all days:) /;

/** How a statement differs from what is so. */
function listDifferences(statement: Statement | undefined, truth: Truth): string[] {
  if (!statement) return ["is silent"];
  const { isOff, mark, clocks, place } = statement;
  const differences: string[] = [];
  if (isOff !== truth.isOff) differences.push(`says that it is ${isOff ? "off" : "on"}`);
  if (mark !== undefined) {
    // Outputs begin in their own ways: "Off: snow", "There is no Main Service on Sunday 13 December: snow".
    const reason = truth.mark.replace(KIND, "");
    if (!mark.includes(reason)) differences.push(`says “${mark}”, not “${reason}”`);
    if (!truth.mark && UNUSUAL.test(mark)) differences.push(`says “${mark}”`);
  }
  if (clocks) {
    // Some outputs say only when a thing begins.
    const expected = truth.clocks ?? clocks;
    const isRight = clocks.length > 0 && clocks.every((clock, index) => clock === expected[index]);
    if (!isRight) differences.push(`has ${clocks.join("–")}, not ${expected.join("–")}`);
  }
  if (place !== undefined && !place.includes(truth.place ?? "")) {
    differences.push(`has it in “${place}”, not in “${truth.place}”`);
  }
  return differences;
}

function isInWeek(day: Day, today: Day): boolean {
  return today <= day && day < addDays(today, 7);
}

/** What an output must say of an event; null if it must leave it out. */
function chooseTruth(
  { ifOff, ifMoved }: EventOutput,
  { truth, truthOnNewDay }: KnownEvent,
): Truth | null {
  if (truthOnNewDay && ifMoved === "left out") return null;
  if (truthOnNewDay && ifMoved === "shown on the new day") return truthOnNewDay;
  if (truth.isOff && ifOff === "left out") return null;
  return truth;
}

test("every place that shows an event says the same of each change, before it, on its day and after", () => {
  const mistakes: string[] = [];
  for (const [today, site] of sites) {
    for (const known of knownEvents) {
      if (known.at < today) continue;
      const event = site.events.find(({ id }) => id === known.id);
      if (!event) throw new Error(`the feed has no event ${known.id}`);
      const compare = (output: string, statement: Statement | undefined, truth: Truth) => {
        for (const difference of listDifferences(statement, truth)) {
          mistakes.push(`${today}: ${output} ${difference}: ${known.what}`);
        }
      };
      for (const output of eventOutputs) {
        const statement = output.read(site, event);
        const truth = chooseTruth(output, known);
        if (truth) compare(output.name, statement, truth);
        else if (statement) mistakes.push(`${today}: ${output.name} has: ${known.what}`);
      }
      if (known.series) {
        const statement = readGroupDiaryLine(site, known.series, event);
        compare("the group’s page", statement, known.truth);
      }
      const day = known.at.slice(0, LENGTH_OF_DAY);
      if (!isInWeek(day, today)) continue;
      compare("This Week", readWeekSheet(site, day, eventPath(event)), known.truth);
    }
  }
  expect(mistakes).toEqual([]);
});

/** What a date is called if it has no name of its own. */
function nameSeries(series: string): string {
  if (series === "service") return church.facts.services[0].name;
  const group = church.groupDates.find(({ id }) => id === series);
  if (!group) throw new Error(`there is no group ${series}`);
  return group.name;
}

test("every place that shows a date says the same of each change, before it, on its day and after", () => {
  const mistakes: string[] = [];
  for (const [today, site] of sites) {
    for (const { what, dates } of cases) {
      for (const inTable of dates) {
        const { series, day, isOff = false, mark = "", place, pageSays } = inTable;
        const truth: Truth = { isOff, mark, clocks: listClocks(inTable), place };
        const date: SeriesDate = {
          series,
          day,
          name: inTable.name ?? nameSeries(series),
          pageSays,
        };
        if (inTable.start) date.start = inTable.start;
        const compare = (output: string, statement: Statement | undefined) => {
          for (const difference of listDifferences(statement, truth)) {
            mistakes.push(`${today}: ${output} ${difference}: ${what}`);
          }
        };
        for (const output of dateOutputs) {
          const statement = output.read(site, date);
          if (output.hasWholeYear || isInWeek(day, today)) compare(output.name, statement);
          else if (day < today && statement) {
            mistakes.push(`${today}: ${output.name} still has: ${what}`);
          }
        }
        // If an event stands for the date, its outputs are compared above.
        const hasEvent = knownEvents.some(
          (event) => event.series === series && event.at.startsWith(day),
        );
        if (series === "service" || hasEvent || !isInWeek(day, today)) continue;
        compare(calendarOfEverything.name, calendarOfEverything.read(site, date));
        compare("This Week", readWeekSheet(site, day, groupPath(series)));
      }
    }
  }
  expect(mistakes).toEqual([]);
});

test("every place that has notices shows that of a change from the day before it to its last day", () => {
  const mistakes: string[] = [];
  for (const [today, site] of sites) {
    for (const { notice, change } of cases) {
      if (!notice) continue;
      const lastDay = change.until ?? change.day;
      const isDue = addDays(change.day, -1) <= today && today <= lastDay;
      for (const output of noticeOutputs) {
        const isShown = output.read(site).includes(notice);
        if (isDue && !isShown) mistakes.push(`${today}: ${output.name} has not “${notice}”`);
        if (!isDue && isShown) mistakes.push(`${today}: ${output.name} has “${notice}”`);
      }
    }
  }
  expect(mistakes).toEqual([]);
});

test("the sheet on paper says how new its events are", () => {
  const site = sites.get("2026-11-24");
  if (!site) throw new Error("The site of that day was not built.");
  expect(wordsOf(findOne("h2 + div > p", site.week))).toBe("As of Tuesday 24 November, 9am.");
});

test("This Week and groups say that some events may be missing if only a part of the diary was read", () => {
  const snapshot: Snapshot = { ...snapshotOn("2026-11-24"), isPartial: true };
  const { week, seriesPages } = buildSiteOn("2026-11-24", snapshot);
  const diary = seriesPages.get("dorcas")?.diary;
  if (!diary) throw new Error("The page of Dorcas was not built.");
  for (const part of [week, diary]) {
    expect(wordsOfAll("p", part).join()).toContain("Some events may be missing");
  }
});
