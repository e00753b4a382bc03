import { expect, test } from "vitest";
import type { Fillings } from "./placeholders.ts";
import type { Markdown } from "./read-markdown.ts";
import { readChapters, readProse } from "./read-prose.ts";

const fillings: Fillings = { byName: new Map(), list: "", isWhole: true, isClock: () => false };

/** What is said of a text. */
function problemsOf(text: string, readText: (markdown: Markdown) => unknown): string[] {
  const problems: string[] = [];
  const refuse = (line: number, field: string, advice: string) => {
    problems.push(`line ${line}: ${field}: ${advice}`);
  };
  readText({ text, fillings, refuse });
  return problems;
}

const readHeadings = (markdown: Markdown) => readChapters(markdown, (heading) => heading);

test.each([
  ["Hello.\n\n# Fees\n\nNone.", "line 3: # Fees: expected ## Fees"],
  ["### Fees\n\nNone.", "line 1: ### Fees: expected ## Fees, or ### under one with ##"],
  ["## Fees\n\n## Rooms\n\nTwo.", "line 1: ## Fees: has no words below it"],
])("%j is a mistake", (text, problem) => {
  expect(problemsOf(text, readHeadings)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ["#Hello", readProse],
  ["##Hello\n\n## Rooms\n\nTwo.", readHeadings],
])("what else follows from the mistake in %j is not told", (text, readText) => {
  expect(problemsOf(text, readText)).toEqual([
    expect.stringMatching(
      /^line 1: #+Hello: a heading needs a space after its #+, and a line of its own: ## Hello$/,
    ),
  ]);
});
