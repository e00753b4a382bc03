import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import type { Place } from "./event.ts";
import { isAtChurch } from "./event-place.ts";

const church = readChurch();
const withPlaces = {
  ...church,
  places: [
    { name: "The church", rooms: ["Main Hall"] },
    {
      name: "The Schoolhouse",
      address: { ...church.address, postcode: "BT00 0BB" },
      rooms: ["Main Hall"],
    },
  ],
};

test.each<[boolean, Place | undefined, typeof church?]>([
  [true, undefined],
  [true, { name: "Church Halls" }],
  [true, { address: "Church Halls" }],
  [true, { name: "Kilmorran Presbyterian Church Halls" }],
  [true, { name: "Church Halls", address: "12 Meeting House Lane, Kilmorran, BT00 0AA" }],
  [true, { name: "Hall", address: "12, Meeting House Lane" }],
  [true, { address: "bt000aa" }],
  [true, { name: "Crèche room" }],
  [false, { name: "Assembly Rooms" }],
  [true, { name: "Main Hall" }, withPlaces],
  [true, { name: "Schoolhouse" }, withPlaces],
  [true, { name: "Anywhere", address: "5 School Lane, BT00 0BB" }, withPlaces],
  [false, { isOnline: true, name: "Church Halls" }],
  [false, { name: "Town Hall" }],
  [false, { name: "Church Hall", address: "4 Main Street, Ballydown, BT00 0XX" }],
  [false, { name: "Church Hall", address: "Ballydown" }],
])("it is %s that an event at %j is held at the church", (isOurs, place, ours = church) => {
  expect(isAtChurch(place, ours)).toBe(isOurs);
});
