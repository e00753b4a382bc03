import { expect, test } from "vitest";
import { roomName } from "#app/places/ways.server.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { twoBuildings } from "#tests/fixtures/two-buildings.ts";
import { seriesOf } from "./series.server.ts";

const days = { from: "2026-12-01", to: "2026-12-01" };
const year = { ...days, years: [days], terms: [] };

/** A group that usually meets in one place, with a section in the loft, and its only date, which is in another place. */
const moved = (where: string, once: string, church = twoBuildings) =>
  seriesOf(
    {
      ...seriesWith({ where }),
      sections: [{ name: "Juniors", who: "P4 to P7", from: "18:00", to: "19:00", where: "loft" }],
    },
    { year, changes: [{ day: "2026-12-01", for: ["choir"], what: "moved", where: once }] },
    church,
  );

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
  const { way, sections, meetings, ...series } = moved(where, once);
  expect(way?.words ?? series.where).toBe(usual);
  expect(sections[0]?.where).toBe("Loft, The Schoolhouse");
  expect(meetings[0]?.way?.words ?? meetings[0]?.where).toBe(unusual);
});

test("nobody is sent to the church for what is in a place that nobody knows", () => {
  expect(moved("Library", "First Ballymena").meetings[0]?.way).toBeNull();
});

test("without a list of places every word stays as it is", () => {
  const church = { ...twoBuildings, places: undefined };
  expect(moved("The Schoolhouse", "Loft", church)).toMatchObject({
    where: "The Schoolhouse",
    sections: [{ where: "loft" }],
    meetings: [{ where: "Loft" }],
  });
});

test.each([
  [{ where: "The Schoolhouse", room: "Main Hall" }, "Main Hall, The Schoolhouse"],
  [{ where: "Library", room: "Main Hall" }, "Main Hall, The meeting house"],
  [{ where: "The church", room: "Library" }, "Library"],
  [{ where: "loft", room: undefined }, "Loft, The Schoolhouse"],
])("the room of a group at %j is “%s”", (group, room) => {
  expect(roomName(group, twoBuildings)).toBe(room);
});
