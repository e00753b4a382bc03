import { expect, test } from "vitest";
import { findFirstName, initialsFile, makeInitials } from "./initials.ts";

test.each([
  ["Robert Gilliland", "RG"],
  ["Rev. Dr Hugh Tannahill", "HT"],
  ["Mary Ann McKee", "MM"],
  ["Cher", "C"],
])("%s is %s on a window without a photo", (name, initials) => {
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
])("the first name of %s is %s", (name, firstName) => {
  expect(findFirstName(name)).toBe(firstName);
});

test("two people with the same initials have a window each", () => {
  expect(initialsFile("Robert Gilliland")).toBe("robert-gilliland.svg");
  expect(initialsFile("Ruth Greer")).not.toBe(initialsFile("Robert Gilliland"));
  expect(initialsFile("Seán O’Néill")).toBe("sean-o-neill.svg");
});
