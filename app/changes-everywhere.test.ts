import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { IcsDateObject } from "ts-ics";
import { afterAll, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import type { ChurchEvent } from "#app/events/event.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { addDays, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { casesIn } from "#tests/support/cases.ts";

/** A change, as notices.yaml has it, and what is to be said of it. */
type Case = {
  what: string;
  change: object;
  /** A group, or "service", with the day of one of its dates and what the page that lists it says of that. */
  about: string;
  day: string;
  page: string;
  /** The hour at which subscribers and search engines have it; nothing where it is off. */
  start?: string;
  /** The feed's events of it. */
  events: Typed[];
};

/** An event as somebody typed it, and what is said of it. */
type Typed = {
  name: string;
  at: string;
  until: string;
  where?: string;
  words: string;
  isOff?: boolean;
  /** The group whose page lists it. */
  group?: string;
  /** When it begins, if other than typed; of one that was put on another day, there. */
  start?: string;
};

const SNOW = "2026-12-13";

const cases = casesIn<Case[]>("tests/fixtures/changed-dates.yaml");

/** Every day on which something is not as usual, and one before. */
const todays = [...new Set(["2026-11-21", ...cases.map(({ day }) => day)])];

const seconds = (time: string) => `${time}:00` as WallTime;

const typed = cases
  .flatMap(({ about, events }) =>
    events.map((event): Typed => {
      const isOwn = about !== "service" && !event.at.startsWith(SNOW);
      return isOwn ? { ...event, group: about } : event;
    }),
  )
  .map((event, index) => ({ ...event, id: `e${index}` }));

const feed: ChurchEvent[] = typed.map(({ id, name, at, until, where }) => ({
  id,
  name,
  start: seconds(at),
  end: wallTime(dayOf(seconds(at)), until),
  status: "confirmed",
  place: where ? { name: where, address: "Ballymena" } : { name: "Church Halls" },
  detailsUrl: "https://example.churchsuite.com/events/e",
  takesBookings: true,
}));

/** The outlets that have what was put on another day as it is there. */
const onNewDay = ["search engines", "the event as a file"];

/** The feed's events that are not over on a day, as a build has them. */
const snapshotOf = (day: string): Snapshot => ({
  day,
  events: feed.filter(({ start }) => start > day),
  more: 0,
});

const folder = mkdtempSync(path.join(tmpdir(), "for-test-"));
cpSync("sample", folder, { recursive: true });
writeFileSync(
  path.join(folder, "notices.yaml"),
  stringify({ changes: cases.map(({ change }) => change) }),
);
const { CONTENT } = process.env;
process.env.CONTENT = folder;
let taken = snapshotOf("");
// As a build does, files are read once.
vi.stubEnv("PROD", true);
vi.resetModules();
vi.doMock("#app/events/snapshot.server.ts", () => ({
  takeSnapshot: async () => taken,
}));
// Meanwhile a build of another congregation may draw its windows in their place.
vi.doMock("#app/pictures/generated.ts", () => ({
  windowOf: (slug: string) => ({ full: `/${slug}.svg`, small: `/${slug}.small.svg` }),
}));
vi.stubGlobal("window", { location: { origin: "https://www.kilmorran.example" } });
vi.useFakeTimers({ toFake: ["Date"] });
const { outletsAt, subscribed } = await import("#tests/support/outlets.ts");

afterAll(() => {
  process.env.CONTENT = CONTENT;
  rmSync(folder, { recursive: true });
  vi.doUnmock("#app/events/snapshot.server.ts");
  vi.doUnmock("#app/pictures/generated.ts");
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.resetModules();
});

test.each(todays)(
  "on %s everything that shows dates says the same of every change",
  async (day) => {
    taken = snapshotOf(day);
    const now = new Date(`${day}T09:00:00Z`);
    vi.setSystemTime(now);
    const outlets = outletsAt(now, taken);
    const coming = typed.filter(({ at }) => at > day);
    expect(coming).not.toEqual([]);
    for (const { id, name, at, words, group, isOff = false, start = at } of coming) {
      const said = outlets.ofEvent(id);
      expect(Object.keys(said).sort(), name).toEqual(
        [
          ...["carousel", "details", "list", "search engines", "the event as a file"],
          ...(isOff ? [] : ["Google’s calendar"]),
          ...(at < addDays(day, 7) ? ["This Week"] : []),
        ].sort(),
      );
      for (const [outlet, { isOff: saysOff, words: says, start: begins }] of Object.entries(said)) {
        const what = `${outlet} on ${name}`;
        // What was put on another day is there in files, and for search engines.
        const isThere = isOff && start !== at && onNewDay.includes(outlet);
        expect(saysOff, what).toBe(isOff && !isThere);
        if (words) expect(says, what).toContain(words);
        else expect(says, what).not.toMatch(/Off|usual|Moved/);
        if (begins) expect(begins, what).toBe(seconds(isOff && !isThere ? at : start));
      }
      const when = said.details?.when;
      expect(when, name).toMatch(/^[A-Z]\w+day \d+ [A-Z]\w+, [\d:]+(am|pm)?(–[\d:]+(am|pm)?)?$/);
      expect([when, undefined], `This Week on ${name}`).toContain(said["This Week"]?.when);
      if (!group) continue;
      const diary = await outlets.diaryOf(group);
      expect(diary.get(id), `${group}’s page on ${name}`).toEqual({ isOff, words, when });
    }
    for (const { what, about, day: date, page, start } of cases) {
      if (date < day || date >= addDays(day, 7)) continue;
      const { words, forSearch } = outlets.page(about);
      expect(words, what).toContain(page);
      const thing = forSearch.find(({ startDate }) => startDate.startsWith(start ?? date));
      expect(thing?.eventStatus.endsWith("EventCancelled"), what).toBe(!start);
    }
  },
);

test.each([true, false])(
  "whether part of the diary could not be read (%s) is said",
  async (isPartial) => {
    taken = { ...snapshotOf("2026-11-21"), ...(isPartial && { isPartial }) };
    const now = new Date("2026-11-21T09:00:00Z");
    vi.setSystemTime(now);
    const said = await outletsAt(now, taken).ofTheDiary("dorcas");
    for (const [outlet, words] of Object.entries(said)) {
      expect(words, outlet).toMatch(/as it stood on .*21 November 2026\./i);
      expect(words.includes("Some events are missing"), outlet).toBe(isPartial);
    }
  },
);

test.each(cases)("who has subscribed is told that $what", async ({ about, day, start, events }) => {
  const path = about === "service" ? "/services.ics" : `/activities/${about}.ics`;
  const clock = (date: IcsDateObject | undefined) => date?.local?.date.toISOString().slice(0, 16);
  const entries = await subscribed(path);
  const entry = start
    ? entries.find((one) => clock(one.start) === start)
    : entries.find((one) => clock(one.recurrenceId?.value)?.startsWith(day));
  expect(entry).toMatchObject(
    start
      ? { status: "CONFIRMED" }
      : { status: "CANCELLED", summary: expect.stringMatching(/^Off: /) },
  );
  expect(entry?.description).toContain(events.at(-1)?.words || events[0]?.words);
});
