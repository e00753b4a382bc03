import { expect, test } from "vitest";
import { prose, proseUnderHeadings } from "./read-prose.ts";

const read = (text: string) =>
  proseUnderHeadings({ file: "hall-hire.md", text, lineAt: (line) => line + 10 });

test("a heading can be linked to by its words, and by a number where several are alike or it stands on every page", () => {
  const text =
    "Welcome.\n\n## Who may hire them?\n\nYou.\n\n## Crèche & café\n\n### Fees\n\nNone.\n\n## Fees\n\nSome.\n\n## Menu\n\nTea.\n\n## Content\n\nWords.";
  const chapters = read(text).map(({ id, heading, sections }) => ({
    id,
    heading,
    under: sections.map((section) => section.id),
  }));
  expect(chapters).toEqual([
    { id: undefined, heading: undefined, under: [] },
    { id: "who-may-hire-them", heading: "Who may hire them?", under: [] },
    { id: "creche-cafe", heading: "Crèche & café", under: ["fees"] },
    { id: "fees-2", heading: "Fees", under: [] },
    { id: "menu-2", heading: "Menu", under: [] },
    { id: "content-2", heading: "Content", under: [] },
  ]);
});

test.each([
  ["Hello.\n\n# Fees\n\nNone.", "hall-hire.md, line 13: # Fees: expected ## Fees"],
  ["### Fees\n\nNone.", "line 11: ### Fees: expected ## Fees, or ### under one with ##"],
  ["## Fees\n\n## Rooms\n\nTwo.", "line 11: ## Fees: has no words below it"],
])("%j is told as a slip", (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test.each([
  ["#Hello", prose],
  ["##Hello\n\n## Rooms\n\nTwo.", proseUnderHeadings],
])("what else follows from the slip in %j is not told", (text, read) => {
  expect(() => read({ file: "hall-hire.md", text, lineAt: (line) => line })).toThrow(
    /^\S*hall-hire.md, line 1: #+Hello: a heading needs a space after its #+, and a line of its own: ## Hello$/,
  );
});
