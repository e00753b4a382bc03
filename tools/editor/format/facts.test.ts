import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readFacts, writeFacts } from "./facts.ts";

const facts = v.record(v.string(), v.unknown());
const change = v.strictObject({
  what: v.string(),
  before: v.string(),
  form: facts,
  after: v.string(),
});
const changes = v.parse(
  v.pipe(v.array(change), v.nonEmpty()),
  parse(readFileSync(new URL("changes.yaml", import.meta.url), "utf8")),
);

test.each(changes)("$what", ({ before, form, after }) => {
  // A form gives its fields in its own order: those of the file first.
  expect(writeFacts(before, { ...readFacts(before), ...form })).toBe(after);
});

test("a file that cannot be read says in which lines, in words that help", () => {
  expect(() => readFacts("name: A\nsummary: Tea: and buns\n")).toThrow(
    'line 2: summary: words with a colon in them need double quotes round them: "Tea: and buns"',
  );
});
