import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSample } from "#tools/check/sample.ts";

const sample = readSample();
const { town, street, people } = sample;
const groups = sample.groups.flatMap(({ slug, name }) => [slug, name]);
const surnames = people.map((name) => name.split(" ").at(-1) ?? "");

/** Names as anybody might write them: "O’Clock" and "O'Clock", "the-ark" and "The Ark". */
const namesOfTheSample = new RegExp(
  `\\b(?:${[town, street, ...surnames, ...groups].map(asAnybodyWrites).join("|")})\\b`,
  "i",
);

function asAnybodyWrites(name: string): string {
  return asRead(name).replaceAll(/['\s-]+/g, "['\\s-]*");
}

/** Writes a text without accents and with straight apostrophes. */
function asRead(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
}

// Unit tests read the sample's words, and may expect to find them.
const files = globSync("app/**/*.{ts,tsx,css,svg}").filter(
  (file) => !file.includes("generated") && !file.endsWith(".test.ts"),
);

test("nothing in app/ names the sample's town, its people or its groups: it is any church's", () => {
  expect(asRead("// Boys’ Brigade on Thursdays")).toMatch(namesOfTheSample);
  const named = files.flatMap((file) => {
    const lines = asRead(readFileSync(file, "utf8")).split("\n");
    return lines.flatMap((line, index) =>
      namesOfTheSample.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
  });
  expect(named).toEqual([]);
});
