import * as v from "valibot";
import { expect, test } from "vitest";
import { churchSchema } from "./church-facts.server.ts";

const NORTHERN_IRELAND = "the Charity Commission for Northern Ireland";
const SCOTLAND = "the Scottish Charity Regulator (OSCR)";
const ENGLAND_AND_WALES = "the Charity Commission for England and Wales";
const REPUBLIC_OF_IRELAND = "the Charities Regulator";

test.each([
  "NIC104483",
  "nic 104483",
  "(NIC)104483",
  "NIC-104483",
  "NIC: 104483",
  "NI 104483",
  "NI104483",
  "NIC 104 483",
  "Charity No. NIC104483",
  "Registered with The Charity Commission for Northern Ireland (NIC 104483)",
  "NIC No. 104483",
  "N.I.C. 104483",
  "NIC#104483.",
  "NIC\u00a0104483",
  "NIC\u2011104483",
])("the charity number %s is printed as NIC104483, of Northern Ireland", (typed) => {
  const charity = { number: "NIC104483", regulator: NORTHERN_IRELAND };
  expect(v.parse(churchSchema.entries.charity, typed)).toEqual(charity);
});

test.each([
  ["SC012345", "SC012345", SCOTLAND],
  ["SC-012345", "SC012345", SCOTLAND],
  ["SCO12345", "SC012345", SCOTLAND],
  ["219867", "219867", ENGLAND_AND_WALES],
  ["1120920", "1120920", ENGLAND_AND_WALES],
  ["RCN 20012345", "RCN 20012345", REPUBLIC_OF_IRELAND],
  ["RCN20012345", "RCN 20012345", REPUBLIC_OF_IRELAND],
])("the charity number %s is printed as %s, with %s", (typed, number, regulator) => {
  expect(v.parse(churchSchema.entries.charity, typed)).toEqual({ number, regulator });
});

test.each([
  "NIC10000",
  "NIC1044833",
  "NIC 104483 and NIC 104484",
  "NIC 104483 or 1120920",
  "SC12345",
  "12345",
  "012345",
  "20012345",
  "XR12345",
  "RCN 123",
  "N/A",
])("the charity number %s is answered with examples of right ones", (typed) => {
  expect(() => v.parse(churchSchema.entries.charity, typed)).toThrow(
    /NIC100000 in Northern Ireland, SC012345 in Scotland, 1234567 in England and Wales, RCN 20012345/,
  );
});

test("a host sends the headers unless the church says no, and no other answer is taken", () => {
  const schema = churchSchema.entries["host-sends-headers"];
  expect(v.parse(schema, undefined)).toBe(true);
  expect(v.parse(schema, "yes")).toBe(true);
  expect(v.parse(schema, "no")).toBe(false);
  expect(() => v.parse(schema, "perhaps")).toThrow("expected yes or no");
});

test("a logo without a picture can say nothing of its picture", () => {
  const schema = churchSchema.entries.logo;
  expect(v.parse(schema, { first: "Ballydown" })).toMatchObject({ "has-name": false });
  expect(() => v.parse(schema, { first: "Ballydown", "has-name": "yes" })).toThrow(
    "Expected file: too",
  );
});
