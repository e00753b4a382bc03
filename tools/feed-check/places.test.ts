import { expect, test } from "vitest";
import { knownPlaces, looksLikePerson } from "./places.ts";

const known = [...knownPlaces(), "Fergus Thomson"];

test.each([
  "Ruth McAlister",
  "Tom & Ann Gault",
  "Tom and Ann Gault",
  "Rev. Sarah O’Hara",
  "Mrs Church",
  "Mary-Jane van Dyke".replace("van", "Van"),
])("“%s” may be somebody’s name", (name) => {
  expect(looksLikePerson(name, known)).toBe(true);
});

test.each([
  "Church Halls",
  "Minor Hall",
  "Kilmorran Primary School",
  "Zoom",
  "Online",
  "The lough shore",
  "Ballymena Town Hall",
  "Room 4",
  "BT00 0AA",
  "Fergus Thomson",
  "",
])("“%s” is a place", (name) => {
  expect(looksLikePerson(name, known)).toBe(false);
});

test("the church and its halls are known", () => {
  expect(knownPlaces().length).toBeGreaterThan(1);
});
