import { expect, test } from "vitest";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { between, carols, readTyped, WEBSITE } from "#tests/fixtures/carols.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import type { WallTime } from "#time";
import type { ChurchEvent } from "./event.ts";
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

const picturedCarols: ChurchEvent = {
  ...carols,
  pictureUrl: "https://cdn.churchsuite.com/carols_lg.jpg",
  description: readTyped("<p>Carols &amp; <b>tea</b>.</p><p>All welcome.</p>"),
};

/** What a search engine reads: the JSON, not the object it was made of. */
function read(events: ChurchEvent[], now: WallTime | null = MORNING) {
  const data = describeEvents(events, now, { church, picture: "/assets/events.jpg" });
  return JSON.parse(jsonForScript(data))["@graph"] as Record<string, unknown>[];
}

const told = (changes: Partial<ChurchEvent> = {}) => read([{ ...picturedCarols, ...changes }])[0];

test("an event in the words of schema.org", () => {
  expect(told()).toEqual({
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

test("a time in summer is an hour ahead, and an all-day event has days and no times", () => {
  const picnic = between("2027-06-20T15:00:00");
  expect(told(picnic)).toMatchObject({ startDate: "2027-06-20T15:00:00+01:00" });
  expect(told(picnic)).not.toHaveProperty("endDate");
  const days = between("2026-12-12T00:00:00", "2026-12-13T23:59:59");
  const dates = { startDate: "2026-12-12", endDate: "2026-12-13" };
  expect(told({ ...days, isAllDay: true })).toMatchObject(dates);
});

test("search engines learn what is off, take everything else for on, and do not get what is over", () => {
  expect(told({ status: "cancelled" })?.eventStatus).toBe("https://schema.org/EventCancelled");
  expect(told({ status: "pending" })?.eventStatus).toBe("https://schema.org/EventScheduled");
  expect(read([carols], "2026-12-06T20:15:00" as WallTime)).toEqual([]);
  expect(read([carols], null)).toHaveLength(1);
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
  ["an address alone", { address: "1 Square" }, { address: "1 Square" }],
  [
    "the church’s address alone",
    { address: church.address.street },
    { name: church.name, address: churchAddress },
  ],
])("%s is where it is", (_kind, place, location) => {
  expect(told({ place })?.location).toEqual({ "@type": "Place", ...location });
});

test("no place and no description is made up where none is known", () => {
  expect(told({ place: undefined })).not.toHaveProperty("location");
  expect(told({ description: undefined })).not.toHaveProperty("description");
});

test("an online event is at its address here, and its way in is nobody else's business", () => {
  expect(told({ place: { isOnline: true, name: "Zoom" } })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: `${WEBSITE}/events#carols26` },
  });
});

test("an event that everybody can watch is at that address", () => {
  const watchUrl = "https://www.youtube.com/@kilmorran/live";
  expect(told({ place: { isOnline: true, name: "YouTube", watchUrl } })).toMatchObject({
    location: { "@type": "VirtualLocation", url: watchUrl },
  });
});

test("an event without a picture has that of the page, and every picture its whole address", () => {
  expect(told({ pictureUrl: undefined })?.image).toBe(`${WEBSITE}/assets/events.jpg`);
  expect(told({ pictureUrl: "/carols.jpg" })?.image).toBe(`${WEBSITE}/carols.jpg`);
});

test("nothing typed into the calendar can end the script that holds it", () => {
  const name = "</script><script>alert(1)</script><!--";
  const data = describeEvents([{ ...carols, name }], MORNING, { church, picture: "/x.jpg" });
  expect(jsonForScript(data)).not.toContain("<");
  expect(told({ name })?.name).toBe(name);
});

test("search engines get the sixty soonest of thousands of events", () => {
  const later = { ...carols, ...between("2027-01-01T10:00:00") };
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...later, id: `n${index}` }));
  const all = read([...many, carols]);
  expect(all).toHaveLength(60);
  expect(all[0]?.url).toBe(`${WEBSITE}/events#carols26`);
});

test("a church with a postcode of the Republic is in Ireland", () => {
  const address = { ...church.address, postcode: "D02 X285" };
  const host = { church: { ...church, address }, picture: "/x.jpg" };
  const data = describeEvents([{ ...carols, place: { name: "Church Halls" } }], MORNING, host);
  expect(data["@graph"]).toMatchObject([{ location: { address: { addressCountry: "IE" } } }]);
});
