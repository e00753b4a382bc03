import { expect, test } from "vitest";
import { feedAt } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import { parseHtml } from "./parse-html.server.ts";
import { type FeedReading, readFeed } from "./read-feed.ts";
import { bookable, churchHalls, feedEntry, PICTURES, pictures, ticketUrl } from "./testing.ts";

function read(answer: unknown): FeedReading {
  return readFeed(answer, feedAt("https://example.churchsuite.com", "embed"), parseHtml);
}

/** Reads an event from an answer that has no other. */
function readOne(answer: unknown): FeedEvent {
  const [event] = read(answer).events;
  if (!event) throw new Error("The event has been left out.");
  return event;
}

/** Reads the carols with some of their fields changed. */
function readCarols(fields: object = {}): FeedEvent {
  return readOne([feedEntry("Carols", "2026-12-06 19:00:00", fields)]);
}

/** Reads an event of the newer format. */
function readNewer(fields: object): FeedEvent {
  const praise = { identifier: "jtem7s6r", name: "Praise", starts_at: "2026-07-05T17:30:00Z" };
  return readOne({ events: [{ ...praise, ...fields }], categories: [{ id: 21, name: "Youth" }] });
}

function addressOfPicture(size: string): string {
  return `${PICTURES}/aB3xYz9Q/calendar/events/carols_${size}.jpg`;
}

test("an event of the feed is read with all its facts", () => {
  const event = readCarols({
    datetime_end: "2026-12-06 20:15:00",
    description: "<p>Lessons and carols.</p>",
    images: pictures("carols", ["lg", "md", "sm", "thumb"]),
    signup_options: bookable("carolsxx"),
  });
  expect(event).toEqual({
    id: "carolsxx",
    name: "Carols",
    start: "2026-12-06T19:00:00",
    end: "2026-12-06T20:15:00",
    state: "on",
    category: "Worship Services",
    description: [{ kind: "paragraph", words: ["Lessons and carols."] }],
    place: { name: "Church Halls", address: "12 Meeting House Lane, Kilmorran, BT00 0AA" },
    pictureUrl: addressOfPicture("lg"),
    pictureWidths: [
      `${addressOfPicture("lg")} 1024w`,
      `${addressOfPicture("md")} 512w`,
      `${addressOfPicture("sm")} 256w`,
    ].join(", "),
    detailsUrl: ticketUrl("carolsxx"),
    takesBookings: true,
  });
});

test("an event of the newer format is read with all its facts", () => {
  const event = readNewer({
    ends_at: "2026-07-05T18:30:00Z",
    status: "pending",
    category_id: 21,
    image: { large: addressOfPicture("lg"), medium: addressOfPicture("md") },
    location: { name: "Minor Hall", address: "", type: "physical" },
    url: "https://tickets.example/a",
  });
  expect(event).toEqual({
    id: "jtem7s6r",
    name: "Praise",
    start: "2026-07-05T18:30:00",
    end: "2026-07-05T19:30:00",
    state: "to be confirmed",
    category: "Youth",
    place: { name: "Minor Hall" },
    pictureUrl: addressOfPicture("lg"),
    pictureWidths: `${addressOfPicture("lg")} 1024w, ${addressOfPicture("md")} 512w`,
    detailsUrl: "https://tickets.example/a",
    detailsHost: "tickets.example",
  });
});

// lib/time/wall-time.test.ts has the ways in which a time may be written.
test("what has no date, and what is no event, is left out, and it is said why", () => {
  const starts = ["", "soon", null, 7];
  const dateless = starts.map((start) =>
    feedEntry("Soup &amp; Bread", "", { datetime_start: start }),
  );
  const { events, unread } = read([...dateless, 7, feedEntry("Quiz", "2026-12-06 19:00")]);
  expect(events.map(({ name }) => name)).toEqual(["Quiz"]);
  expect(unread).toEqual([
    ...starts.map(() => ({ name: "Soup & Bread", why: "has no date" })),
    { name: "", why: "is no event" },
  ]);
});

test.each([
  ["large one, if all sizes are there", pictures("carols", ["thumb", "sm", "md", "lg"]), "lg"],
  [
    "smallest one, if the others have no address",
    {
      ...pictures("carols", ["thumb"]),
      lg: { url: "" },
      md: null,
      sm: "https://cdn.churchsuite.com/o.jpg",
    },
    "thumb",
  ],
  [
    "one at ChurchSuite, if another size is elsewhere",
    { ...pictures("carols", ["md"]), lg: { url: "https://evil.example/carols_lg.jpg" } },
    "md",
  ],
])("the picture of an event is the %s", (_size, images, size) => {
  const event = readCarols({ images });
  expect(event.pictureUrl).toBe(addressOfPicture(size));
  expect(JSON.stringify(event)).not.toContain("evil.example");
});

test.each([
  "https://evil.example/track.gif",
  "http://cdn.churchsuite.com/carols.jpg",
  "//evil.example/x",
  "https://cdn.churchsuite.com.evil.example/x",
  "https://cdn.churchsuite.com@evil.example/x",
  "https:/\\evil.example/carols.jpg",
  "https://another-church.churchsuite.com/carols.jpg",
  "https://d2oqjddkfv895o.cloudfront.net/carols.jpg",
  "data:image/gif;base64,R0lGODlhAQABAAAA",
  "javascript:alert()",
  "carols.jpg",
  "http://127.0.0.1:4173/carols.jpg",
])("a picture at %s, whose host would hear of visitors, is not shown", (url) => {
  const event = readCarols({ images: { lg: { url }, md: { url } } });
  expect(event).not.toHaveProperty("pictureUrl");
  expect(event).not.toHaveProperty("pictureWidths");
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.org/",
  "//x.org/",
  "/giving",
  7,
])("an event whose page is at %j has none", (url) => {
  expect(readCarols({ signup_options: { tickets: { url } } })).not.toHaveProperty("detailsUrl");
});

function readWithSwitch(signup_enabled: unknown): FeedEvent {
  return readCarols({ signup_options: { ...bookable("carolsxx"), signup_enabled } });
}

test.each<unknown>(["1", 1, true])("an event whose sign-up is %j takes bookings", (on) => {
  expect(readWithSwitch(on).takesBookings).toBe(true);
});

test.each([
  ["cancelled", "off"],
  ["Canceled", "off"],
  ["pending", "to be confirmed"],
  ["anything else", "on"],
  [7, "on"],
])("a status of %j is read as %s", (status, state) => {
  expect(readCarols({ status }).state).toBe(state);
});

/** When an event is, if it is typed like this. */
function readTimes(from: string, to: string | null, all_day?: unknown) {
  const { start, end, isAllDay } = readCarols({ datetime_start: from, datetime_end: to, all_day });
  return { start, end, isAllDay };
}

test.each([
  ["2026-07-05 11:30:00", "2026-07-05 12:45:00"],
  ["2027-03-28 01:30:00", "2027-03-28 01:45:00"],
  ["2026-10-25 01:30:00", "2026-10-25 01:45:00"],
  ["2026-12-04 18:30:00", "2026-12-06 15:00:00"],
  ["2026-07-04 01:00:00", "2026-07-04 02:00:00"],
  ["2026-12-12 00:00:00", "2026-12-12 23:30:00"],
  ["2026-12-12 00:30:00", "2026-12-12 23:59:59"],
  ["2026-12-31 23:00:00", "2027-01-01 00:00:00"],
  ["2026-12-12 00:00:00", "2026-12-12 01:00:00"],
  ["2026-12-12 10:00:00", "2026-12-14 23:59:00"],
])("the hours from %s to %s stay as they were written", (from, to) => {
  expect(readTimes(from, to)).toEqual({ start: from.replace(" ", "T"), end: to.replace(" ", "T") });
});

test.each<[from: string, to: string | null, first: string, last: string, all_day?: unknown]>([
  ["2026-12-12 00:00:00", "2026-12-12 23:59:59", "2026-12-12", "2026-12-12"],
  ["2026-12-12 00:00", "2026-12-12 23:59", "2026-12-12", "2026-12-12"],
  ["2026-12-12 00:00:00", "2026-12-13 00:00:00", "2026-12-12", "2026-12-12"],
  ["2026-12-12 00:00:00", "2026-12-12 00:00:00", "2026-12-12", "2026-12-12"],
  ["2026-12-12 00:00:00", "2026-12-15 00:00:00", "2026-12-12", "2026-12-14"],
  ["2026-12-12 09:30:00", "2026-12-14 16:00:00", "2026-12-12", "2026-12-14", "1"],
  ["2026-12-12 00:00:00", null, "2026-12-12", "2026-12-12", 1],
  ["2026-07-04T00:00:00Z", "2026-07-04T23:59:59Z", "2026-07-04", "2026-07-04", true],
  ["2026-07-03T23:00:00Z", "2026-07-05T22:59:00Z", "2026-07-04", "2026-07-05"],
  ["2026-07-04T00:00:00Z", "2026-07-06T00:00:00Z", "2026-07-04", "2026-07-05", true],
  ["2026-10-24T00:00:00+01:00", "2026-10-26T00:00:00+00:00", "2026-10-24", "2026-10-25"],
  ["2026-03-28 00:00:00", "2026-03-30 00:00:00", "2026-03-28", "2026-03-29"],
])("from %s to %s are the whole days %s to %s", (from, to, first, last, all_day) => {
  const days = { start: `${first}T00:00:00`, end: `${last}T23:59:59`, isAllDay: true };
  expect(readTimes(from, to, all_day)).toEqual(days);
});

test.each<[location: object, place: object | undefined]>([
  [
    { name: "Main Hall<br>", address: "12 Lane,<br>Kilmorran" },
    { name: "Main Hall", address: "12 Lane, Kilmorran" },
  ],
  [
    { name: null, address: "12 Lane\r\nKilmorran\n\nBT00 0AA" },
    { address: "12 Lane, Kilmorran, BT00 0AA" },
  ],
  [
    { name: "O'Neill's", address: "Co. Antrim." },
    { name: "O'Neill's", address: "Co. Antrim." },
  ],
  [
    { name: "Zoom", address: "Room 7", type: "online" },
    { isOnline: true, name: "Zoom" },
  ],
  [
    { name: "Zoom", type: "Online", url: "https://rooms.example/7" },
    { isOnline: true, name: "Zoom" },
  ],
  [{ name: "", address: null, latitude: 54.6, longitude: "-6.2" }, undefined],
])("a place of %j is read as %j", (location, place) => {
  const unset = { ...churchHalls, name: "", address: "" };
  expect(readCarols({ location: { ...unset, ...location } }).place).toEqual(place);
});

test("events that share an identifier, a start and a name have ids of their own, the same in each reading", () => {
  const twins = { identifier: "repeated" };
  const feed = [
    feedEntry("Study", "2026-12-01 20:00:00", twins),
    feedEntry("Study", "2026-12-01 20:00:00", twins),
    feedEntry("Study", "2026-12-08 20:00:00", twins),
    feedEntry("🎄", "2026-12-08 20:00:00", { identifier: null }),
    feedEntry("Study", "2026-12-08 20:00:00", { identifier: 2714 }),
  ];
  const ids = read(feed).events.map(({ id }) => id);
  expect(ids).toEqual([
    "repeated-2026-12-01t20-00-00",
    "repeated-2026-12-01t20-00-00-2",
    "repeated-2026-12-08t20-00-00",
    "event-2026-12-08t20-00-00",
    "2714",
  ]);
});
