import { expect, test } from "vitest";
import { onChangedSample, replace, whereContentIs } from "#tools/check-content/changed-sample.ts";

/** When the pages of a changed sample are to be read through again. */
async function reviewsAfter(...changes: Parameters<typeof replace>[1][]) {
  return onChangedSample(
    (folder) => replace(folder, ...changes),
    (folder) =>
      whereContentIs(folder, async () => {
        const { readReviews } = await import("./reviews.server.ts");
        return readReviews().map(({ page, file, due }) => `${due} ${page} ${file}`);
      }),
  );
}

test("a page, a group and the privacy policy are told of in the order in which they are due", async () => {
  const reviews = await reviewsAfter(
    ["pages/hall-hire.md", "menu: ", "review: 2027-01\nmenu: "],
    ["groups/pw.md", "name: PW", "name: PW\nreview: 2027-09-01"],
    ["privacy-policy.md", /^reviewed: .*$/m, "reviewed: 2026-10-05"],
  );
  expect(reviews).toEqual([
    expect.stringMatching(/^2027-01 .* pages\/hall-hire\.md$/),
    "2027-09-01 PW groups/pw.md",
    "2027-10-05 Privacy Policy privacy-policy.md",
  ]);
});

test("a privacy policy that says itself when it is to be reviewed is told of once", async () => {
  const reviews = await reviewsAfter([
    "privacy-policy.md",
    /^reviewed:/m,
    "review: 2027-03\nreviewed:",
  ]);
  expect(reviews).toEqual(["2027-03 Privacy Policy privacy-policy.md"]);
});
