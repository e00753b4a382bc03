import { expect, test } from "vitest";
import { buildingOfEvent } from "#app/events/event-place.ts";
import { twoBuildings as church } from "#tests/fixtures/two-buildings.ts";
import { type Spot, spotOf } from "./buildings.ts";

const inWords = (spot: Spot | undefined) =>
  spot && [spot.room, spot.building.name].filter(Boolean).join(" in ");

test.each([
  ["The Schoolhouse", "The Schoolhouse"],
  ["schoolhouse", "The Schoolhouse"],
  ["O'Hara's Field", "O’Hara’s field"],
  ["Library", "Library in The meeting house"],
  ["Library, The Schoolhouse", undefined],
  ["Main Hall", undefined],
  ["Main Hall, Schoolhouse", "Main Hall in The Schoolhouse"],
  ["Main Hall, The meeting house", "Main Hall in The meeting house"],
  ["Main Hall, the church", "Main Hall in The meeting house"],
  ["The church", "The meeting house"],
  ["Ballydown Presbyterian Church", "The meeting house"],
  ["Kitchen", undefined],
  ["First Ballydown", undefined],
])("with a list of places, “%s” is %s", (name, expected) => {
  expect(inWords(spotOf(name, church))).toBe(expected);
});

test.each([
  ["Church Halls", "Ballydown Presbyterian Church"],
  ["The church", "Ballydown Presbyterian Church"],
  ["Library", "Ballydown Presbyterian Church"],
  ["The Schoolhouse", undefined],
])("without a list of places, “%s” is %s", (name, expected) => {
  expect(inWords(spotOf(name, { name: church.name, address: church.address }))).toBe(expected);
});

test.each([
  [{ name: "Schoolhouse" }, "The Schoolhouse"],
  [{ name: "Main Hall" }, undefined],
  [{ name: "Main Hall", address: "Mill Road, bt000mr" }, "O’Hara’s field"],
  [{ name: "Schoolhouse", address: "School Lane, BT00 0BD" }, "The Schoolhouse"],
  [{ name: "Supper", address: "2 Main Street, BT00 0BD" }, "The meeting house"],
  [{ name: "Library", address: "The Square, Ballymena" }, undefined],
  [{ name: "The Schoolhouse", isOnline: true as const }, undefined],
  [undefined, undefined],
])("an event of the calendar at %j is in %s", (place, expected) => {
  expect(buildingOfEvent(place, church)?.name).toBe(expected);
});
