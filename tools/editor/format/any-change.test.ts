import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  letrec,
  oneof,
  property,
  string,
} from "fast-check";
import { expect, test } from "vitest";
import { readFacts, writeFacts } from "./facts.ts";
import { isSame } from "./same.ts";

const name = constantFrom("name", "role", "from", "for", "photo", "last-of-term");

/** Facts as forms hold them, from empty boxes to lists of lists of fields. */
const { facts } = letrec((tie) => ({
  words: oneof(
    constantFrom(
      "Ruth Adair",
      "11:30",
      "{service}",
      "no",
      "the-ark",
      "",
      "a, b: c # d",
      "two\nlines",
    ),
    string({ maxLength: 12 }),
    string({ minLength: 80, maxLength: 160 }),
    boolean(),
  ),
  fields: dictionary(name, tie("value"), { maxKeys: 4 }),
  value: oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("words"),
    array(oneof(tie("words"), tie("fields")), { maxLength: 4 }),
    tie("fields"),
  ),
  facts: dictionary(name, tie("value"), { minKeys: 1, maxKeys: 5 }),
}));

const ON_TOP = "# A note on top.\n";

test("whatever a form changes, the file says it, and its notes are kept", () => {
  assert(
    property(facts, facts, (before, now) => {
      const old = writeFacts(ON_TOP, { name: "first", ...Object(before) });
      const written = writeFacts(old, { name: "first", ...Object(now) });
      expect(isSame(readFacts(written), { name: "first", ...Object(now) })).toBe(true);
      expect(written.startsWith(ON_TOP)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("a change and its opposite give the facts that were there", () => {
  assert(
    property(facts, facts, (before, now) => {
      const old = writeFacts(ON_TOP, { name: "first", ...Object(before) });
      const there = writeFacts(old, { name: "first", ...Object(now) });
      const andBack = writeFacts(there, readFacts(old));
      expect(isSame(readFacts(andBack), readFacts(old))).toBe(true);
    }),
  );
});
