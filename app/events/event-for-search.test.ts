import { expect, test } from "vitest";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { between, carols, readTyped, WEBSITE } from "#tests/fixtures/carols.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import type { WallTime } from "#time";
import { describeEvents } from "./event-for-search.tsx";

const MORNING = "2026-11-21T09:00:00" as WallTime;

const church = sampleChurch.facts;

const churchAddress = {
  "@type": "PostalAddress",
  name: church.name,
  streetAddress: church.address.street,
  addressLocality: church.address.town,
  addressRegion: church.address.county,
  postalCode: church.address.postcode,
  addressCountry: "GB",
};

const picturedCarols: Occurrence = {
  ...carols,
  pictureUrl: "https://cdn.churchsuite.com/carols_lg.jpg",
  description: readTyped("<p>Carols &amp; <b>tea</b>.</p><p>All welcome.</p>"),
};

/** An event as a search engine reads it. */
type EventForSearch = Record<string, unknown>;

/** Reads what a search engine does: the JSON, and not the object of which it was made. */
function readAll(events: Occurrence[], now: WallTime | null = MORNING): EventForSearch[] {
  const data = describeEvents(events, now, { church, picture: "/assets/events.jpg" });
  return JSON.parse(jsonForScript(data))["@graph"];
}

/** Reads what a search engine does of the carols, with some of their facts changed. */
function readCarols(changes: Partial<Occurrence> = {}): EventForSearch | undefined {
  return readAll([{ ...picturedCarols, ...changes }])[0];
}

test("search engines know when, where and what an event is", () => {
  expect(readCarols()).toEqual({
    "@type": "Event",
    name: "Carols by Candlelight",
    startDate: "2026-12-06T19:00:00+00:00",
    endDate: "2026-12-06T20:15:00+00:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Church Halls", address: churchAddress },
    image: "https://cdn.churchsuite.com/carols_lg.jpg",
    url: `${WEBSITE}/events#carols26`,
    description: "Carols & tea.\n\nAll welcome.",
    organizer: { "@type": "Organization", name: church.name, url: WEBSITE },
  });
});

test("a time in summer has the offset of summer time, and no end is made up", () => {
  const picnic = readCarols(between("2027-06-20T15:00:00"));
  expect(picnic).toMatchObject({ startDate: "2027-06-20T15:00:00+01:00" });
  expect(picnic).not.toHaveProperty("endDate");
});

test("an all-day event has days and no times", () => {
  const days = between("2026-12-12T00:00:00", "2026-12-13T23:59:59");
  expect(readCarols({ ...days, isAllDay: true })).toMatchObject({
    startDate: "2026-12-12",
    endDate: "2026-12-13",
  });
});

test.each([
  ["off", "EventCancelled"],
  ["to be confirmed", "EventScheduled"],
  ["on", "EventScheduled"],
] as const)("an event that is %s is an %s to search engines", (state, eventStatus) => {
  expect(readCarols({ state })?.eventStatus).toBe(`https://schema.org/${eventStatus}`);
});

test("search engines do not get an event that is over", () => {
  expect(readAll([carols], "2026-12-06T20:15:00" as WallTime)).toEqual([]);
});

test("search engines get every event of a build whose time nobody knows", () => {
  expect(readAll([carols], null)).toHaveLength(1);
});

test.each([
  ["a room", { name: "Minor Hall" }, { name: "Minor Hall", address: churchAddress }],
  [
    "a room whose postcode somebody typed in a hurry",
    { name: "Upper Room", address: "Meeting House Lane, bt000aa" },
    { name: "Upper Room", address: churchAddress },
  ],
  ["a place elsewhere", { name: "The lough shore" }, { name: "The lough shore" }],
  [
    "a place elsewhere with its address",
    { name: "Town Hall", address: "1 Square, Lisburn" },
    { name: "Town Hall", address: "1 Square, Lisburn" },
  ],
  ["a place that has only an address", { address: "1 Square" }, { address: "1 Square" }],
  [
    "a place that has only the church’s address",
    { address: church.address.street },
    { name: church.name, address: churchAddress },
  ],
])("an event in %s has its place and its address", (_kind, place, location) => {
  expect(readCarols({ place })?.location).toEqual({ "@type": "Place", ...location });
});

test("no place is made up if none is known", () => {
  expect(readCarols({ place: undefined })).not.toHaveProperty("location");
});

test("no description is made up if none is known", () => {
  expect(readCarols({ description: undefined })).not.toHaveProperty("description");
});

test("an online event is at the address of its page, and its way in is kept from search engines", () => {
  expect(readCarols({ place: { isOnline: true, name: "Zoom" } })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: `${WEBSITE}/events#carols26` },
  });
});

test("an event without a picture has that of the page", () => {
  expect(readCarols({ pictureUrl: undefined })?.image).toBe(`${WEBSITE}/assets/events.jpg`);
});

test("a picture of the website has its whole address", () => {
  expect(readCarols({ pictureUrl: "/carols.jpg" })?.image).toBe(`${WEBSITE}/carols.jpg`);
});

test("nothing that is typed into the diary can end the script in which search engines read it", () => {
  const name = "</script><script>alert(1)</script><!--";
  const data = describeEvents([{ ...carols, name }], MORNING, { church, picture: "/x.jpg" });
  expect(jsonForScript(data)).not.toContain("<");
  expect(readCarols({ name })?.name).toBe(name);
});

test("search engines get the sixty soonest of thousands of events", () => {
  const later = { ...carols, ...between("2027-01-01T10:00:00") };
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...later, id: `n${index}` }));
  const all = readAll([...many, carols]);
  expect(all).toHaveLength(60);
  expect(all[0]?.url).toBe(`${WEBSITE}/events#carols26`);
});
