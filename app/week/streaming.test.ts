import * as v from "valibot";
import { expect, test } from "vitest";
import { listCalendarEntries } from "#app/calendars/calendar.server.ts";
import { describeChurch } from "#app/church/dates-for-search.server.ts";
import { streamAddress } from "#app/church/fields.server.ts";
import { noticesSchema } from "#app/church/notices.server.ts";
import { makeWeek } from "#app/week/week.ts";
import { type Change, makeSeries, type SeriesFacts } from "#dates";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { wallTime } from "#time";

const OWN_STREAM = "https://www.youtube.com/@ballydown/live";
const STREAM_OF_OTHERS = "https://vimeo.com/first-ballydown";
const days = { from: "2026-12-13", to: "2026-12-18" };
const year = { ...days, terms: [] };
const church = sampleChurch.facts;

/** What the site says of the streaming of a service. */
type Statements = {
  /** The link to the stream on This Week; undefined if there is none. */
  link: string | undefined;
  /** The notes below the service on This Week. */
  notes: string[];
  /** The entries of the service's calendar, as JSON. */
  calendar: string;
  /** What search engines read, as JSON. */
  search: string;
};

/** Reads everything that the site says of the service of a Sunday, which a line of notices.yaml may change. */
function readStatements(line?: object): Statements {
  const changes: Change[] = v.parse(noticesSchema, { changes: line ? [line] : [] }).changes;
  const facts: SeriesFacts = {
    ...seriesWith({ name: "Main Service", isService: true }),
    where: church.name,
    stream: v.parse(streamAddress, OWN_STREAM),
    rule: { every: "Sunday", from: "11:30", to: "12:45" },
  };
  const service = makeSeries(facts, year, changes);
  const week = makeWeek(wallTime("2026-12-12", "09:00"), {
    series: [{ ...service, ask: { name: "the office", phone: "" } }],
    events: [],
    church,
    known: days,
  });
  const [lineOfService] = week.flatMap(({ lines }) => lines);
  const listed = service.meetings.map((meeting) => ({ service, meeting }));
  return {
    link: lineOfService?.stream?.address,
    notes: lineOfService?.notes ?? [],
    calendar: JSON.stringify(listCalendarEntries([service], [], church)),
    search: JSON.stringify(describeChurch(church, [service], { picture: "/", listed })),
  };
}

const sunday = { day: "2026-12-13", for: "service" };

test.each<[what: string, line: object | undefined, address: string]>([
  ["is as usual", undefined, OWN_STREAM],
  ["is an hour earlier", { ...sunday, what: "moved", from: "10:30" }, OWN_STREAM],
  [
    "is held with others, who stream it",
    {
      ...sunday,
      what: "joint",
      where: "First Ballydown",
      stream: STREAM_OF_OTHERS,
      why: "with them",
    },
    STREAM_OF_OTHERS,
  ],
])(
  "This Week, calendars and search engines say where a service is streamed that %s",
  (_what, line, address) => {
    const { link, notes, calendar, search } = readStatements(line);
    expect(link).toBe(address);
    expect(notes.join()).not.toContain("Not streamed");
    expect(calendar).toContain(address);
    expect(search).toContain(`"VirtualLocation","url":"${address}"`);
  },
);

test.each([
  ["the camera is away", { ...sunday, what: "not-streamed", why: "the camera is away" }],
  ["held elsewhere", { ...sunday, what: "joint", where: "First Ballydown", why: "with them" }],
])(
  "This Week, calendars and search engines say that a service is not streamed: %s",
  (why, line) => {
    const { link, notes, calendar, search } = readStatements(line);
    expect(link).toBeUndefined();
    expect(notes).toContain(`Not streamed: ${why}`);
    expect(calendar).toContain(`Not streamed: ${why}`);
    expect(search).toContain('"subEvent"');
    expect(search.match(/"subEvent":.*/)?.[0]).not.toContain("MixedEventAttendanceMode");
  },
);

test("nothing is said of the stream of a service that is off", () => {
  const { link, notes } = readStatements({ ...sunday, what: "off", why: "snow" });
  expect(link).toBeUndefined();
  expect(notes).toEqual(["Off: snow"]);
});

test.each([
  ["https://youtu.be/abc", "on YouTube"],
  ["https://m.facebook.com/ballydown/live", "on Facebook"],
  ["https://vimeo.com/event/1", "on Vimeo"],
  ["https://notyoutube.com/live", "online"],
  ["https://live.ballydown.org/?by=youtube.com", "online"],
])("a stream at %s is called “%s”", (address, words) => {
  expect(v.parse(streamAddress, address)).toEqual({ address, on: words });
});
