import { expect, test } from "vitest";
import {
  added,
  type Change,
  onChangedSample,
  problemsAfter,
  replace,
  whereContentIs,
} from "./changed-sample.ts";
import { tellSlips } from "./slips.ts";

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
        const { placeSlips } = await import("#tools/year/place-slips.ts");
        const { usableNotices } = await import("#app/content-loader/notices.server.ts");
        return ["2027-02-02", "2027-02-03"].map((today) =>
          placeSlips(usableNotices().changes, today).map(({ words }) => words),
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

const NAMES =
  "The church; Church Halls; Main Hall, The church; Library; The Schoolhouse; Main Hall, The Schoolhouse; Loft; The field; Shed";

tellSlips("places that will not do", [
  {
    slip: "an address of the church's twice",
    change: list(
      "  - name: The church",
      `    ${ADDRESS.replace("5 School Lane", "12 Meeting House Lane")}`,
      "    rooms: [Church Halls, Main Hall, Library]",
      ...SCHOOLHOUSE,
      "  - name: The field",
      "    rooms: [Shed, Shed]",
    ),
    says: "church.yaml, line «address: { street: 12 M»: places › “The church” › address: the first place is the church, whose address stands above",
  },
  {
    slip: "a building without an address",
    change: ["church.yaml", "- name: The field", "- name: The field "],
    says: "church.yaml, line «- name: The field»: places › “The field”: has no address. Expected address: with street:, town:",
  },
  {
    slip: "a room twice",
    change: ["church.yaml", "rooms: [Shed", "rooms:  [Shed"],
    says: "places › “The field”: has “Shed” twice. Expected a name for each",
  },
  {
    slip: "a service where there is no place",
    change: ["church.yaml", 'to: "12:45"', 'to: "12:45"\n    where: The Skoolhouse'],
    says: `church.yaml, line «where: The Skoolhouse»: services › “Main Service” › where: “The Skoolhouse” is none of the places in content/church.yaml, nor one of their rooms: ${NAMES}. The nearest: The Schoolhouse`,
  },
  {
    slip: "a group where there is no place",
    change: ["groups/dorcas.md", "where: Library", "where: Libary"],
    says: "groups/dorcas.md, line «where: Libary»: where: “Libary” is none of the places in content/church.yaml",
  },
  {
    slip: "a section where there is no place",
    change: ["groups/boys-brigade.md", "where: Minor Hall", "where: Scout Hut"],
    says: "boys-brigade.md, line «where: Scout Hut»: meets › sections › “Anchor Boys” › where: “Scout Hut” is none of the places",
  },
  {
    slip: "a section in a room that two buildings have",
    change: ["groups/girls-brigade.md", "where: Main Hall", "where: The Main Hall"],
    says: "girls-brigade.md, line «where: The Main Hall»: meets › sections › “Juniors” › where: may be in several buildings. Expected The Main Hall, The church or The Main Hall, The Schoolhouse",
  },
  {
    slip: "a change in a room that two buildings have",
    change: added("day: 2027-02-02, for: pw, what: moved, where: main hall"),
    says: "notices.yaml, line «day: 2027-02-02, for: pw»: changes › 1 › where: may be in several buildings",
  },
  {
    slip: "a room that the building does not have",
    change: [
      "groups/the-ark.md",
      /where: Church Halls\nroom: .*/,
      "where: The Schoolhouse\nroom: Library",
    ],
    says: "the-ark.md, line «room: Library»: room: is no room of The Schoolhouse in content/church.yaml. Expected one of: Main Hall, Loft. Found: Library",
  },
]);
