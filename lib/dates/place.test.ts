import { expect, test } from "vitest";
import { type EventPlace, isAtChurch } from "./place.ts";
import { kilmorran } from "./testing.ts";

test.each<EventPlace | undefined>([
  undefined,
  { name: "Church Halls" },
  { address: "Church Halls" },
  { name: "Main Hall" },
  { name: "Crèche room" },
  { name: "Kilmorran Presbyterian Church Halls" },
  { name: "Church Halls", address: "12 Meeting House Lane, Kilmorran, BT00 0AA" },
  { name: "Hall", address: "12, Meeting House Lane" },
  { address: "bt000aa" },
])("an event with the place %j is at the church", (place) => {
  expect(isAtChurch(place, kilmorran)).toBe(true);
});

test.each<EventPlace>([
  { name: "Assembly Rooms" },
  { name: "The Schoolhouse" },
  { name: "Town Hall" },
  { name: "Church Hall", address: "4 Main Street, Ballydown, BT00 0XX" },
  { name: "Church Hall", address: "Ballydown" },
  { isOnline: true, name: "Church Halls" },
])("an event with the place %j is not at the church", (place) => {
  expect(isAtChurch(place, kilmorran)).toBe(false);
});
