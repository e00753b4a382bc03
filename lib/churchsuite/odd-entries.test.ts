import { expect, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { readEventForTest, readForTest } from "./read-for-test.ts";
import { bookable, churchHalls, feedEntry, pictures, signUp, ticketUrl } from "./testing.ts";
import { typedInDiary } from "./typed-in-diary.ts";

function readCarols(fields: object = {}, start = "2026-12-06 19:00:00"): FeedEvent {
  return readEventForTest(feedEntry("Carols", start, fields));
}

/** When an event is. */
function timesOf({ start, end, isAllDay }: FeedEvent) {
  return { start, end, isAllDay };
}

test.each([[[]], [null]])(
  "an event with %j for its pictures, its brand and its place is read without them",
  (none) => {
    const event = readCarols({ images: none, brand: none, location: none });
    expect(event.name).toBe("Carols");
    expect(event).not.toHaveProperty("pictureUrl");
    expect(event).not.toHaveProperty("place");
  },
);

const bareText = "https://cdn.churchsuite.com/o.jpg";

test.each([
  ["large one, if all sizes are there", pictures("c", ["thumb", "sm", "md", "lg"]), "c_lg.jpg"],
  ["small one, if it is larger than the other", pictures("c", ["thumb", "sm"]), "c_sm.jpg"],
  [
    "medium one, if nothing else has the name of a size",
    { original_500: bareText, ...pictures("c", ["md"]) },
    "c_md.jpg",
  ],
  [
    "smallest one, if the others have no address",
    { ...pictures("c", ["thumb"]), lg: { url: "" }, md: null },
    "c_thumb.jpg",
  ],
])("the picture of an event is the %s", (_size, images, file) => {
  expect(readCarols({ images }).pictureUrl?.split("/").at(-1)).toBe(file);
});

test("an event has no picture if its only size is a text and no object", () => {
  expect(readCarols({ images: { lg: bareText } })).not.toHaveProperty("pictureUrl");
});

// lib/time/wall-time.test.ts has the ways in which a time may be written.
test.each(["", "soon", null, 7])(
  "an event with %j for its start is left out, and counted",
  (start) => {
    const { events, unreadCount } = readForTest([
      feedEntry("Carols", "", { datetime_start: start }),
      feedEntry("Quiz", "2026-12-06 19:00"),
    ]);
    expect(events.map(({ name }) => name)).toEqual(["Quiz"]);
    expect(unreadCount).toBe(1);
  },
);

test("a time of the summer stays as it was written in the embed feed", () => {
  const event = readCarols({ datetime_end: "2026-07-05 12:45:00" }, "2026-07-05 11:30:00");
  expect(timesOf(event)).toEqual({ start: "2026-07-05T11:30:00", end: "2026-07-05T12:45:00" });
});

test("a time of the newer feed is in UTC, also that of an all-day event in summer", () => {
  const praise = { starts_at: "2026-07-05T17:30:00Z", ends_at: "2026-07-05T18:30:00Z" };
  const fair = {
    starts_at: "2026-07-03T23:00:00Z",
    ends_at: "2026-07-04T22:59:59Z",
    all_day: true,
  };
  const { events } = readForTest({ events: [praise, fair] }, { format: "calendar" });
  expect(events.map(timesOf)).toEqual([
    { start: "2026-07-05T18:30:00", end: "2026-07-05T19:30:00" },
    { start: "2026-07-04T00:00:00", end: "2026-07-04T23:59:59", isAllDay: true },
  ]);
});

test.each(["2027-03-28", "2026-10-25"])(
  "an hour of %s that is left out or comes twice stays as it was written",
  (day) => {
    const event = readCarols({ datetime_end: `${day} 01:45:00` }, `${day} 01:30:00`);
    expect(timesOf(event)).toEqual({ start: `${day}T01:30:00`, end: `${day}T01:45:00` });
  },
);

test.each(typedInDiary["whole-days"])(
  "an event that is typed as %j lasts the whole days %j",
  ({ from, to, all_day }, [first, last]) => {
    expect(timesOf(readCarols({ datetime_end: to, all_day }, from))).toEqual({
      start: `${first}T00:00:00`,
      end: `${last}T23:59:59`,
      isAllDay: true,
    });
  },
);

test.each(typedInDiary.hours)(
  "an event from $from to $to has hours, and lasts no whole days",
  (typed) => {
    const { from, to, all_day } = typed;
    expect(readCarols({ datetime_end: to, all_day }, from)).not.toHaveProperty("isAllDay");
  },
);

test("an event of several days keeps both its ends", () => {
  const weekend = readCarols({ datetime_end: "2026-12-06 15:00:00" }, "2026-12-04 18:30:00");
  expect(timesOf(weekend)).toEqual({ start: "2026-12-04T18:30:00", end: "2026-12-06T15:00:00" });
});

test.each([
  ["cancelled", "cancelled"],
  ["Cancelled", "cancelled"],
  ["canceled", "cancelled"],
  ["pending", "pending"],
  ["anything else", "confirmed"],
])("a status of %j is read as %s", (status, meaning) => {
  expect(readCarols({ status }).status).toBe(meaning);
});

function readWithSwitch(signup_enabled: unknown): FeedEvent {
  return readCarols({ signup_options: { ...bookable("carolsxx"), signup_enabled } });
}

test.each<unknown>(["1", 1, true])(
  "an event whose sign-up is switched to %j takes bookings",
  (on) => {
    expect(readWithSwitch(on).takesBookings).toBe(true);
  },
);

test.each<unknown>(["0", 0, false, "false", [[]]])(
  "an event whose sign-up is switched to %j takes no bookings",
  (off) => {
    expect(readWithSwitch(off)).not.toHaveProperty("takesBookings");
  },
);

test("an event with an address for tickets, whose sign-up is off, takes no bookings", () => {
  const event = readCarols({
    signup_options: signUp({ enabled: "0", url: ticketUrl("carolsxx") }),
  });
  expect(event.detailsUrl).toBe(ticketUrl("carolsxx"));
  expect(event).not.toHaveProperty("takesBookings");
});

test("each event of a series is read, whether series share a name or events of one series do not", () => {
  const { events } = readForTest([
    feedEntry("Bible Study", "2026-12-01 20:00:00", { identifier: "aaaaaaaa", sequence: 1 }),
    feedEntry("Bible Study", "2026-12-01 20:00:00", { identifier: "bbbbbbbb", sequence: 2 }),
    feedEntry("Communion", "2026-12-06 11:30:00", { identifier: "cccccccc", sequence: "3" }),
    feedEntry("Morning Worship", "2026-12-13 11:30:00", { identifier: "dddddddd", sequence: 3 }),
  ]);
  expect(events.map(({ id }) => id)).toEqual(["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"]);
});

test("an event that ChurchSuite has merged with others is read like any other", () => {
  const merged = readCarols({ merged_by_strategy: true });
  expect(merged).toEqual(readCarols({ merged_by_strategy: false }));
});

test.each(typedInDiary.places)("a place of %j is read as %j", (typed, place) => {
  expect(readCarols({ location: { ...churchHalls, ...typed } }).place).toEqual(place);
});

test.each(typedInDiary["no-places"])("a place of %j is none", (typed) => {
  expect(readCarols({ location: { ...churchHalls, ...typed } })).not.toHaveProperty("place");
});

test("an identifier may be sent as a number", () => {
  expect(readCarols({ identifier: 2714 }).id).toBe("2714");
});

test("events that share an identifier, a start and a name have ids of their own, the same in each reading", () => {
  const twins = { identifier: "repeated" };
  const feed = [
    feedEntry("Study", "2026-12-01 20:00:00", twins),
    feedEntry("Study", "2026-12-01 20:00:00", twins),
    feedEntry("Study", "2026-12-08 20:00:00", twins),
    feedEntry("🎄", "2026-12-08 20:00:00", { identifier: null }),
  ];
  const ids = readForTest(feed).events.map(({ id }) => id);
  expect(ids).toEqual([
    "repeated-2026-12-01t20-00-00",
    "repeated-2026-12-01t20-00-00-2",
    "repeated-2026-12-08t20-00-00",
    "event-2026-12-08t20-00-00",
  ]);
  expect(readForTest(feed).events.map(({ id }) => id)).toEqual(ids);
});

test.each(["confirmed", "cancelled"] as const)(
  "the names of events that are %s are typeset, and free of HTML",
  (status) => {
    const typedAndPrinted = typedInDiary.names[status];
    const typedAndRead = typedAndPrinted.map(([name]) => {
      return [name, readCarols({ name, status }).name];
    });
    expect(typedAndRead).toEqual(typedAndPrinted);
  },
);

const wholeDay = { starts_at: "2026-06-06T23:00:00Z", ends_at: "2026-06-07T22:59:59Z" };
const almostWholeDay = { ...wholeDay, ends_at: "2026-06-07T22:30:00Z" };

function readFromCalendar(fields: object): FeedEvent | undefined {
  const answer = { events: [{ name: "Open Church", ...fields }] };
  return readForTest(answer, { format: "calendar" }).events[0];
}

test.each([{}, { all_day: false }, { all_day: null }, { all_day: true }])(
  "in the newer feed a day from midnight to midnight is a whole one with %j",
  (mark) => {
    expect(readFromCalendar({ ...wholeDay, ...mark })?.isAllDay).toBe(true);
  },
);

test("in the newer feed other hours are a whole day only if they are marked as one", () => {
  expect(readFromCalendar({ ...almostWholeDay, all_day: true })?.isAllDay).toBe(true);
  expect(readFromCalendar({ ...almostWholeDay, all_day: false })).not.toHaveProperty("isAllDay");
  expect(readFromCalendar(almostWholeDay)).not.toHaveProperty("isAllDay");
});
