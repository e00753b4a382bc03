import { expect, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { writeAsText } from "./plain-text.ts";
import { readForTest } from "./read-for-test.ts";
import { ASK_THE_OFFICE } from "./sentences.ts";
import { bookable, churchHalls, feedEntry, pictures, signUp, ticketUrl } from "./testing.ts";
import { typedInDiary } from "./typed-in-diary.ts";

function read(changes: object = {}, start = "2026-12-06 19:00:00"): FeedEvent {
  const [event] = readForTest([feedEntry("Carols", start, changes)]).events;
  if (!event) throw new Error("The event has been left out");
  return event;
}

/** When an event is. */
const hoursOf = ({ start, end, isAllDay }: FeedEvent) => ({ start, end, isAllDay });

test.each([[[]], [null]])("%j for pictures, brand and place loses nothing else", (none) => {
  const event = read({ images: none, brand: none, location: none });
  expect(event.name).toBe("Carols");
  expect(event).not.toHaveProperty("pictureUrl");
  expect(event).not.toHaveProperty("place");
});

const bareText = "https://cdn.churchsuite.com/o.jpg";

test.each([
  [{ original_500: bareText, ...pictures("c", ["md"]) }, "c_md.jpg"],
  [{ lg: bareText }, undefined],
  [pictures("c", ["thumb", "sm", "md", "lg"]), "c_lg.jpg"],
  [pictures("c", ["thumb", "sm"]), "c_sm.jpg"],
  [{ ...pictures("c", ["thumb"]), lg: { url: "" }, md: null }, "c_thumb.jpg"],
])("of %j the best size that has an address is read", (images, file) => {
  expect(read({ images }).pictureUrl?.split("/").at(-1)).toBe(file);
});

// lib/time/wall-time.test.ts has the ways in which a time may be written.
test.each(["", "soon", null, 7])("an event with %j for its start is left out, and counted", (start) => {
  const { events, unreadCount } = readForTest([
    feedEntry("Carols", "", { datetime_start: start }),
    feedEntry("Quiz", "2026-12-06 19:00"),
  ]);
  expect(events.map(({ name }) => name)).toEqual(["Quiz"]);
  expect(unreadCount).toBe(1);
});

test("a summer time stays as it was written", () => {
  const event = read({ datetime_end: "2026-07-05 12:45:00" }, "2026-07-05 11:30:00");
  expect(hoursOf(event)).toEqual({ start: "2026-07-05T11:30:00", end: "2026-07-05T12:45:00" });
});

test("the newer feed is in UTC, all-day events of the summer included", () => {
  const praise = { starts_at: "2026-07-05T17:30:00Z", ends_at: "2026-07-05T18:30:00Z" };
  const fair = {
    starts_at: "2026-07-03T23:00:00Z",
    ends_at: "2026-07-04T22:59:59Z",
    all_day: true,
  };
  const { events } = readForTest({ events: [praise, fair] }, "calendar");
  expect(events.map(hoursOf)).toEqual([
    { start: "2026-07-05T18:30:00", end: "2026-07-05T19:30:00" },
    { start: "2026-07-04T00:00:00", end: "2026-07-04T23:59:59", isAllDay: true },
  ]);
});

test.each(["2027-03-28", "2026-10-25"])(
  "an hour of %s that does not exist, or comes twice, is as written",
  (day) => {
    const event = read({ datetime_end: `${day} 01:45:00` }, `${day} 01:30:00`);
    expect(hoursOf(event)).toEqual({ start: `${day}T01:30:00`, end: `${day}T01:45:00` });
  },
);

test.each(typedInDiary["whole-days"])("%j lasts the whole days %j", (typed, days) => {
  const { from, to, all_day } = typed;
  const event = read({ datetime_end: to, all_day }, from);
  if (!days) {
    expect(event).not.toHaveProperty("isAllDay");
    return;
  }
  const [first, last] = days;
  const wholeDays = { start: `${first}T00:00:00`, end: `${last}T23:59:59`, isAllDay: true };
  expect(hoursOf(event)).toEqual(wholeDays);
});

test("an event of several days keeps both its ends", () => {
  const weekend = read({ datetime_end: "2026-12-06 15:00:00" }, "2026-12-04 18:30:00");
  expect(hoursOf(weekend)).toEqual({ start: "2026-12-04T18:30:00", end: "2026-12-06T15:00:00" });
});

test.each([
  ["cancelled", "cancelled"],
  ["Cancelled", "cancelled"],
  ["canceled", "cancelled"],
  ["pending", "pending"],
  ["anything else", "confirmed"],
])("a status of %j is read as %s", (status, meaning) => {
  expect(read({ status }).status).toBe(meaning);
});

test.each([
  ["0", undefined],
  [0, undefined],
  [false, undefined],
  ["false", undefined],
  [[], undefined],
  ["1", true],
  [1, true],
  [true, true],
])("a switch that says %j is read for what it means", (signup_enabled, takesBookings) => {
  expect(read({ signup_options: { ...bookable("carolsxx"), signup_enabled } }).takesBookings).toBe(
    takesBookings,
  );
});

test("an address for tickets alone does not make an event one to book", () => {
  const event = read({ signup_options: signUp({ enabled: "0", url: ticketUrl("carolsxx") }) });
  expect(event.detailsUrl).toBe(ticketUrl("carolsxx"));
  expect(event).not.toHaveProperty("takesBookings");
});

test("two series of one name stay apart, and one series of several names too", () => {
  const { events } = readForTest([
    feedEntry("Bible Study", "2026-12-01 20:00:00", { identifier: "aaaaaaaa", sequence: 1 }),
    feedEntry("Bible Study", "2026-12-01 20:00:00", { identifier: "bbbbbbbb", sequence: 2 }),
    feedEntry("Communion", "2026-12-06 11:30:00", { identifier: "cccccccc", sequence: "3" }),
    feedEntry("Morning Worship", "2026-12-13 11:30:00", { identifier: "dddddddd", sequence: 3 }),
  ]);
  expect(events.map(({ id }) => id)).toEqual(["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"]);
});

test("occurrences that were merged and occurrences that were not are read alike", () => {
  const occurrence = (merged_by_strategy: boolean) => [
    feedEntry("Morning Worship", "2026-12-06 11:30:00", { merged_by_strategy }),
  ];
  expect(readForTest(occurrence(true))).toEqual(readForTest(occurrence(false)));
  expect(readForTest(occurrence(true)).events).toHaveLength(1);
});

test.each(typedInDiary.places)("a place of %j is read as %j", (where, place) => {
  expect(read({ location: { ...churchHalls, ...where } }).place ?? null).toEqual(place);
});

test("a place without any words is none", () => {
  const location = { ...churchHalls, name: "", address: null, latitude: 54.6, longitude: "-6.2" };
  expect(read({ location })).not.toHaveProperty("place");
  expect(read({ location: { ...location, name: "n/a", address: "-" } })).not.toHaveProperty(
    "place",
  );
});

test.each([
  ["Join at https://zoom.us/j/819?pwd=SECRET.", ASK_THE_OFFICE],
  ["Come early. Join at https://Meet.Example/J/819", `Come early. ${ASK_THE_OFFICE}`],
  ["https://us02web.zoom.us/j/77?pwd=SECRET or come", ASK_THE_OFFICE],
  ["https://teams.microsoft.com/l/meetup-join/819\nBring tea", `${ASK_THE_OFFICE}\nBring tea`],
  ["Meeting ID: 819 044 0266. All welcome!", `${ASK_THE_OFFICE} All welcome!`],
  ["More at https://meet.example/about", ASK_THE_OFFICE],
])("of %j only %j is kept, also at an event in the hall", (typed, kept) => {
  for (const type of ["online", "physical"]) {
    const location = { ...churchHalls, type, url: "https://meet.example/j/819" };
    const event = read({ location, description: typed, name: `Prayer ${typed}` });
    expect(writeAsText(event.description ?? [])).toBe(kept);
    expect(event.name).not.toMatch(/SECRET|819/);
  }
});

test("numbers that come as texts, and texts that come as numbers, are read alike", () => {
  expect(read({ identifier: 2714, id: "2714", sequence: "13", site_ids: [1] }).id).toBe("2714");
});

test("events that share an identifier, a start and a name have addresses of their own", () => {
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
  "names are read as they would be typeset where events are %s",
  (status) => {
    const cases = typedInDiary.names[status];
    const printed = cases.map(([name]) => [name, read({ name, status }).name]);
    expect(printed).toEqual(cases);
  },
);

test.each([{}, { all_day: false }, { all_day: null }, { all_day: true }])(
  "a whole day is one in the newer feed, too, with %j",
  (flag) => {
    const wholeDay = { starts_at: "2026-06-06T23:00:00Z", ends_at: "2026-06-07T22:59:59Z" };
    const clockTime = { starts_at: "2026-06-06T23:00:00Z", ends_at: "2026-06-07T22:30:00Z" };
    const events = [wholeDay, clockTime].map((times) => ({
      name: "Open Church",
      ...times,
      ...flag,
    }));
    const [day, hours] = readForTest({ events }, "calendar").events;
    expect(day?.isAllDay).toBe(true);
    expect(hours?.isAllDay).toBe(flag.all_day || undefined);
  },
);
