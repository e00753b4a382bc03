import { toString as plainText } from "hast-util-to-string";
import { expect, test } from "vitest";
import { noFillings } from "./placeholders.ts";
import { readMarkdown } from "./read-markdown.ts";
import { keepTogether, typeset } from "./typography.ts";

test.each([
  ["ask Dr Tannahill about it", "ask Dr~Tannahill about it"],
  ["Rev. Dr Hugh Tannahill", "Rev.~Dr Hugh~Tannahill"],
  ["Kilmorran, Co. Antrim", "Kilmorran, Co.~Antrim"],
  ["from age 3 to Year 5,\nwhich is Primary\n5", "from age~3 to Year~5,\nwhich is Primary~5"],
  ["reviewed on 2 November", "reviewed on 2~November"],
  ["a year 5 of them came", "a year 5 of them came"],
])("in %j no line ends where %j has a ~", (words, kept) => {
  expect(keepTogether(words).replaceAll("\u00a0", "~")).toBe(kept);
});

test.each([
  ["Class of '98, the '60s", "Class of ’98, the ’60s"],
  ["Rock 'n' roll at the O'Neills'", "Rock ’n’ roll at the O’Neills’"],
  ["'Tis the season, open 'til late", "’Tis the season, open ’til late"],
  ["'10 Commandments' and '3 Chords'", "‘10 Commandments’ and ‘3 Chords’"],
  ["Men´s Breakfast", "Men’s Breakfast"],
  ["The Boys´ Brigade and the Girls′ Brigade", "The Boys’ Brigade and the Girls’ Brigade"],
  ["A Women`s Night", "A Women’s Night"],
])("%s is printed as %s, in a fact and in a text", (words, printed) => {
  expect(typeset(words)).toBe(printed);
  const text = readMarkdown({ text: words, fillings: noFillings, refuse: () => {} });
  expect(plainText(text)).toBe(printed);
});
