import { expect, test } from "vitest";
import { builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";

const main = findOne("main", builtPage("/this-week"));
const sunday = findAll("#day-2026-11-22 li", main);

test("a Sunday of This Week has its service and its groups, each once, with its place and whom to ask", () => {
  const lines = sunday.map(wordsOf);
  for (const pattern of [
    /^10:30.*Worship Team.*David Harkness/,
    /^11:30.*Main Service.*The church.*Ask the office, 028 9649 6012/,
    /Crèche.*Church Halls.*Claire Magowan, 07700 900132/,
    /The Ark.*Church Halls/,
    /Bible Class.*Church Halls/,
    /SNATCH.*Church Halls/,
  ]) {
    expect(lines.filter((words) => pattern.test(words))).toHaveLength(1);
  }
});
