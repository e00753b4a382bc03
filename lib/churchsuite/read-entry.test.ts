import { expect, test } from "vitest";
import { findHosts } from "./hosts.ts";
import { parseHtml } from "./parse-html.server.ts";
import { readDescription } from "./read-description.ts";
import { readForTest } from "./read-for-test.ts";
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

/** The event as an account's website has it, with some of its fields changed. */
function parseOne(changes: object, base = account) {
  const [event] = readForTest([{ ...typical, ...changes }], "embed", base).events;
  if (!event) throw new Error("The event has been left out");
  return event;
}

const picture = (size: string) => `${PICTURES}/aB3xYz9Q/calendar/events/carols_${size}.jpg`;

test("a typical event becomes the church's own", () => {
  expect(parseOne({})).toEqual({
    id: "k3mw8qpa",
    status: "confirmed",
    name: "Carols by Candlelight",
    start: "2026-12-06T19:00:00",
    category: "Worship Services",
    description: readDescription("<p>Lessons and carols.</p>", parseHtml),
    place: { name: "Church Halls", address: "12 Meeting House Lane, Kilmorran" },
    pictureUrl: picture("lg"),
    pictureWidths: `${picture("lg")} 1024w, ${picture("md")} 512w, ${picture("sm")} 256w`,
    detailsUrl: "https://example.churchsuite.com/events/k3mw8qpa",
  });
});

test.each(typedInDiary["pictures-elsewhere"])("an event with a picture at %s has none", (url) => {
  const event = parseOne({ images: { lg: { url }, md: { url } } });
  expect(event.name).toBe("Carols by Candlelight");
  expect(event).not.toHaveProperty("pictureUrl");
  expect(event).not.toHaveProperty("pictureWidths");
});

test("pictures may come from where the calendar itself comes from, and of several sizes those stay", () => {
  const elsewhere = { url: "https://evil.example/carols_lg.jpg" };
  const event = parseOne({ images: { ...pictures("carols", ["md", "sm"]), lg: elsewhere } });
  expect(event.pictureUrl).toBe(picture("md"));
  expect(event.pictureWidths).not.toContain("evil.example");
  for (const own of [account, STAND_IN]) {
    const url = `${own}/files/carols.jpg`;
    expect(parseOne({ images: { lg: { url } } }, own).pictureUrl).toBe(url);
  }
});

test.each([
  ...typedInDiary["hosts-of-pages"].map(([url, host]) => ({ url, host, base: account })),
  { url: `${STAND_IN}/demo/churchsuite/events/x`, host: null, base: STAND_IN },
])("a page at $url is said to be at $host", ({ url, host, base }) => {
  const event = parseOne({ signup_options: { tickets: { url } } }, base);
  expect(event.detailsUrl).toBe(url);
  expect(event.detailsHost ?? null).toBe(host);
});

const noWebAddresses = [
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.org/",
  "//example.org/",
  "/giving",
];

test.each([
  ...[[], null, {}, { tickets: {} }],
  ...noWebAddresses.map((url) => ({ tickets: { url } })),
])("a sign-up of %j is no page of an event, which is kept", (signup_options) => {
  const event = parseOne({ signup_options });
  expect(event.name).toBe("Carols by Candlelight");
  expect(event).not.toHaveProperty("detailsUrl");
  expect(event).not.toHaveProperty("detailsHost");
});
