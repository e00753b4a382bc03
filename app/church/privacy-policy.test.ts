import { expect, test } from "vitest";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { printNotice } from "./privacy-policy.server.ts";

test("the privacy notice says that visitors are counted where they are, and where not, that they are not", () => {
  const policy = sampleChurch.pages["privacy-policy"];
  const sharing = (isCounted: boolean) =>
    JSON.stringify(printNotice(policy, isCounted).sections[4]);
  expect(sharing(true)).toContain("This website counts which of its pages are read.");
  expect(sharing(true)).not.toContain("does not count its visitors");
  expect(sharing(false)).toContain("This website does not count its visitors.");
  expect(sharing(false)).not.toContain("script");
});
