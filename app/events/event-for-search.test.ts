import { expect, test } from "vitest";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { between, carols, readTyped, WEBSITE } from "#tests/fixtures/carols.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { describeEvents } from "./event-for-search.ts";

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

/** Writes the carols, with some of their facts changed, for search engines. */
function writeCarols(changes: Partial<Occurrence>): string {
  const host = { church, picture: "/assets/events.jpg" };
  return jsonForScript(describeEvents([{ ...picturedCarols, ...changes }], host));
}

/** Reads what a search engine does: the JSON, and not the object of which it was made. */
function readCarols(changes: Partial<Occurrence> = {}): Record<string, unknown> {
  return JSON.parse(writeCarols(changes))[0];
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

test("an event elsewhere has its own place and address, and not the church's", () => {
  const place = { name: "Town Hall", address: "1 Square, Lisburn" };
  expect(readCarols({ place }).location).toEqual({ "@type": "Place", ...place });
});

test("an online event is at the address of its page, and its way in is kept from search engines", () => {
  expect(readCarols({ place: { isOnline: true, name: "Zoom" } })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: `${WEBSITE}/events#carols26` },
  });
});

test("an event without a picture has that of the page", () => {
  expect(readCarols({ pictureUrl: undefined }).image).toBe(`${WEBSITE}/assets/events.jpg`);
});

test("nothing that is typed into the diary can end the script in which search engines read it", () => {
  const name = "</script><script>alert(1)</script><!--";
  expect(writeCarols({ name })).not.toContain("<");
  expect(readCarols({ name }).name).toBe(name);
});
