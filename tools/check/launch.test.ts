import { expect, test } from "vitest";
import { whereContentIs } from "#tests/support/changed-sample.ts";
import { checkLaunch } from "./launch.ts";

test("the sample is nobody's church", async () => {
  expect(await checkLaunch()).toMatchObject([
    { weight: "must", mend: "npm run new-church begins your own." },
  ]);
});

test("every blank of the starter is told with its line, and a link is none", async () => {
  const found = await whereContentIs("starter", async () => {
    const { findBlanks } = await import("./launch.ts");
    const { allPassages } = await import("#app/church/passages.server.ts");
    return findBlanks(allPassages()).map(({ where, what }) => `${where}: ${what}`);
  });
  expect(found).toContain(
    "starter/giving.md, line 11: the text: “[how members give: envelopes, standing order]” is still to be written",
  );
  expect(found).toContainEqual(
    expect.stringMatching(
      /^starter\/pages\/coming-to-church\.md, line 12: visit › .*“\[Where people/,
    ),
  );
  expect(found.join()).not.toContain("ico.org.uk");
  expect(found.length).toBeGreaterThan(15);
});

test("no blank is seen in the lists and links of a church that has written everything", async () => {
  const { findBlanks } = await import("./launch.ts");
  const { allPassages } = await import("#app/church/passages.server.ts");
  expect(findBlanks(allPassages())).toEqual([]);
});
