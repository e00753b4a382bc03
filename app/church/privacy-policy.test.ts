import { expect, test } from "vitest";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { printNotice } from "./privacy-policy.server.ts";

/** The whole text of the sample's notice as a page prints it, as JSON. */
function printSample(isCounted: boolean): string {
  return JSON.stringify(printNotice(sampleChurch.pages["privacy-policy"], isCounted).sections);
}

test("the privacy notice says that visitors are counted if they are", () => {
  expect(printSample(true)).toContain("This website counts which of its pages are read.");
  expect(printSample(true)).not.toContain("does not count its visitors");
});

test("the privacy notice says that visitors are not counted if they are not", () => {
  expect(printSample(false)).toContain("This website does not count its visitors.");
  expect(printSample(false)).not.toContain("counts which of its pages are read");
});
