import { expect, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import type { FeedFormat } from "./formats.ts";
import { readForTest } from "./read-for-test.ts";

/** An event as ChurchSuite sends it in the newer format. */
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

function readParenting(fields: object): FeedEvent | undefined {
  const answer = { events: [{ ...parenting, ...fields }] };
  return readForTest(answer, { format: "calendar" }).events[0];
}

test.each([
  ["has no address", {}],
  ["has an empty address", { url: "" }],
  ["has an address that is none of the web", { url: "javascript:alert(1)" }],
  ["has the start of the older one as null", { datetime_start: null, datetime_end: null }],
])("a bookable event of the newer format that %s has its page at ChurchSuite", (_what, fields) => {
  expect(readParenting(fields)).toMatchObject({
    detailsUrl: "https://example.churchsuite.com/events/jtem7s6r",
    takesBookings: true,
  });
});

test("a bookable event of the newer format that has an address has its page there", () => {
  expect(readParenting({ url: "https://tickets.example/a" })).toMatchObject({
    detailsUrl: "https://tickets.example/a",
    takesBookings: true,
  });
});

test.each([
  ["no identifier", null],
  ["an odd identifier", "../x"],
])("an event of the newer format with no address and %s has no page", (_what, identifier) => {
  const event = readParenting({ identifier });
  expect(event?.name).toBe("Parenting Course");
  expect(event).not.toHaveProperty("detailsUrl");
  expect(event).not.toHaveProperty("takesBookings");
});

/** An entry as ChurchSuite sent it in 2023, when its format was between the two of today. */
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

const listWithCategories = {
  events: [camp, nextDay],
  categories: [{ id: 5, name: "Kids" }],
  configuration: { merge_events: "show_all" },
};

test.each<[what: string, answer: unknown, format: FeedFormat, category: string | undefined]>([
  ["list", [camp, nextDay], "embed", undefined],
  ["list with its categories", listWithCategories, "embed", "Kids"],
  ["list where the newer format is asked for", [camp, nextDay], "calendar", undefined],
])("entries between the formats are read from a %s", (_what, answer, format, category) => {
  const { events } = readForTest(answer, { format });
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
  expect(events[0]?.category).toBe(category);
});
