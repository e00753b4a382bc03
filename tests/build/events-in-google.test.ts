import { expect, test } from "vitest";
import { isInChurch } from "#dates";
import { builtChurch } from "#tests/support/built-church.ts";
import { structuredDataOf } from "#tests/support/built-html.ts";
import { builtPages } from "#tests/support/built-pages.ts";

type Thing = { [name: string]: unknown };

/** The fields that Google requires for an event in its results, beside its place. */
const REQUIRED = ["name", "startDate"];

/**
 * What it recommends and is known of every event here. It recommends `offers` and `performer` as well: no feed says what a
 * ticket costs, nor who performs; `description` and `endDate` are told where somebody has written them.
 */
const KNOWN = ["eventStatus", "image", "organizer", "url", "eventAttendanceMode"];

const described = builtPages.flatMap((page) => {
  const things = thingsIn(structuredDataOf(page));
  const events = things.filter((thing) => /^Event(?:Series)?$/.test(String(thing["@type"])));
  return events.map((event) => ({
    page,
    event,
    // An event that is streamed has two places.
    locations: [event.location].flat().map((location) => lookUp(location, things)),
  }));
});

test("search engines find events", () => expect(described.length).toBeGreaterThan(5));

test.each(described)(
  "what $page tells of $event.name is what Google wants",
  ({ event, locations }) => {
    expect([...REQUIRED, ...KNOWN].filter((name) => !event[name])).toEqual([]);
    expect(event.image).toMatch(/^https:\/\//);
    expect(event.url).toMatch(/^https:\/\//);
    // A place elsewhere may be known by its name alone: then no address is made up, and Google leaves the event out.
    for (const location of locations) {
      const isOnline = location?.["@type"] === "VirtualLocation";
      const isHere = isInChurch(String(location?.name), builtChurch.facts);
      const usual = location?.name ? ["name"] : ["address"];
      const needed = isOnline ? ["url"] : [...usual, ...(isHere ? ["address"] : [])];
      expect(needed.filter((name) => !location?.[name])).toEqual([]);
    }
  },
);

/** All things in the data, however deep they stand. */
function thingsIn(json: unknown): Thing[] {
  if (Array.isArray(json)) return json.flatMap(thingsIn);
  if (!isThing(json)) return [];
  return [json, ...Object.values(json).flatMap(thingsIn)];
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
