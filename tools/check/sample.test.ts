import { expect, test } from "vitest";
import { findSample, readSample } from "./sample.ts";

const sample = readSample();

/** What the check-up finds in a file with this text: "home.md, line 2: “Kilmorran” is the sample congregation’s." */
function findIn(text: string, file = "home.md"): string[] {
  return findSample([{ file, name: file, text }], sample).map(
    ({ where, what }) => `${where.replaceAll("sample/", "")}: ${what}`,
  );
}

test.each([
  ["lead: Come to\n  Kilmorran on Sunday", "home.md, line 2: “Kilmorran”"],
  ["Ask Ruth\nAdair.", "home.md, line 1: “Ruth Adair”"],
  ["Elaine\nBurrows", "home.md, line 1: “Elaine Burrows”"],
  ["A church in Co. Antrim", "home.md, line 1: “Co. Antrim”"],
  ["Park on 12 Meeting House Lane.", "home.md, line 1: “12 Meeting House Lane”"],
  ["phone: 07700 900161", "“07700 900161” is a telephone number"],
  ["phone: 07700900161", "“07700900161” is a telephone number"],
  ["email: ark@church.example", "“ark@church.example” is an address"],
  ["url: https://x.example/a", "“x.example” is an address"],
])("in %j the check-up finds words that are not the church’s own: %s", (text, expected) => {
  expect(findIn(text)).toEqual([expect.stringContaining(expected)]);
});

test("a church in the sample’s county may name it", () => {
  const church = {
    file: "church.yaml",
    name: "sample/church.yaml",
    text: "address:\n  county: Co. Antrim",
  };
  expect(
    findSample(
      [church, { file: "home.md", name: "sample/home.md", text: "In Co. Antrim." }],
      sample,
    ),
  ).toEqual([]);
});

test("the same thing in several lines is one finding", () => {
  expect(findIn("Kilmorran\n\nKilmorran, Kilmorran")).toEqual([
    "home.md, line 1, 3: “Kilmorran” is the sample congregation’s.",
  ]);
});

test("an account and a form are the sample’s only where the sample has them", () => {
  expect(findIn("churchsuite:\n  account: example\n", "church.yaml")).toEqual([
    "church.yaml, line 2: “account: example” is the sample’s.",
  ]);
  expect(findIn("An account: example of nothing.")).toEqual([]);
});

test("nothing is found in words that are a church’s own", () => {
  const own =
    "name: First Ballyquillan\nphone: 028 2565 1111\nRuth and Samuel are at the door of St Anne’s.";
  expect(findIn(own)).toEqual([]);
});
