import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSample } from "#tools/check/sample.ts";

const sample = readSample();
const { town, street, people } = sample;
const groups = sample.groups.flatMap(({ slug, name }) => [slug, name]);
const surnames = people.map((name) => name.split(" ").at(-1) ?? "");

/** Names as anybody might write them: "O’Clock" and "O'Clock", "the-ark" and "The Ark". */
const namesOfTheSample = new RegExp(
  `\\b(?:${[town, street, ...surnames, ...groups].map(makePattern).join("|")})\\b`,
  "i",
);

/** Makes a pattern of a name that fits whatever stands between its words. */
function makePattern(name: string): string {
  return simplify(name).replaceAll(/['\s-]+/g, "['\\s-]*");
}

/** Writes a text without accents and with straight apostrophes. */
function simplify(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
}

// Unit tests read the sample's words, and may expect to find them.
const files = globSync("app/**/*.{ts,tsx,css,svg}").filter(
  (file) => !file.includes("generated") && !file.endsWith(".test.ts"),
);

test("the code of the website names no town, no people and no groups of the sample: it is any church's", () => {
  expect(simplify("// Boys’ Brigade on Thursdays")).toMatch(namesOfTheSample);
  const linesWithNames = files.flatMap((file) => {
    const lines = simplify(readFileSync(file, "utf8")).split("\n");
    return lines.flatMap((line, index) =>
      namesOfTheSample.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
  });
  expect(linesWithNames).toEqual([]);
});
