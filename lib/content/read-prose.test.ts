import { expect, test } from "vitest";
import { noFillings } from "./placeholders.ts";
import { readChapters, readProse } from "./read-prose.ts";

/** How a file's text is read: as paragraphs alone, or as chapters with headings. */
type Reading = "paragraphs" | "chapters";

function listProblems(text: string, reading: Reading): string[] {
  const problems: string[] = [];
  const refuse = (line: number, field: string, advice: string) => {
    problems.push(`line ${line}: ${field}: ${advice}`);
  };
  const markdown = { text, fillings: noFillings, refuse };
  if (reading === "paragraphs") readProse(markdown);
  else readChapters(markdown, (heading) => heading);
  return problems;
}

test.each([
  ["Hello.\n\n# Fees\n\nNone.", "line 3: # Fees: expected ## Fees"],
  ["### Fees\n\nNone.", "line 1: ### Fees: expected ## Fees, or ### under one with ##"],
  ["## Fees\n\n## Rooms\n\nTwo.", "line 1: ## Fees: has no words below it"],
])("a text %j is answered with “%s”", (text, problem) => {
  expect(listProblems(text, "chapters")).toEqual([expect.stringContaining(problem)]);
});

test.each<[text: string, reading: Reading]>([
  ["#Hello", "paragraphs"],
  ["##Hello\n\n## Rooms\n\nTwo.", "chapters"],
])("in %j the heading without a space is one mistake, and nothing else is", (text, reading) => {
  expect(listProblems(text, reading)).toEqual([
    expect.stringMatching(
      /^line 1: #+Hello: a heading needs a space after its #+, and a line of its own: ## Hello$/,
    ),
  ]);
});
