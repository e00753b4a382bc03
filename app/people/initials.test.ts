import { expect, test } from "vitest";
import { findFirstName, initialsFile, makeInitials } from "./initials.ts";

test.each([
  ["Robert Gilliland", "RG"],
  ["Rev. Dr Hugh Tannahill", "HT"],
  ["Mary Ann McKee", "MM"],
  ["Cher", "C"],
])("the window of %s has the initials %s if there is no photo", (name, initials) => {
  expect(makeInitials(name)).toBe(initials);
});

test.each([
  ["Margaret Boyd", "Margaret"],
  ["Rev. Dr Hugh Tannahill", "Hugh"],
  ["Mary-Ann McKee", "Mary-Ann"],
  ["Mrs M. Boyd", "Mrs M. Boyd"],
  ["Mrs Boyd", "Mrs Boyd"],
  ["The leaders", "The leaders"],
  ["Cher", "Cher"],
])("%s is called %s in a sentence", (name, firstName) => {
  expect(findFirstName(name)).toBe(firstName);
});

test.each([
  ["Robert Gilliland", "robert-gilliland.svg"],
  ["Ruth Greer", "ruth-greer.svg"],
  ["Seán O’Néill", "sean-o-neill.svg"],
  ["Wiesława Nowak", "wiesC582awa-nowak.svg"],
  ["Jørn Vang", "jC3B8rn-vang.svg"],
  ["Ольга Коваль", "D0BED0BBD18CD0B3D0B0-D0BAD0BED0B2D0B0D0BBD18C.svg"],
  ["مريم حداد", "D985D8B1D98AD985-D8ADD8AFD8A7D8AF.svg"],
])("the window of %s is in the file %s, and in no other's", (name, file) => {
  expect(initialsFile(name)).toBe(file);
});
