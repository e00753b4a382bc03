import { expect, test } from "vitest";
import { builtPage, findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";

const main = findOne("main", builtPage("/this-week"));
const linesOn = (day: string) => findAll(`#day-${day} li`, main);

test("a Sunday has its services, its groups and what is in the diary by the hour, each once, with place and whom to ask", () => {
  const lines = linesOn("2026-11-22").map(wordsOf);
  for (const line of [
    /^10:30.*Worship Team.*David Harkness/,
    /^11:30.*Morning Worship.*The church.*Ask the office, 028 9649 6012/,
    /Crèche.*Crèche room.*Claire Magowan, 07700 900132/,
    /The Ark.*Minor Hall/,
    /Bible Class.*Library/,
    /SNATCH.*Main Hall/,
  ]) {
    expect(lines.filter((words) => line.test(words))).toHaveLength(1);
  }
  const services = lines.filter((words) => words.includes("Main Service"));
  expect(services).toEqual([expect.stringContaining("Morning Worship")]);
});

test("a service that the diary calls by another name says which it is, and leads to its stream", () => {
  const [service] = linesOn("2026-11-22").filter((line) =>
    wordsOf(line).includes("Morning Worship"),
  );
  expect(wordsOfAll("a", service ?? main)).toEqual([
    "Morning Worship",
    "Streamed on YouTube",
    "About Main Service",
    "028 9649 6012",
  ]);
});
