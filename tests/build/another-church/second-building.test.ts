import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { unpackDates } from "#app/meetings/meeting.ts";
import { readSheet } from "#app/this-week/sheet.server.ts";
import { weekFrom } from "#app/this-week/week.ts";
import { wallTime } from "#app/time/wall-time.ts";
import {
  addressesIn,
  all,
  builtPage,
  one,
  sectionOf,
  toldOn,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { everyPage, published } from "#tests/support/built-pages.ts";

const church = readChurch();
const { address, places = [] } = church;
const map = places[1]?.address?.map;
const LOFT = "The net loft, 9 Slip Street";

test.each([
  ["the-slip", "The long room, The net loft", LOFT, map],
  ["limpets", "Lower hall", address.street, address.map],
])("the page of %s names room and building; its pin leads there", (slug, room, pin, leadsTo) => {
  const page = builtPage(`/activities/${slug}`);
  expect(wordsOfAll("main dl dd", page)).toContain(room);
  const where = sectionOf("Where?", page);
  expect(wordsOfAll("address a", where)).toEqual([pin]);
  expect(addressesIn(where)).toEqual([leadsTo]);
});

test("a date of a group's that is in the other building for once has its address", () => {
  const dates = wordsOfAll("main ol li", builtPage("/activities/carpet-bowls"));
  expect(dates).toContainEqual(
    expect.stringContaining(`13 January ${LOFT}, the lower hall is being painted`),
  );
});

test("home says of a service in another building where that is, with the way there, and of one in the church nothing", () => {
  const times = one("#service-times", builtPage("/"));
  expect(wordsOf(one("h3 + address", times))).toContain(address.street);
  const way = all("a", times).find((link) => wordsOf(link) === LOFT);
  expect(way?.properties.href).toBe(map);
  const dates = wordsOfAll("[data-next=services] li", times);
  const lamplights = dates.filter((words) => words.startsWith("Lamplight,"));
  expect(lamplights.length).toBeGreaterThan(9);
  for (const words of lamplights) expect(words).toMatch(/, 6:30pm, The net loft, 9 Slip Street$/);
  expect(dates).toContainEqual(
    expect.stringContaining(`11am, The long room, ${LOFT}, the boiler is being mended`),
  );
});

test("the footer's box of service times names the building, with the way there", () => {
  for (const page of everyPage) {
    const footer = one("footer", builtPage(page));
    const line = one("p", footer, "Lamplight:");
    expect(wordsOf(line), page).toMatch(/, The net loft$/);
    expect(addressesIn(line), page).toEqual([map]);
    expect(addressesIn(footer), page).toContain(address.map);
  }
});

test("the week and its sheet give the address of the second building, and of the church none", () => {
  const facts = { series: readSheet().map(unpackDates), events: [], church, known: null };
  const placeOn = (day: string, wanted: string) =>
    weekFrom(wallTime(day, "00:00"), facts)
      .flatMap(({ lines }) => lines)
      .find((line) => line.name === wanted)?.where;
  expect(placeOn("2026-12-06", "Lamplight")).toBe(LOFT);
  expect(placeOn("2026-12-04", "The Slip")).toBe(`The long room, ${LOFT}`);
  expect(placeOn("2026-12-08", "Limpets")).toBe("Lower hall");
  expect(placeOn("2027-01-13", "Carpet Bowls")).toBe(LOFT);
  expect(placeOn("2026-12-27", "Morning Service")).toBe(`The long room, ${LOFT}`);
  expect(placeOn("2026-12-20", "Morning Service")).toBe("The church");
});

test("calendars have the address of the building, and none for a place that nobody knows", () => {
  const placesIn = (file: string) => {
    const { events = [] } = convertIcsCalendar(undefined, published(file));
    return new Set(events.map(({ location }) => location));
  };
  const loft = `${LOFT}, Portfarron, BT00 0PG`;
  expect(placesIn("activities/the-slip.ics")).toEqual(new Set([`The long room, ${loft}`]));
  expect(placesIn("services.ics")).toEqual(
    new Set([
      "The church, 3 Ropewalk Brae, Portfarron, BT00 0PF",
      "The harbour steps",
      `The long room, ${loft}`,
      loft,
    ]),
  );
});

test("search engines are told where each meeting is, and when the church itself is open", () => {
  const seriesOn = (page: string, wanted: string) =>
    toldOn(page).find((thing) => thing["@type"] === "EventSeries" && thing.name === wanted);
  const loft = { name: "The net loft", streetAddress: "9 Slip Street", postalCode: "BT00 0PG" };
  expect(seriesOn("/activities/the-slip", "The Slip").location).toMatchObject({
    name: "The long room, The net loft",
    address: loft,
  });
  expect(seriesOn("/", "Lamplight").location.address).toMatchObject(loft);
  expect(seriesOn("/", "Morning Service").location.address).toMatchObject({
    streetAddress: "3 Ropewalk Brae",
  });
  const [told] = toldOn("/").filter((thing) => thing["@type"] === "Church");
  expect(told.address.streetAddress).toBe("3 Ropewalk Brae");
});
