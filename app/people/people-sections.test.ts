import { createElement } from "react";
import { expect, test } from "vitest";
import { addressesIn } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { Leader } from "./people-sections.tsx";

test.each([
  ["their own number", "07700 900414", "tel:+447700900414"],
  ["the number of the office if they give none", undefined, "tel:+442896496012"],
])("whoever leads the church is shown with %s", (_, phone, address) => {
  const portrait = { initialsWindow: "/isobel-larmont.svg" };
  const leader = { name: "Isobel Larmont", role: "Minister", phone, portrait };
  const part = renderPart(createElement(Leader, leader), sampleChurch.facts, sampleChurch.time);
  expect(addressesIn(part)).toEqual([address]);
});
