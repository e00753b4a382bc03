import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  addressesIn,
  builtPage,
  findOne,
  sectionOf,
  structuredDataOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile } from "#tests/support/built-pages.ts";
import { eventsInCalendar } from "#tests/support/calendar-program.ts";

const { address } = builtChurch.facts;
const LOFT = "The net loft, 9 Slip Street";
const loftMap = "https://www.openstreetmap.org/search?query=Slip+Street+Portfarron";

test.each([
  ["the-slip", LOFT, LOFT, loftMap],
  ["limpets", "Lower hall", address.street, address.map],
])(
  "the page of %s says where it meets, and leads to the map of that place",
  (slug, place, address, map) => {
    const page = builtPage(`/activities/${slug}`);
    expect(wordsOfAll("main dl dd", page)).toContain(place);
    const where = sectionOf("Where?", page);
    expect(wordsOfAll("address a", where)).toEqual([address]);
    expect(addressesIn(where)).toEqual([map]);
  },
);

test("home says where a service is that is not in the church, with a map", () => {
  const times = findOne("#service-times", builtPage("/"));
  expect(wordsOf(findOne("h3 + address", times))).toContain(address.street);
  expect(findOne("a", times, LOFT).properties.href).toBe(loftMap);
  const dates = wordsOfAll("h3 + ul > li", times);
  const lamplights = dates.filter((words) => words.startsWith("Lamplight "));
  expect(lamplights.length).toBeGreaterThan(2);
  for (const words of lamplights) expect(words).toMatch(/, 6:30pm, The net loft, 9 Slip Street$/);
  expect(dates).toContainEqual(
    expect.stringContaining("11am, The net loft, the boiler is being mended"),
  );
});

test("the foot of every page says where a service is that is not in the church, with a map", () => {
  for (const page of everyPage) {
    const footer = findOne("footer", builtPage(page));
    const line = findOne("p", footer, "Lamplight:");
    expect(wordsOf(line), page).toMatch(/, The net loft, 9 Slip Street$/);
    expect(addressesIn(line), page).toEqual([loftMap]);
    expect(addressesIn(footer), page).toContain(address.map);
  }
});

test("calendars have the church's address for what is at the church, and words alone for the rest", () => {
  const placesIn = (file: string) => {
    return new Set(eventsInCalendar(readBuiltFile(file)).map(({ location }) => location));
  };
  expect(placesIn("activities/the-slip.ics")).toEqual(new Set([`The long room, ${LOFT}`]));
  expect(placesIn("services.ics")).toEqual(
    new Set([
      "The church, 3 Ropewalk Brae, Portfarron, BT00 0PF",
      "The harbour steps",
      "The net loft",
      LOFT,
    ]),
  );
});

test("search engines learn where each meeting is, and when the church itself is open", () => {
  const seriesOn = (page: string, wanted: string) =>
    structuredDataOf(page).find(
      (thing) => thing["@type"] === "EventSeries" && thing.name === wanted,
    );
  const loft = { name: LOFT, hasMap: loftMap };
  expect(seriesOn("/activities/the-slip", "The Slip").location).toMatchObject(loft);
  expect(seriesOn("/", "Lamplight").location).toMatchObject(loft);
  expect(seriesOn("/", "Morning Service").location.address).toMatchObject({
    streetAddress: "3 Ropewalk Brae",
  });
  const [church] = structuredDataOf("/").filter((thing) => thing["@type"] === "Church");
  expect(church.address.streetAddress).toBe("3 Ropewalk Brae");
});
