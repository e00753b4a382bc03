import { expect, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { findHosts } from "./hosts.ts";
import { parseHtml } from "./parse-html.server.ts";
import { readDescription } from "./read-description.ts";
import { readEventForTest } from "./read-for-test.ts";
import { PICTURES, pictures } from "./testing.ts";
import { typedInDiary } from "./typed-in-diary.ts";

const typical = {
  identifier: "k3mw8qpa",
  name: "Carols by Candlelight",
  datetime_start: "2026-12-06 19:00:00",
  category: { id: 1, name: "Worship Services", color: "#2f5d50" },
  description: "<p>Lessons and carols.</p>",
  location: { name: "Church Halls", address: "12 Meeting House Lane\r\nKilmorran" },
  images: pictures("carols", ["lg", "md", "sm", "thumb"]),
  signup_options: { tickets: { url: "https://example.churchsuite.com/events/k3mw8qpa" } },
};

const { account } = findHosts("example");
const STAND_IN = "http://127.0.0.1:4173";

/** Reads the typical event as an account's website does, with some of its fields changed. */
function readTypical(fields: object, base = account): FeedEvent {
  return readEventForTest({ ...typical, ...fields }, { base });
}

function addressOfPicture(size: string): string {
  return `${PICTURES}/aB3xYz9Q/calendar/events/carols_${size}.jpg`;
}

test("an event of the feed is read with all its facts", () => {
  expect(readTypical({})).toEqual({
    id: "k3mw8qpa",
    status: "confirmed",
    name: "Carols by Candlelight",
    start: "2026-12-06T19:00:00",
    category: "Worship Services",
    description: readDescription("<p>Lessons and carols.</p>", parseHtml),
    place: { name: "Church Halls", address: "12 Meeting House Lane, Kilmorran" },
    pictureUrl: addressOfPicture("lg"),
    pictureWidths: [
      `${addressOfPicture("lg")} 1024w`,
      `${addressOfPicture("md")} 512w`,
      `${addressOfPicture("sm")} 256w`,
    ].join(", "),
    detailsUrl: "https://example.churchsuite.com/events/k3mw8qpa",
  });
});

test.each(typedInDiary["pictures-elsewhere"])(
  "a picture at %s, whose host would hear of visitors, is not shown",
  (url) => {
    const event = readTypical({ images: { lg: { url }, md: { url } } });
    expect(event.name).toBe("Carols by Candlelight");
    expect(event).not.toHaveProperty("pictureUrl");
    expect(event).not.toHaveProperty("pictureWidths");
  },
);

test.each([account, STAND_IN])(
  "a picture at %s is shown if the calendar itself is there",
  (base) => {
    const url = `${base}/files/carols.jpg`;
    expect(readTypical({ images: { lg: { url } } }, base).pictureUrl).toBe(url);
  },
);

test("if one size of a picture is elsewhere, the other sizes are shown", () => {
  const elsewhere = { url: "https://evil.example/carols_lg.jpg" };
  const event = readTypical({ images: { ...pictures("carols", ["md", "sm"]), lg: elsewhere } });
  expect(event.pictureUrl).toBe(addressOfPicture("md"));
  expect(event.pictureWidths).not.toContain("evil.example");
});

function readWithPage(url: string, base = account): FeedEvent {
  return readTypical({ signup_options: { tickets: { url } } }, base);
}

test.each(typedInDiary["hosts-of-pages"])("a page at %s is said to be at %s", (url, host) => {
  expect(readWithPage(url)).toMatchObject({ detailsUrl: url, detailsHost: host });
});

test.each(typedInDiary["pages-at-churchsuite"])(
  "nothing is said of where the page %s is",
  (url) => {
    const event = readWithPage(url);
    expect(event.detailsUrl).toBe(url);
    expect(event).not.toHaveProperty("detailsHost");
  },
);

test("nothing is said of where a page is that is at the stand-in for ChurchSuite", () => {
  const url = `${STAND_IN}/demo/churchsuite/events/x`;
  const event = readWithPage(url, STAND_IN);
  expect(event.detailsUrl).toBe(url);
  expect(event).not.toHaveProperty("detailsHost");
});

test.each<unknown>([
  { tickets: { url: "javascript:alert(1)" } },
  { tickets: { url: "data:text/html,x" } },
  { tickets: { url: "ftp://example.org/" } },
  { tickets: { url: "//example.org/" } },
  { tickets: { url: "/giving" } },
  { tickets: {} },
  {},
  // An empty object as PHP may send it.
  [[]],
  null,
])("an event with the sign-up %j is kept, and has no page", (signup_options) => {
  const event = readTypical({ signup_options });
  expect(event.name).toBe("Carols by Candlelight");
  expect(event).not.toHaveProperty("detailsUrl");
  expect(event).not.toHaveProperty("detailsHost");
});
