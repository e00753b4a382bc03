import { expect, test } from "vitest";
import { readPrivacyPolicy } from "./privacy-policy.server.ts";

test("the privacy notice says that visitors are counted where they are, and where not, that they are not", () => {
  const sharing = (isCounted: boolean) => JSON.stringify(readPrivacyPolicy(isCounted).sections[4]);
  expect(sharing(true)).toContain("This website counts which of its pages are read.");
  expect(sharing(true)).not.toContain("does not count its visitors");
  expect(sharing(false)).toContain("This website does not count its visitors.");
  expect(sharing(false)).not.toContain("script");
});
