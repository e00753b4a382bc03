import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFacts, writeFacts } from "./facts.ts";
import { readPage, writePage } from "./page.ts";
import { isFields, isSame } from "./set-facts.ts";

const ON_TOP = "# A note on top.\n";
const name = fc.constantFrom("name", "role", "from", "for", "photo", "last-of-term");
const signs = ["- a", "---", "? b", "a: b: c", "'", '"', "\\", "# x", "x\n y", "x\n\n\ny"];
const more = ["[", "*a", "|", ">-", "<<", "11:30", "{service}", "no", "", "two\nlines"];

/** Facts as forms hold them, from empty boxes to lists of lists of fields. */
const { facts } = fc.letrec((tie) => ({
  words: fc.oneof(
    fc.constantFrom(...signs, ...more),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.stringMatching(/^[ -~\n“”’£–]{0,240}$/),
    fc.boolean(),
  ),
  fields: fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("words"),
    fc.array(fc.oneof(tie("words"), tie("fields")), { maxLength: 4 }),
    tie("fields"),
  ),
  facts: fc.dictionary(name, tie("value"), { minKeys: 1, maxKeys: 5 }),
}));

test("whatever a form changes, the file says it, its notes are kept, and the opposite change gives back what was there", () => {
  fc.assert(
    fc.property(facts, facts, (before, now) => {
      const first = { name: "first", ...Object(before) };
      const then = { name: "first", ...Object(now) };
      const old = writeFacts(ON_TOP, first);
      const written = writeFacts(old, then);
      const andBack = writeFacts(written, readFacts(old));
      expect(isSame(readFacts(written), then)).toBe(true);
      expect(written.startsWith(ON_TOP)).toBe(true);
      expect(isSame(readFacts(andBack), readFacts(old))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

// The stand-in's programme refers from one line to another, as no church's file may.
const files = globSync(["sample/**/*.{md,yaml}", "tests/*-church/**/*.{md,yaml}"], {
  exclude: ["sample/programme.yaml"],
});

type Change = { path: string; facts: unknown };

/** Facts with two words more at the end of one fact, for each of them in turn. */
function changes(facts: unknown, path = ""): Change[] {
  if (typeof facts === "string") return [{ path, facts: `${facts} and more`.trim() }];
  if (typeof facts !== "object" || facts === null) return [];
  return Object.entries(facts).flatMap(([name, fact]) =>
    changes(fact, `${path}.${name}`).map((change) => ({
      ...change,
      facts: Array.isArray(facts)
        ? facts.with(Number(name), change.facts)
        : { ...facts, [name]: change.facts },
    })),
  );
}

/** Facts, with a text below them in one line: where its lines break says nothing. */
function inOneLine(facts: unknown): unknown {
  if (!isFields(facts) || typeof facts.body !== "string") return facts;
  return { ...facts, body: facts.body.replace(/\s+/g, " ") };
}

test.each(files)("%s is byte for byte the same unchanged, and loses few lines changed", (file) => {
  const text = readFileSync(file, "utf8");
  const [read, write] = file.endsWith(".md") ? [readPage, writePage] : [readFacts, writeFacts];
  expect(write(text, read(text))).toBe(text);
  // As the editor gives it: without space at either end.
  expect(write(text.trim(), read(text.trim())).trim()).toBe(text.trim());
  const some = changes(read(text)).filter((_, index) => index % 6 === 0);
  for (const { path, facts } of some) {
    const written = write(text, isFields(facts) ? facts : {});
    const lines = written.split("\n");
    const lost = text.split("\n").filter((line) => !lines.includes(line));
    expect(lost.length, `${path} of ${file}`).toBeLessThanOrEqual(1);
    expect(inOneLine(read(written)), `${path} of ${file}`).toEqual(inOneLine(facts));
  }
});
