import { expect, test } from "vitest";
import { looksLikePeople } from "./looks-like-people.ts";

test.each([
  "Ruth McAlister, Tom Hill",
  "Ruth McAlister & Tom Hill",
  "Ruth McAlister / Tom Boyd / Ann Kerr",
  "R McAlister, T. Boyd",
  "Ruth McAlister and Tom Boyd",
  "Mr & Mrs Boyd",
  "Rev John Smith",
  "Mrs A Boyd",
  "Tea: Ruth, Ann",
  "Leaders – Ruth and Tom",
  "On duty: Tom",
  "Anne, Bob & Carol",
  "Anne/Bob",
  "Ruth and Tom",
  "Tom H & Ruth McA",
  "Ruth M, Andy T, Sue & Gail",
  "Pat and Kathleen",
  "Youth: Tom, Ruth + Sam",
  "Welcome: Jim & Joan Boyd",
  "Preacher: Rev Boyd",
  "Tom Boyd (lead), Ruth Hill",
  "Mary O’Neill, Pat Mc Kee",
  "Sound desk: Tom, Camera: Ann",
  "Tea and coffee: Ruth, Ann",
])("“%s” looks like people", (place) => {
  expect(looksLikePeople(place)).toBe(true);
});

test.each([
  "Church Halls",
  "Minor Hall, Kilmorran",
  "Portrush, Co Antrim",
  "Castle Ward, County Down",
  "Ballymena, Antrim",
  "Ruth Boyd House",
  "Tom Hill",
  "The Manse",
  "St Patrick’s Church",
  "12 Meeting House Lane, Kilmorran",
  "Giant’s Causeway & Dunluce Castle",
  "Hall, Library and Kitchen",
  "Ballymena & Antrim",
  "Ruth Boyd House, Kilmorran",
  "Main Hall: Kilmorran, Antrim",
  "Online & in church",
  "Sam’s, Main Street",
  "Start: Castle Ward, End: Portaferry",
])("“%s” is taken for a place", (place) => {
  expect(looksLikePeople(place)).toBe(false);
});
