import { expect, test } from "vitest";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { completePlace, shortenPlace } from "./place.ts";

const church = sampleChurch.facts;

test("a place at the church is written without its address, and any other with it", () => {
  const hall = { name: "Minor Hall", address: "12 Meeting House Lane, bt000aa" };
  const elsewhere = { name: "Minor Hall", address: "3 Shore Road, Larne, BT40 1AA" };
  expect(shortenPlace(hall, church)).toEqual({ name: "Minor Hall", address: "" });
  expect(shortenPlace(elsewhere, church)).toEqual(elsewhere);
});

test("a room of the church has the church's address where visitors need it, and no other place does", () => {
  const address = "12 Meeting House Lane, Kilmorran, BT00 0AA";
  expect(completePlace({ name: "Minor Hall" }, church)).toEqual({ name: "Minor Hall", address });
  for (const place of [{ name: "Slemish" }, { isOnline: true, name: "Zoom" } as const, undefined]) {
    expect(completePlace(place, church)).toEqual(place);
  }
});
