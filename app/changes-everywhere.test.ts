import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { openChurch } from "#app/church/open-church.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { givePages } from "#app/events/event-address.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { casesIn } from "#tests/support/cases.ts";
import { outletsOf, ownCalendars, type Told } from "#tests/support/outlets.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { addDays, churchTimeAt, type WallTime } from "#time";
import { churchFeed } from "./church/church-suite.server.ts";

/** Where and when something is, as far as that is not as usual. */
type Place = { start?: string; end?: string | undefined; where?: string };

/** An event as somebody typed it, and what is so. */
type Typed = {
  name: string;
  at: string;
  until: string;
  where?: string;
  status?: ChurchEvent["status"];
  words?: string;
  isOff?: boolean;
  /** Where it is not as it was typed; and there, where it was put on another day. */
  shown?: Place;
  there?: Place;
  /** The group whose page lists it. */
  of?: string;
};

/** A date of a group or a service, and what is so. */
type Dated = Place & {
  of: string;
  day: string;
  name?: string;
  page: string;
  isOff?: boolean;
  mark?: string;
};

/** What is so of either, as outlets are to tell it. */
type Truth = Told & { mark: string };

type Case = {
  what: string;
  change: { day: string; until?: string };
  notice?: string;
  dates: Dated[];
  events: Typed[];
};

const { todays, changes } = casesIn<{ todays: string[]; changes: Case[] }>(
  "tests/fixtures/changed-dates.yaml",
);

const DAY = "2026-12-06".length;
const clocksOf = ({ start, end }: Place) =>
  start ? [start, end].flatMap((time) => time?.slice("2026-12-06T".length) ?? []) : undefined;

const seconds = (time: string) => `${time}:00` as WallTime;

/** A clock time before that of the start is on the next day. */
function endOf({ at, until }: Pick<Typed, "at" | "until">): string {
  if (until.includes("T")) return until;
  const day = at.slice(0, DAY);
  return `${until < at.slice(-until.length) ? addDays(day, 1) : day}T${until}`;
}

const typed = changes
  .flatMap(({ what, events }) => events.map((event) => ({ ...event, what })))
  .map((event, index) => {
    const { at, where = "Church Halls", words: mark = "", isOff = false, shown, there } = event;
    // Who moves the beginning alone leaves open when it ends.
    const end = shown?.start ? undefined : endOf(event);
    const place = { start: at, end, where, ...shown };
    return {
      ...event,
      id: `e${index}`,
      truth: { isOff, mark, clocks: clocksOf(place), where: place.where },
      there: there && { isOff: false, mark, clocks: clocksOf(there), where: there.where },
    };
  });

const feed: ChurchEvent[] = typed.map(({ id, name, where, status = "confirmed", ...event }) => ({
  id,
  name,
  start: seconds(event.at),
  end: seconds(endOf(event)),
  status,
  place: where ? { name: where, address: "Ballymena" } : { name: "Church Halls" },
  detailsUrl: "https://example.churchsuite.com/events/e",
  takesBookings: true,
}));

/** The feed's events that are not over on a day, as a build has them. */
const snapshotOf = (day: string): Snapshot => ({
  day,
  events: givePages(
    feed.filter(({ start }) => start > day),
    day,
  ),
  more: 0,
});

vi.stubGlobal("window", { location: { origin: "https://www.kilmorran.example" } });
afterAll(() => void vi.unstubAllGlobals());

/** The sample congregation with these changes and no other notices. */
const church = openChurch(sampleWith(changes.map(({ change }) => change)), SATURDAY);
const calendars = ownCalendars(church);
const feedAddress = churchFeed(church)?.url ?? "";

/** Everything that shows dates, of a site that is built at nine in the morning of a day with what the feed has then. */
function outletsOn(day: string, snapshot: Snapshot) {
  const now = new Date(`${day}T09:00:00Z`);
  const diary = { url: feedAddress, snapshot };
  const then = { ...church, now, time: churchTimeAt(now), today: day, diary };
  return outletsOf(then, snapshot, calendars);
}

/** The folder of the sample with these changes in its notices.yaml; it is there until the tests are over. */
function sampleWith(lines: object[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "for-test-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync("sample", folder, { recursive: true });
  writeFileSync(path.join(folder, "notices.yaml"), stringify({ changes: lines }));
  return folder;
}

/** These tell of what was put on another day as it is there. */
const tellsThere = ["search engines", "the event as a file", "the calendar of events"];

const UNUSUAL = /\b(?:off|not as usual|moved|cancelled)\b/i;
const KIND = /^(?:Off:|Moved|Not as usual:|Not on all days:) /;

/** How what an outlet says differs from what is so, as far as it says it. */
function differences(told: Told | undefined, truth: Truth): string[] {
  if (!told) return ["is silent"];
  const { isOff, mark = truth.mark, clocks = [], where } = told;
  const why = truth.mark.replace(KIND, "");
  const isMarked = mark.includes(why);
  const [start, end] = truth.clocks ?? clocks;
  // Some outlets tell only when a thing begins.
  const isThen = clocks.every((clock, index) => clock === [start, end][index]);
  return [
    isOff !== truth.isOff && `says that it is ${isOff ? "off" : "on"}`,
    !isMarked && `says “${mark}”, not “${why}”`,
    !truth.mark && UNUSUAL.test(mark) && `says “${mark}”`,
    told.clocks && !(clocks[0] && isThen) && `has ${clocks.join("–")}, not ${start}–${end}`,
    where !== undefined &&
      !where.includes(truth.where ?? "") &&
      `has it in “${where}”, not in “${truth.where}”`,
  ].filter((slip) => slip !== false && slip !== undefined);
}

const isInWeek = (day: string, today: string) => day >= today && day < addDays(today, 7);

test("twelve changes, seen on twenty-nine todays, are told alike wherever dates stand", () => {
  expect([changes.length, todays.length]).toEqual([12, 29]);
  const found: string[] = [];
  for (const today of todays) {
    const { ofEvent, ofDiary, ofWeek, ofDate, inEverything, notices, nameOf, linkOf } = outletsOn(
      today,
      snapshotOf(today),
    );
    const compare = (outlet: string, what: string, told: Told | undefined, truth: Truth) => {
      const slips = differences(told, truth).map((slip) => `${today}: ${outlet} ${slip}: ${what}`);
      found.push(...slips);
    };

    for (const { id, name, of, isOff, truth, there, ...event } of typed) {
      const day = event.at.slice(0, DAY);
      if (event.at < today) continue;
      const what = `${name} (${event.what})`;
      for (const [outlet, tell] of Object.entries(ofEvent)) {
        const isLeftOut =
          (isOff && outlet === "Google’s calendar") ||
          // The date on the other day tells of it.
          (there && outlet === "the calendar of everything");
        if (isLeftOut) expect(tell(id), what).toBeUndefined();
        else compare(outlet, what, tell(id), (tellsThere.includes(outlet) && there) || truth);
      }
      if (of) compare("the group’s page", what, ofDiary(of, id), truth);
      for (const [outlet, tell] of isInWeek(day, today) ? Object.entries(ofWeek) : []) {
        compare(outlet, what, tell({ name, day, link: linkOf(id) }), truth);
      }
    }

    for (const { what, dates, notice, change } of changes) {
      for (const { of, day, name = nameOf(of), isOff = false, mark = "", ...date } of dates) {
        const truth = { ...date, isOff, mark, clocks: clocksOf(date) };
        const asked = { of, day, name, ...date, link: `/activities/${of}` };
        for (const [outlet, tell] of Object.entries(ofDate)) {
          if (outlet === "its calendar" || isInWeek(day, today))
            compare(outlet, what, tell(asked), truth);
          else if (day < today && tell(asked)) found.push(`${today}: ${outlet} still has: ${what}`);
        }
        const hasEvent = typed.some((event) => event.of === of && event.at.startsWith(day));
        if (of === "service" || hasEvent || !isInWeek(day, today)) continue;
        compare("the calendar of everything", what, inEverything(asked), truth);
        for (const [outlet, tell] of Object.entries(ofWeek)) {
          compare(outlet, what, tell(asked), truth);
        }
      }
      if (!notice) continue;
      const stands = addDays(change.day, -1) <= today && today <= (change.until ?? change.day);
      for (const [outlet, words] of Object.entries(notices)) {
        if (stands !== words.includes(notice)) {
          found.push(`${today}: ${outlet} ${stands ? "has not" : "has"} “${notice}”`);
        }
      }
    }
  }
  expect(found).toEqual([]);
});

test.each([true, false])("that part of the diary was not read (%s) is said", (isPartial) => {
  const snapshot = snapshotOf("2026-11-21");
  if (isPartial) snapshot.isPartial = true;
  const said = outletsOn("2026-11-21", snapshot).ofTheDiary("dorcas");
  for (const [outlet, words] of Object.entries(said)) {
    expect(words, outlet).toContain("As of Saturday 21 November, 9am.");
    expect(words.includes("Some events may be missing"), outlet).toBe(isPartial);
  }
});
