import { expect, test } from "vitest";
import type { FeedFormat } from "./formats.ts";
import { readForTest } from "./read-for-test.ts";

/** The event of ChurchSuite’s own tests, in the newer format. */
const parenting = {
  id: 1129696,
  identifier: "jtem7s6r",
  sequence_id: 1129693,
  name: "Parenting Course",
  starts_at: "2026-09-23T18:15:00Z",
  ends_at: "2026-09-23T20:30:00Z",
  status: "confirmed",
  category_id: 21,
  signup_enabled: true,
  image: null,
  location: { name: "Main Church Hall", type: "physical", address: "BT00 0AA", url: null },
  merge_identifier: "1129693|Parenting Course",
};

const PAGE = "https://example.churchsuite.com/events/jtem7s6r";

function read(answer: unknown, format: FeedFormat) {
  const [event] = readForTest(answer, format).events;
  return event;
}

test.each([
  ["no address", {}, PAGE],
  ["an empty one", { url: "" }, PAGE],
  ["none on the web", { url: "javascript:alert(1)" }, PAGE],
  ["one of its own", { url: "https://tickets.example/a" }, "https://tickets.example/a"],
  ["no address, and no identifier", { identifier: null }, undefined],
  ["no address, and an odd identifier", { identifier: "../x" }, undefined],
])("an event of the newer format with %s has the page %s", (_what, changes, page) => {
  const event = read({ events: [{ ...parenting, ...changes }] }, "calendar");
  expect(event?.detailsUrl).toBe(page);
  expect(event?.takesBookings).toBe(page ? true : undefined);
});

/** An entry of 2023: between the formats. */
const camp = {
  identifier: "k3mw8qpa",
  name: "Camp",
  datetime_start: "2026-08-03 10:00:00",
  datetime_end: "2026-08-03 12:00:00",
  category_id: 5,
  site_ids: null,
  signup_enabled: true,
  url: "https://www.tickets.example/camp",
  merge_identifier: "4100|Camp",
  image: { large: "https://cdn.churchsuite.com/camp_lg.jpg" },
  description:
    '<p style="color: red">Bring <span style="font-size: 20px">a hat</span></p><iframe src="https://x.example"></iframe>',
  location: { name: "Minor Hall", address: "", type: "physical" },
};
const nextDay = { ...camp, identifier: "k3mw8qpb", datetime_start: "2026-08-04 10:00:00" };

test.each<[string, unknown, FeedFormat]>([
  ["a list alone", [camp, nextDay], "embed"],
  [
    "a list with its categories",
    {
      events: [camp, nextDay],
      categories: [{ id: 5, name: "Kids" }],
      configuration: { merge_events: "show_all" },
    },
    "embed",
  ],
  ["a list alone where the newer format is asked for", [camp, nextDay], "calendar"],
])("%s of entries between the formats is read", (_what, answer, format) => {
  const { events } = readForTest(answer, format);
  expect(events.map(({ start }) => start)).toEqual(["2026-08-03T10:00:00", "2026-08-04T10:00:00"]);
  expect(events[0]).toMatchObject({
    name: "Camp",
    end: "2026-08-03T12:00:00",
    detailsUrl: "https://www.tickets.example/camp",
    detailsHost: "tickets.example",
    takesBookings: true,
    pictureUrl: "https://cdn.churchsuite.com/camp_lg.jpg",
    description: [{ kind: "paragraph", words: ["Bring a hat"] }],
  });
  expect(events[0]?.category).toBe(Array.isArray(answer) ? undefined : "Kids");
});
