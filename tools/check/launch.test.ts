import { expect, test } from "vitest";
import { listPassages } from "#app/church/passages.server.ts";
import { ContentFolder } from "#content";
import { checkLaunch, findBlanks } from "./launch.ts";

function blanksIn(folder: string): string[] {
  const findings = findBlanks(listPassages(new ContentFolder(folder)));
  return findings.map(({ where, what }) => `${where}: ${what}`);
}

test("a launch with the words of the sample must wait, because it is nobody's church", async () => {
  expect(await checkLaunch("sample")).toMatchObject([
    { weight: "must", mend: "npm run new-church begins your own." },
  ]);
});

test("the check-up finds every blank of the starter with its line, and takes no link for one", () => {
  const blanks = blanksIn("starter");
  expect(blanks).toContain(
    "starter/giving.md, line 11: the text: “[how members give: envelopes, standing order]” is still to be written",
  );
  expect(blanks).toContainEqual(
    expect.stringMatching(
      /^starter\/pages\/coming-to-church\.md, line 12: visit › .*“\[Where people/,
    ),
  );
  expect(blanks.join()).not.toContain("ico.org.uk");
  expect(blanks.length).toBeGreaterThan(15);
});

test("lists and links are not taken for blanks", () => {
  expect(blanksIn("sample")).toEqual([]);
});
