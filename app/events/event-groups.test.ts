import { expect, test } from "vitest";
import { type EventGroup, groupFinder } from "./event.ts";

const group = (slug: string, ...names: EventGroup["names"]): EventGroup => ({
  slug,
  names,
  full: `${slug}.svg`,
  small: `${slug}.small.svg`,
});
const groupOf = groupFinder([
  group("dorcas", "Dorcas Group", "Dorcas"),
  group("snatch", "SNATCH"),
  group("creche", "Crèche"),
]);

test.each([
  ["Dorcas Christmas sale", undefined, "dorcas"],
  ["Snatch pizza", "Youth", "snatch"],
  ["Sponge cakes wanted", "Creche & Toddlers", "creche"],
  ["Dorcas looks after the crèche", "SNATCH", "dorcas"],
  ["Morning Worship", "Worship Services", undefined],
])("“%s” in the category %s is an event of %s", (name, category, slug) => {
  expect(groupOf({ name, ...(category && { category }) })?.slug).toBe(slug);
});
