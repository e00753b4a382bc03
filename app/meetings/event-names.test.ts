import { expect, test } from "vitest";
import { isNamedFor } from "./event-names.ts";

test.each([
  ["PW Evening", ["PW"], true],
  ["GIRLS BRIGADE display", ["Girls’ Brigade"], true],
  ["Creche leaders’ tea", ["Crèche"], true],
  ["3 O'Clock Club Tea", ["3 O’Clock Club"], true],
  ["Morning Worship with Communion", ["Main Service", "Morning Worship"], true],
  ["Snatched from the fire: a talk", ["SNATCH"], false],
  ["Dorcas Evening", ["Dorcas Group"], false],
])("that “%s” is an event of %j is %s", (event, names, isIts) => {
  expect(isNamedFor(event, names)).toBe(isIts);
});
