import { expect, test } from "vitest";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { shortenPlace } from "./event-place.ts";

const church = sampleChurch.facts;

test("a place at the church is written without its address, and any other with it", () => {
  const hall = { name: "Minor Hall", address: "12 Meeting House Lane, bt000aa" };
  const elsewhere = { name: "Minor Hall", address: "3 Shore Road, Larne, BT40 1AA" };
  expect(shortenPlace(hall, church)).toEqual({ name: "Minor Hall", address: "" });
  expect(shortenPlace(elsewhere, church)).toEqual(elsewhere);
});
