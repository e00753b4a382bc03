import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFacts, writeFacts } from "./facts.ts";
import { readPage, writePage } from "./page.ts";
import { isFields } from "./same.ts";

// The stand-in's programme refers from one line to another, as no church's file may.
const files = globSync(["sample/**/*.{md,yaml}", "tests/*-church/**/*.{md,yaml}"], {
  exclude: ["sample/programme.yaml"],
});

const formatOf = (file: string) =>
  file.endsWith(".md")
    ? { read: readPage, write: writePage }
    : { read: readFacts, write: writeFacts };

type Change = { path: string; facts: unknown };

/** Facts with two words more at the end of one fact, for each of them in turn. */
function changes(facts: unknown, path = ""): Change[] {
  if (typeof facts === "string") return [{ path, facts: `${facts} and more`.trim() }];
  if (Array.isArray(facts)) {
    return facts.flatMap((fact, index) =>
      changes(fact, `${path}.${index}`).map((change) => ({
        ...change,
        facts: facts.with(index, change.facts),
      })),
    );
  }
  if (!isFields(facts)) return [];
  return Object.entries(facts).flatMap(([name, fact]) =>
    changes(fact, `${path}.${name}`).map((change) => ({
      ...change,
      facts: { ...facts, [name]: change.facts },
    })),
  );
}

/** Facts, with a text below them in one line: where its lines break says nothing. */
function inOneLine(facts: unknown): unknown {
  if (!isFields(facts) || typeof facts.body !== "string") return facts;
  return { ...facts, body: facts.body.replace(/\s+/g, " ") };
}

test.each(files)("%s is the same, byte for byte, when nothing was changed", (file) => {
  const text = readFileSync(file, "utf8");
  const { read, write } = formatOf(file);
  expect(write(text, read(text))).toBe(text);
  // As the editor gives it: without space at either end.
  expect(write(text.trim(), read(text.trim())).trim()).toBe(text.trim());
});

test.each(files)("of %s a line at most is lost when the end of a fact is changed", (file) => {
  const text = readFileSync(file, "utf8");
  const { read, write } = formatOf(file);
  const some = changes(read(text)).filter((_, index) => index % 6 === 0);
  for (const { path, facts } of some) {
    const written = write(text, isFields(facts) ? facts : {});
    const lines = written.split("\n");
    const lost = text.split("\n").filter((line) => !lines.includes(line));
    expect(lost.length, `${path} of ${file}`).toBeLessThanOrEqual(1);
    expect(inOneLine(read(written)), `${path} of ${file}`).toEqual(inOneLine(facts));
  }
});
