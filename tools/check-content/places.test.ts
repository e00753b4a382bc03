import { expect, test } from "vitest";
import {
  added,
  type Change,
  onChangedSample,
  problemsAfter,
  replace,
  whereContentIs,
} from "./changed-sample.ts";

const ADDRESS =
  "address: { street: 5 School Lane, town: Kilmorran, county: Co. Antrim, postcode: BT00 0AS, map: https://www.openstreetmap.org/ }";

const list = (...lines: string[]): Change => [
  "church.yaml",
  /^phone:/m,
  `places:\n${lines.join("\n")}\nphone:`,
];

const SCHOOLHOUSE = ["  - name: The Schoolhouse", `    ${ADDRESS}`, "    rooms: [Main Hall, Loft]"];

test("with a list of places all is well where everything is in one of them, and a single date anywhere", async () => {
  const told = await problemsAfter((folder) =>
    replace(
      folder,
      list(
        "  - name: The church",
        "    rooms: [Church Halls, Main Hall, Minor Hall, Library, Crèche room]",
        ...SCHOOLHOUSE,
      ),
      ["groups/boys-brigade.md", /where: Main Hall/g, "where: Main Hall, The church"],
      ["groups/girls-brigade.md", /where: Main Hall/g, "where: Main Hall, church"],
      ["groups/snatch.md", "where: Church Halls", "where: Loft, the schoolhouse"],
      [
        "groups/the-ark.md",
        /where: Church Halls\nroom: .*/,
        "where: The Schoolhouse\nroom: Main Hall",
      ],
      added("day: 2026-12-06, for: service, what: joint, where: First Ballydown, why: with them"),
    ),
  );
  expect(told).toEqual([]);
});

test("a date in a place that is nearly one of the church's is worth a look, and one elsewhere is not", async () => {
  const found = await onChangedSample(
    (folder) =>
      replace(
        folder,
        list("  - name: The church", "    rooms: [Minor Hall]", ...SCHOOLHOUSE),
        added("day: 2026-12-06, for: service, what: joint, where: First Ballydown, why: with them"),
        added("day: 2027-02-02, for: pw, what: moved, where: The Skoolhouse"),
      ),
    (folder) =>
      whereContentIs(folder, async () => {
        const { checkWords } = await import("#tools/check-up/words.ts");
        return ["2027-02-02", "2027-02-03"].map((today) =>
          checkWords(today).flatMap(({ weight, where, what }) =>
            weight === "should" ? `${where}: ${what}` : [],
          ),
        );
      }),
  );
  expect(found).toEqual([
    [
      expect.stringMatching(
        /notices.yaml, line \d+: “The Skoolhouse” is .* Is The Schoolhouse meant\?$/,
      ),
    ],
    [],
  ]);
});
