import { expect, test } from "vitest";
import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import { feedEvent, PICTURES, pictures } from "#tests/fixtures/feed-events.ts";
import { parseFeed } from "./parse-feed.ts";

const { account } = churchSuiteHosts("example");

function shown(images: object, asked = account) {
  return parseFeed([feedEvent("Carols", "2026-12-20 19:00:00", { images })], "embed", asked)
    .events[0];
}

function linked(url: string, asked = account) {
  const changes = { signup_options: { tickets: { url } } };
  return parseFeed([feedEvent("Carols", "2026-12-20 19:00:00", changes)], "embed", asked).events[0];
}

test.each([
  "https://evil.example/track.gif",
  "http://cdn.churchsuite.com/carols.jpg",
  "https://cdn.churchsuite.com.evil.example/carols.jpg",
  "https://cdn.churchsuite.com@evil.example/carols.jpg",
  "https:/\\evil.example/carols.jpg",
  "https://another-church.churchsuite.com/carols.jpg",
  "https://d2oqjddkfv895o.cloudfront.net/carols.jpg",
  "//evil.example/carols.jpg",
  "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
])("a picture at %s is not asked for, and the event is shown without one", (url) => {
  const event = shown({ lg: { url }, md: { url } });
  expect(event?.name).toBe("Carols");
  expect(event).not.toHaveProperty("pictureUrl");
  expect(event).not.toHaveProperty("pictureWidths");
});

test("of an event's sizes those at ChurchSuite are kept", () => {
  const elsewhere = { url: "https://evil.example/carols_lg.jpg" };
  const event = shown({ ...pictures("carols", ["md", "sm"]), lg: elsewhere });
  expect(event?.pictureUrl).toBe(`${PICTURES}/aB3xYz9Q/calendar/events/carols_md.jpg`);
  expect(event?.pictureWidths).not.toContain("evil.example");
});

test.each([
  ["https://example.org/tickets", "example.org"],
  ["http://www.example.org/tickets", "example.org"],
  ["https://churchsuite.com.evil.example/", "churchsuite.com.evil.example"],
  ["https://example.churchsuite.com@evil.example/", "evil.example"],
  ["https://notchurchsuite.com/", "notchurchsuite.com"],
  ["https://сhurchsuite.com/", "xn--hurchsuite-bwi.com"],
  ["https://example.churchsuite.com/events/k3mw8qpa", undefined],
  ["https://another.churchsuite.com/events/k3mw8qpa", undefined],
])("a page at %s is said to be at %s", (url, host) => {
  const event = linked(url);
  expect(event?.detailsUrl).toBe(url);
  expect(event?.detailsHost).toBe(host);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.org/",
  "//example.org/",
  "/giving",
])("%s is no page of an event", (url) => {
  expect(linked(url)).not.toHaveProperty("detailsUrl");
  expect(linked(url)).not.toHaveProperty("detailsHost");
});

test("the stand-in's own pages count as ChurchSuite's", () => {
  const event = linked("http://127.0.0.1:4173/demo/churchsuite/events/x", "http://127.0.0.1:4173");
  expect(event).not.toHaveProperty("detailsHost");
});

test("pictures may come from where the calendar itself comes from", () => {
  const url = `${account}/files/carols.jpg`;
  expect(shown({ lg: { url } })?.pictureUrl).toBe(url);
  const standIn = "http://127.0.0.1:4173";
  const own = `${standIn}/demo/pictures/carols_lg.jpg`;
  expect(shown({ lg: { url: own } }, standIn)?.pictureUrl).toBe(own);
  expect(shown({ lg: { url: own } })).not.toHaveProperty("pictureUrl");
});
