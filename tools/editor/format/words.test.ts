import { assert, constantFrom, oneof, property, string, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { readFacts, writeFacts } from "./facts.ts";

test.each([
  ["no", "no"],
  ["off", "off"],
  ["11:30", '"11:30"'],
  ["{service}", '"{service}"'],
  ["The Ark: Bible stories", '"The Ark: Bible stories"'],
  ["Room #4", '"Room #4"'],
  ["Room 4#", "Room 4#"],
  ["02896496012", "02896496012"],
  ["“Come in”", '"“Come in”"'],
  ["@kilmorran", '"@kilmorran"'],
  ["null", "null"],
  ["True", "True"],
  ["true", "true"],
  ["2", "2"],
  ["2026-12-17", "2026-12-17"],
  ["028 9649 6012", "028 9649 6012"],
  ["Girls' Brigade", "Girls' Brigade"],
  ["https://www.kilmorran.example", "https://www.kilmorran.example"],
])("the words %s are written as %s", (words, written) => {
  expect(writeFacts("", { field: words })).toBe(`field: ${written}\n`);
});

test("a switch and a number are written as their words", () => {
  expect(writeFacts("", { term: true, order: 3 })).toBe("term: true\norder: 3\n");
});

test("words keep the quotes that they had", () => {
  const before = "from: \"11:30\"\nname: 'Anne'\nwhere: Minor Hall\n";
  const now = { from: "The hall", name: "Ruth", where: "Library" };
  expect(writeFacts(before, now)).toBe("from: \"The hall\"\nname: 'Ruth'\nwhere: Library\n");
});

test("words that a file has without quotes elsewhere need none", () => {
  const before =
    "changes:\n  - { day: 2026-12-17, what: off }\n  - { day: 2026-12-18, what: moved }\n";
  const now = {
    changes: [
      { day: "2026-12-17", what: "off" },
      { day: "2026-12-18", what: "off" },
    ],
  };
  expect(writeFacts(before, now)).toBe(before.replace("moved", "off"));
});

test("a long entry of a list may begin with any sign", () => {
  const words = `& ${"so on ".repeat(20)}`.trim();
  const written = writeFacts("", { list: [words] });
  expect(written.split("\n").length).toBe(5);
  expect(readFacts(written)).toEqual({ list: [words] });
});

const said = oneof(
  string({ unit: "grapheme", maxLength: 40 }),
  stringMatching(/^[ -~\n“”’£–]{0,240}$/),
  constantFrom(
    "- a",
    "---",
    "? b",
    "a: b: c",
    "'",
    '"',
    "\\",
    "# x",
    "x\n y",
    "x\n\n\ny",
    "[",
    "*a",
    "|",
    ">-",
    "<<",
  ),
);

test("any words at all come back as they were typed", () => {
  assert(
    property(said, said, (one, other) => {
      const facts = { alone: one, list: [other], within: { words: other } };
      const trimmed = (words: string) => words.trim();
      const back = readFacts(writeFacts("note: here\n", { note: "here", ...facts }));
      const expected = {
        note: "here",
        ...(trimmed(one) && { alone: trimmed(one) }),
        ...(trimmed(other) && { list: [trimmed(other)], within: { words: trimmed(other) } }),
      };
      expect(back).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
