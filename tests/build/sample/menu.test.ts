import { expect, test } from "vitest";
import { builtPage, wordsOfAll } from "#tests/support/built-html.ts";

test("the menu has the links of the specification in their order", () => {
  const names = ["Home", "Activities", "Events", "Giving", "About Us", "Get Involved"];
  const entries = wordsOfAll("header nav > ul > li > :is(a, button)", builtPage("/"));
  expect(entries.filter((name) => names.includes(name))).toEqual(names);
});
