import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { IcsDateObject } from "ts-ics";
import { afterAll, expect, test, vi } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { addDays, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";

/** A change, as its line in notices.yaml, and what is to be said of it. */
type Case = {
  what: string;
  line: string;
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

const cases: Case[] = [
  {
    what: "a service is off, known by another name",
    line: "{ day: 2026-11-22, for: service, what: off, why: a burst pipe }",
    about: "service",
    day: "2026-11-22",
    page: "No Main Service, Sunday 22 November: a burst pipe",
    events: [
      {
        name: "Morning Worship",
        at: "2026-11-22T11:30",
        until: "12:45",
        words: "Off: a burst pipe",
        isOff: true,
      },
    ],
  },
  {
    what: "a group is off, known by another name",
    line: "{ day: 2026-11-24, for: dorcas, what: off, why: a wedding }",
    about: "dorcas",
    day: "2026-11-24",
    page: "Not 24 November: a wedding",
    events: [
      {
        name: "Dorcas Evening",
        at: "2026-11-24T19:30",
        until: "21:30",
        words: "Off: a wedding",
        isOff: true,
      },
    ],
  },
  {
    what: "a group is off, typed for another hour",
    line: "{ day: 2026-11-25, for: girls-brigade, what: off, why: no leaders }",
    about: "girls-brigade",
    day: "2026-11-25",
    page: "Not 25 November: no leaders",
    events: [
      { name: "GB", at: "2026-11-25T19:00", until: "20:00", words: "Off: no leaders", isOff: true },
    ],
  },
  {
    what: "a group is off, known by its name",
    line: "{ day: 2026-11-26, for: boys-brigade, what: off, why: no heating }",
    about: "boys-brigade",
    day: "2026-11-26",
    page: "Not 26 November: no heating",
    events: [
      {
        name: "Boys' Brigade",
        at: "2026-11-26T18:15",
        until: "21:30",
        words: "Off: no heating",
        isOff: true,
      },
    ],
  },
  {
    what: "a group is off for some weeks",
    line: "{ day: 2026-11-29, until: 2026-12-06, for: snatch, what: off, why: exams }",
    about: "snatch",
    day: "2026-12-06",
    page: "Not 6 December: exams",
    events: ["2026-11-29", "2026-12-06"].map((day) => ({
      name: "SNATCH",
      at: `${day}T19:00`,
      until: "21:00",
      words: "Off: exams",
      isOff: true,
    })),
  },
  {
    what: "a group is put on another day, at another hour and in another room",
    line: '{ day: 2026-12-01, for: pw, what: moved, new-day: 2026-12-02, from: "19:30", where: Library }',
    about: "pw",
    day: "2026-12-02",
    page: "7:30pm, Library",
    start: "2026-12-02T19:30",
    events: [
      {
        name: "PW Evening",
        at: "2026-12-01T20:00",
        until: "21:30",
        words: "Moved to Wednesday 2 December, 7:30pm, Library",
        isOff: true,
        start: "2026-12-02T19:30",
      },
      {
        name: "PW: carols",
        at: "2026-12-02T19:30",
        until: "21:00",
        words: "Not as usual: moved from 1 December, 7:30pm, Library",
      },
    ],
  },
  {
    what: "a group has another hour",
    line: '{ day: 2026-12-03, for: lotsatots, what: moved, from: "11:00", to: "13:00" }',
    about: "lotsatots",
    day: "2026-12-03",
    page: "11am–1pm",
    start: "2026-12-03T11:00",
    events: [
      {
        name: "Lotsatots",
        at: "2026-12-03T10:00",
        until: "12:00",
        words: "Not as usual: 11am–1pm",
        start: "2026-12-03T11:00",
      },
    ],
  },
  {
    what: "a group meets once more",
    line: '{ day: 2026-12-05, for: worship-team, what: extra, from: "14:00", to: "16:00", why: carol practice }',
    about: "worship-team",
    day: "2026-12-05",
    page: "2–4pm, carol practice",
    start: "2026-12-05T14:00",
    events: [
      { name: "Worship Team", at: "2026-12-05T14:00", until: "16:00", words: "carol practice" },
    ],
  },
  {
    what: "a service is held with others, at another hour",
    line: '{ day: 2026-12-06, for: service, what: joint, from: "10:30", why: with First Kilmorran }',
    about: "service",
    day: "2026-12-06",
    page: "Main Service, Sunday 6 December, 10:30 AM, with First Kilmorran",
    start: "2026-12-06T10:30",
    events: [
      {
        name: "Toy Service",
        at: "2026-12-06T11:30",
        until: "12:45",
        words: "Not as usual: 10:30am, with First Kilmorran",
        start: "2026-12-06T10:30",
      },
    ],
  },
  {
    what: "there is one more service",
    line: '{ day: 2026-12-10, for: service, what: extra, name: Carols, from: "19:00", to: "20:00", where: The harbour, why: with the band }',
    about: "service",
    day: "2026-12-10",
    page: "Carols, Thursday 10 December, 7:00 PM, The harbour, with the band",
    start: "2026-12-10T19:00",
    events: [{ name: "Carols", at: "2026-12-10T19:00", until: "20:00", words: "with the band" }],
  },
  {
    what: "everything is off",
    line: `{ day: ${SNOW}, for: everything, what: off, why: snow }`,
    about: "creche",
    day: SNOW,
    page: "Not 13 December: snow",
    events: [
      { name: "Worship", at: `${SNOW}T11:30`, until: "12:45", words: "Off: snow", isOff: true },
      {
        name: "SNATCH",
        at: `${SNOW}T19:00`,
        until: "21:00",
        words: "Off: snow",
        isOff: true,
        group: "snatch",
      },
      { name: "Quiz", at: `${SNOW}T15:00`, until: "17:00", words: "Off: snow", isOff: true },
      { name: "Hill walk", at: `${SNOW}T14:00`, until: "16:00", where: "Slemish", words: "" },
    ],
  },
  {
    what: "a group is put on a day on which everything is off",
    line: `{ day: 2026-12-09, for: girls-brigade, what: moved, new-day: ${SNOW} }`,
    about: "girls-brigade",
    day: "2026-12-09",
    page: "Not 9 December: snow",
    events: [
      { name: "GB", at: "2026-12-09T18:30", until: "20:30", words: "Off: snow", isOff: true },
    ],
  },
  {
    what: "a group is in another room",
    line: "{ day: 2026-12-19, for: three-o-clock-club, what: moved, where: Library, why: the hall is let }",
    about: "three-o-clock-club",
    day: "2026-12-19",
    page: "Library, the hall is let",
    start: "2026-12-19T15:00",
    events: [
      {
        name: "3 O'Clock Club Tea",
        at: "2026-12-19T15:00",
        until: "16:30",
        words: "Not as usual: Library, the hall is let",
      },
    ],
  },
];

const todays = Array.from({ length: 29 }, (_, index) => addDays("2026-11-21", index));

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
  `changes:\n${cases.map(({ line }) => `  - ${line}\n`).join("")}`,
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
vi.doMock("#app/pictures/generated.server.ts", () => ({
  windowOf: (slug: string) => ({ full: `/${slug}.svg`, small: `/${slug}.small.svg` }),
}));
vi.stubGlobal("window", { location: { origin: "https://www.kilmorran.example" } });
vi.useFakeTimers({ toFake: ["Date"] });
const { outletsAt, subscribed } = await import("#tests/support/outlets.ts");

afterAll(() => {
  process.env.CONTENT = CONTENT;
  rmSync(folder, { recursive: true });
  vi.doUnmock("#app/events/snapshot.server.ts");
  vi.doUnmock("#app/pictures/generated.server.ts");
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
      if (!group) continue;
      const diary = await outlets.diaryOf(group);
      expect(diary.get(id), `${group}’s page on ${name}`).toEqual({ isOff, words });
    }
    for (const { what, about, day: date, page, start } of cases) {
      if (date < day || date >= addDays(day, 7)) continue;
      expect(outlets.page(about), what).toContain(page);
      const told = outlets.pageForSearch(about);
      const thing = told.find(({ startDate }) => startDate.startsWith(start ?? date));
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

test.each(cases)("who has subscribed is told that $what", ({ about, day, start, events }) => {
  // Then each of them is on its page on one of the days above.
  expect(todays).toContain(day);
  const path = about === "service" ? "/services.ics" : `/activities/${about}.ics`;
  const clock = (date: IcsDateObject | undefined) => date?.local?.date.toISOString().slice(0, 16);
  const entries = subscribed(path);
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
