import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { findAgenda } from "#app/agenda/agenda.server.ts";
import { describeOccurrence, type Occurrence } from "#app/agenda/occurrence.ts";
import type { ChurchEvent } from "#app/church/diary.ts";
import { type Church, openChurch } from "#app/church/open-church.server.ts";
import type { Series } from "#app/church/series.ts";
import { givePages } from "#app/events/event-address.ts";
import { readCases } from "#tests/support/cases.ts";
import { onChangedSample } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { listSurfaces, readNotices, type Statement } from "#tests/support/surfaces.ts";
import { addDays, churchTimeAt, type Day, type WallTime } from "#time";
import { findFeed } from "./church/church-suite.server.ts";

/*
 * What is off or moved is off or moved everywhere. The table has changes and events as a church writes them. The site is
 * built on each of its days, and each surface of tests/support/surfaces.ts must say of each occurrence what the agenda says,
 * which app/agenda/agenda.yaml holds.
 */

/** An event as somebody typed it in ChurchSuite. */
type EventInTable = Omit<Partial<ChurchEvent>, "place"> & {
  name: string;
  at: string;
  /** A clock time, "21:00", or a day and a time. A clock time before that of `at` is on the next day. */
  until?: string;
  place?: string;
};

type Case = {
  what: string;
  /** A line of notices.yaml. */
  change?: { day: Day; until?: Day };
  /** The notice that the change causes. */
  notice?: string;
  events: EventInTable[];
};

/** The days on which the site is built, and the changes. */
type Table = { days: Day[]; changes: Case[] };

const { days, changes: cases } = readCases<Table>("tests/fixtures/changed-dates.yaml");

const DAY = "2026-12-06".length;

function makeEvent({ at, until, place, ...facts }: EventInTable, index: number): ChurchEvent {
  const event: ChurchEvent = {
    id: `e${index}`,
    state: "on",
    ...facts,
    start: `${at}:00` as WallTime,
    place: place ? { name: place, address: "Ballymena" } : { name: "Church Halls" },
    detailsUrl: "https://example.churchsuite.com/events/e",
    takesBookings: true,
  };
  if (until) event.end = `${readEnd(at, until)}:00` as WallTime;
  return event;
}

/** When an event ends as it was typed: "2026-12-06T21:00". */
function readEnd(at: string, until: string): string {
  if (until.includes("T")) return until;
  const day = at.slice(0, DAY);
  return `${until < at.slice(DAY + 1) ? addDays(day, 1) : day}T${until}`;
}

const feed = cases.flatMap(({ events }) => events).map(makeEvent);

/** The sample congregation with the changes of the table and no other notices. */
const changes = cases.flatMap(({ change }) => change ?? []);
const wholeChurch = await onChangedSample(
  (folder) => writeFile(path.join(folder, "notices.yaml"), stringify({ changes })),
  (folder) => openChurch(folder, SATURDAY),
);

/** The same with its dates of one winter: each of the builds would write those of three years. */
const church: Church = {
  ...wholeChurch,
  services: wholeChurch.services.map(keepWinter),
  groupDates: wholeChurch.groupDates.map(keepWinter),
};

function keepWinter(series: Series): Series {
  return { ...series, meetings: series.meetings.filter(({ day }) => day < "2027-03-01") };
}

/** The congregation at nine in the morning of a day, with the events of the feed from then on. */
function churchOn(today: Day): Church {
  const now = new Date(`${today}T09:00:00Z`);
  const events = givePages(
    feed.filter(({ start }) => start > today),
    today,
  );
  const diary = { url: findFeed(church)?.url ?? "", snapshot: { day: today, events } };
  return { ...church, now, time: churchTimeAt(now), today, diary };
}

vi.stubGlobal("window", { location: { origin: "https://www.kilmorran.example" } });
afterAll(() => void vi.unstubAllGlobals());

/** How what a surface says of an occurrence differs from what is so. */
function listDifferences(statement: Statement | undefined, occurrence: Occurrence): string[] {
  if (!statement) return ["is silent"];
  const { isOff, words, start } = statement;
  const differences: string[] = [];
  const isSo = occurrence.state === "off";
  if (isOff !== undefined && isOff !== isSo)
    differences.push(`says that it is ${isOff ? "off" : "on"}`);
  const unusual = describeOccurrence(occurrence);
  if (words !== undefined && !words.includes(unusual))
    differences.push(`does not say “${unusual}”`);
  const marks = /\b(?:Off: |Moved: |Cancelled|Fully booked|To be confirmed)/;
  if (words !== undefined && !unusual && marks.test(words)) differences.push(`says “${words}”`);
  if (start && start !== occurrence.start.slice(0, start.length))
    differences.push(`begins at ${start}`);
  return differences;
}

test.each(days)(
  "every surface of the site built on %s says of each occurrence what is so",
  (today) => {
    const churchThen = churchOn(today);
    const surfaces = listSurfaces(churchThen);
    const coming = findAgenda(churchThen).occurrences.filter(
      ({ start, end = start }) => end > churchThen.time && start < addDays(today, 45),
    );
    const mistakes = coming.flatMap((occurrence) =>
      surfaces
        .filter(({ shows }) => shows(occurrence))
        .flatMap(({ name, read }) =>
          listDifferences(read(occurrence), occurrence).map(
            (difference) => `${name} ${difference}: ${occurrence.name}, ${occurrence.start}`,
          ),
        ),
    );
    expect(coming.length).toBeGreaterThan(20);
    expect(mistakes).toEqual([]);
  },
);

test.each(days)(
  "the notices of %s are those of the changes from the day before to the last day",
  (today) => {
    const due = cases.flatMap(({ change, notice }) => {
      if (!change || !notice) return [];
      const isDue = addDays(change.day, -1) <= today && today <= (change.until ?? change.day);
      return isDue ? [notice] : [];
    });
    expect(readNotices(churchOn(today))).toEqual(due);
  },
);
