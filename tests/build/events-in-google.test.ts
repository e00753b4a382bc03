import { expect, test } from "vitest";
import { isAtChurch } from "#dates";
import { builtChurch } from "#tests/support/built-church.ts";
import { structuredDataOf } from "#tests/support/built-html.ts";
import { builtPages } from "#tests/support/built-pages.ts";

type Thing = {
  [field: string]: unknown;
  /** Its places. What is streamed has two. */
  location?: Place | Place[];
};

type Place = { [field: string]: unknown };

/** An event in a page's structured data. */
type EventOnPage = { page: string; event: Thing };

/** The fields that Google requires for an event in its results, beside its place. */
const REQUIRED = ["name", "startDate"];

/**
 * What it recommends and is known of every event here. It recommends `offers` and `performer` as well, but no feed says
 * what a ticket costs, nor who performs. `description` and `endDate` are there if somebody has written them.
 */
const KNOWN = ["eventStatus", "image", "organizer", "url", "eventAttendanceMode"];

const events: EventOnPage[] = builtPages.flatMap((page) => {
  const eventsOfPage: Thing[] = structuredDataOf(page).filter(
    (thing) => thing["@type"] === "Event",
  );
  return eventsOfPage.map((event) => ({ page, event }));
});

test("every event in the data of a page has what Google requires, and what it recommends and is known", () => {
  expect(events.length).toBeGreaterThan(5);
  for (const { page, event } of events) {
    const missing = [...REQUIRED, ...KNOWN].filter((name) => !event[name]);
    expect(missing, `${event.name} on ${page}`).toEqual([]);
    expect(event.image, `${event.name} on ${page}`).toMatch(/^https:\/\//);
    expect(event.url, `${event.name} on ${page}`).toMatch(/^https:\/\//);
  }
});

test("the place of every event has a name or an address, the church has both, and a stream has its web address", () => {
  for (const { page, event } of events) {
    for (const location of [event.location].flat()) {
      const missing = listNeededFields(location).filter((name) => !location?.[name]);
      expect(missing, `the place of ${event.name} on ${page}`).toEqual([]);
    }
  }
});

/** A place elsewhere may be known by its name alone: then no address is made up, and Google leaves the event out. */
function listNeededFields(location: Place | undefined): string[] {
  if (location?.["@type"] === "VirtualLocation") return ["url"];
  if (isAtChurch({ name: String(location?.name) }, builtChurch.facts)) return ["name", "address"];
  return location?.name ? ["name"] : ["address"];
}
