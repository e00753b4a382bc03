import * as v from "valibot";
import { expect, test } from "vitest";
import { churchSchema } from "./church-facts.server.ts";

test.each([
  ["NIC100000", "NIC100000", "the Charity Commission for Northern Ireland"],
  ["nic 100000", "NIC100000", "the Charity Commission for Northern Ireland"],
  ["(NIC)104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NIC-104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NIC: 104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NI 104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NI104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NIC 104 483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["Charity No. NIC104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  [
    "Registered with The Charity Commission for Northern Ireland (NIC 104483)",
    "NIC104483",
    "the Charity Commission for Northern Ireland",
  ],
  ["NIC No. 104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["N.I.C. 104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NIC#104483.", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NIC\u00a0104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["NIC\u2011104483", "NIC104483", "the Charity Commission for Northern Ireland"],
  ["SC-012345", "SC012345", "the Scottish Charity Regulator (OSCR)"],
  ["SCO12345", "SC012345", "the Scottish Charity Regulator (OSCR)"],
  ["SC012345", "SC012345", "the Scottish Charity Regulator (OSCR)"],
  ["219867", "219867", "the Charity Commission for England and Wales"],
  ["1120920", "1120920", "the Charity Commission for England and Wales"],
  ["RCN 20012345", "RCN 20012345", "the Charities Regulator"],
  ["RCN20012345", "RCN 20012345", "the Charities Regulator"],
])("the charity number %s is printed as %s, with %s", (typed, number, regulator) => {
  expect(v.parse(churchSchema.entries.charity, typed)).toEqual({ number, regulator });
});

test("any other charity number is answered with those there are", () => {
  for (const typed of [
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
  ]) {
    expect(() => v.parse(churchSchema.entries.charity, typed), typed).toThrow(
      /NIC100000 in Northern Ireland, SC012345 in Scotland, 1234567 in England and Wales, RCN 20012345/,
    );
  }
});

test("host-sends-headers is on unless the church says no, and anything else is refused", () => {
  const schema = churchSchema.entries["host-sends-headers"];
  expect(v.parse(schema, undefined)).toBe(true);
  expect(v.parse(schema, "yes")).toBe(true);
  expect(v.parse(schema, "no")).toBe(false);
  expect(() => v.parse(schema, "perhaps")).toThrow("expected yes or no");
});

test("facts about a logo's picture need the picture", () => {
  const schema = churchSchema.entries.logo;
  expect(v.parse(schema, { first: "Ballydown" })).toMatchObject({ "has-name": false });
  expect(() => v.parse(schema, { first: "Ballydown", "has-name": "yes" })).toThrow(
    "Expected file: too",
  );
});
