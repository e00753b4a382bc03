import { expect, test } from "vitest";
import { isInChurch } from "#dates";
import { builtChurch } from "#tests/support/built-church.ts";
import { structuredDataOf } from "#tests/support/built-html.ts";
import { builtPages } from "#tests/support/built-pages.ts";

type Thing = { [name: string]: unknown };

/** An event or a series of dates in a page's structured data. */
type EventOnPage = {
  page: string;
  event: Thing;
  /** Its places. An event that is streamed has two. */
  locations: (Thing | undefined)[];
};

/** The fields that Google requires for an event in its results, beside its place. */
const REQUIRED = ["name", "startDate"];

/**
 * What it recommends and is known of every event here. It recommends `offers` and `performer` as well, but no feed says
 * what a ticket costs, nor who performs. `description` and `endDate` are there if somebody has written them.
 */
const KNOWN = ["eventStatus", "image", "organizer", "url", "eventAttendanceMode"];

const events: EventOnPage[] = builtPages.flatMap((page) => {
  const things = listThings(structuredDataOf(page));
  const eventsOfPage = things.filter((thing) => /^Event(?:Series)?$/.test(String(thing["@type"])));
  return eventsOfPage.map((event) => {
    const locations = [event.location].flat().map((location) => lookUp(location, things));
    return { page, event, locations };
  });
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
  for (const { page, event, locations } of events) {
    for (const location of locations) {
      const missing = listNeededFields(location).filter((name) => !location?.[name]);
      expect(missing, `the place of ${event.name} on ${page}`).toEqual([]);
    }
  }
});

/** A place elsewhere may be known by its name alone: then no address is made up, and Google leaves the event out. */
function listNeededFields(location: Thing | undefined): string[] {
  if (location?.["@type"] === "VirtualLocation") return ["url"];
  if (isInChurch(String(location?.name), builtChurch.facts)) return ["name", "address"];
  return location?.name ? ["name"] : ["address"];
}

/** Lists all things in the data, however deep they stand. */
function listThings(json: unknown): Thing[] {
  if (Array.isArray(json)) return json.flatMap(listThings);
  if (!isThing(json)) return [];
  return [json, ...Object.values(json).flatMap(listThings)];
}

/** Looks a value up. If it has nothing but an @id, it stands for the thing on the page with this @id. */
function lookUp(value: unknown, things: Thing[]): Thing | undefined {
  if (!isThing(value)) return undefined;
  if (Object.keys(value).join() !== "@id") return value;
  return things.find((thing) => thing["@id"] === value["@id"] && Object.keys(thing).length > 1);
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
