import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MOST_WORDS = 150;

/** The example in a README. */
const EXAMPLE = /^```ts\n(.*?)^```$/gms;
/** A line of it that prints something, and ends with a comment that says what. */
const PRINTED = /^.*console\.log\(.*\); \/\/ (.*)$/gm;

const libraries = globSync("lib/*/index.ts").map((door) => door.replace("index.ts", "README.md"));

test.each(libraries)("%s has no more than 150 words, so that it is read", (readme) => {
  const words = readFileSync(readme, "utf8").split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});

test.each(libraries)("the example of %s runs, and prints what it says", (readme) => {
  const examples = [...readFileSync(readme, "utf8").matchAll(EXAMPLE)];
  expect(examples.length).toBe(1);
  const example = examples[0]?.[1] ?? "";
  // Node runs it in the project's folder, as if it were a file there.
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", example], {
    encoding: "utf8",
  });
  const promised = [...example.matchAll(PRINTED)].map(([, words]) => words);
  expect(promised.length).toBeGreaterThan(0);
  expect(printed.trimEnd().split("\n")).toEqual(promised);
});
