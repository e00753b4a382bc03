import { expect, test } from "vitest";
import { seriesWith } from "#tests/fixtures/series.ts";
import { twoBuildings } from "#tests/fixtures/two-buildings.ts";
import type { Series } from "./meeting.ts";
import { inPlaces, roomOf } from "./series.server.ts";

/** The places of a series as they are written: usually, of its section, and on one day. */
function placesOf({ where, way, sections, meetings }: Series): (string | undefined)[] {
  return [way?.words ?? where, sections[0]?.where, meetings[0]?.way?.words ?? meetings[0]?.where];
}

const moved = (where: string, once: string, section?: string): Series =>
  seriesWith({
    where,
    sections: section
      ? [{ name: "Juniors", who: "P4 to P7", from: "18:00", to: "19:00", where: section }]
      : [],
    meetings: [{ day: "2026-12-01", change: "moved", where: once }],
  });

test.each([
  ["Library", "Loft", "Library", "Loft, The Schoolhouse, 5 School Lane"],
  ["Loft", "Library", "Loft, The Schoolhouse, 5 School Lane", "Library, 2 Main Street"],
  ["Loft", "The Schoolhouse", "Loft, The Schoolhouse, 5 School Lane", "The Schoolhouse"],
  [
    "schoolhouse",
    "Main Hall, church",
    "The Schoolhouse, 5 School Lane",
    "Main Hall, The meeting house, 2 Main Street",
  ],
  ["The church", "O'Hara's field", "The meeting house", "O’Hara’s field, Mill Road, Ballyup"],
  ["Library", "First Ballymena", "Library", "First Ballymena"],
])("what is in %s and once in %s says so: “%s” and “%s”", (where, once, usual, unusual) => {
  const series = inPlaces(moved(where, once, "loft"), twoBuildings);
  expect(placesOf(series)).toEqual([usual, "Loft, The Schoolhouse", unusual]);
});

test("nobody is sent to the church for what is in a place that nobody knows", () => {
  const [meeting] = inPlaces(moved("Library", "First Ballymena"), twoBuildings).meetings;
  expect(meeting?.way).toBeNull();
});

test("without a list of places every word stays as it is", () => {
  const series = moved("The Schoolhouse", "Loft", "Library");
  expect(inPlaces(series, { ...twoBuildings, places: undefined })).toBe(series);
});

test.each([
  [{ where: "The Schoolhouse", room: "Main Hall" }, "Main Hall, The Schoolhouse"],
  [{ where: "Library", room: "Main Hall" }, "Main Hall, The meeting house"],
  [{ where: "The church", room: "Library" }, "Library"],
  [{ where: "loft", room: undefined }, "Loft, The Schoolhouse"],
])("the room of a group at %j is “%s”", (group, room) => {
  expect(roomOf(group, twoBuildings)).toBe(room);
});
