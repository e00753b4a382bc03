import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import {
  added,
  type Change,
  doubtsAfter,
  onChangedSample,
  problemsAfter,
  problemsIn,
  replace,
  whereContentIs,
} from "./changed-sample.ts";

test.each(["sample", "tests/bare-church"])("%s is fit to build from", async (church) => {
  expect(await problemsIn(church)).toEqual([]);
});

/** A list of buildings for the sample: the church with these rooms, and another. */
function buildings(rooms: string): Change {
  const address =
    "{ street: 5 School Lane, town: Kilmorran, county: Co. Antrim, postcode: BT00 0AS, map: https://www.openstreetmap.org/ }";
  const schoolhouse = `{ name: The Schoolhouse, address: ${address}, rooms: [Main Hall, Loft] }`;
  const list = `places:\n  - { name: The church, rooms: [${rooms}] }\n  - ${schoolhouse}\n`;
  return ["church.yaml", /^phone:/m, `${list}phone:`];
}

const elsewhere = added(
  "day: 2026-12-06, for: service, what: joint, where: First Ballydown, why: with them",
);

/** A year to be put at the end of year.yaml, without its terms. */
const nextYear: Change = [
  "year.yaml",
  /$/,
  "  - from: 2027-09-01\n    to: 2028-08-31\n    terms: []\n",
];

/** A first and a last night in it, and the words before and after. */
function nextSession(first: string): Change {
  const night = `    - from: ${first}\n      to: 2028-04-27\n`;
  return ["groups/boys-brigade.md", /(session:\n.*\n.*\n)/, `$1${night}`];
}

test.each<{ what: string; changes: Change[] }>([
  {
    what: "a photo in which nobody could be known again needs no consent",
    changes: [
      ["photos.yaml", /photos.margaret-boyd.jpg.*/, "photos/margaret-boyd.jpg: { who: nobody }"],
    ],
  },
  {
    what: "with a list of places everything is in one of them, and a single date anywhere",
    changes: [
      buildings("Church Halls, Main Hall, Minor Hall, Library, Crèche room"),
      ["groups/boys-brigade.md", /where: Main Hall/g, "where: Main Hall, The church"],
      ["groups/girls-brigade.md", /where: Main Hall/g, "where: Main Hall, church"],
      ["groups/snatch.md", "where: Church Halls", "where: Loft, the schoolhouse"],
      [
        "groups/the-ark.md",
        /where: Church Halls\nroom: .*/,
        "where: The Schoolhouse\nroom: Main Hall",
      ],
      elsewhere,
    ],
  },
  {
    what: "a group's night may be of a year whose terms are not out yet",
    changes: [nextYear, nextSession("2027-09-09")],
  },
])("$what", async ({ changes }) => {
  expect(await problemsAfter((folder) => replace(folder, ...changes))).toEqual([]);
});

test("a church need not keep a year of dates, a file of notices, nor pages of its own", async () => {
  const told = await problemsAfter(async (folder) => {
    for (const file of ["year.yaml", "notices.yaml", "pages"]) {
      await rm(path.join(folder, file), { recursive: true });
    }
    await replace(folder, ["home.md", "](/coming-to-church)", "](/about-us)"]);
  });
  expect(told).toEqual([]);
});

test("files that Word and the computer keep beside ours are nobody’s words, and a mark at the beginning of one does no harm", async () => {
  const told = await problemsAfter(async (folder) => {
    const groups = path.join(folder, "groups");
    await cp(path.join(groups, "dorcas.md"), path.join(groups, "~$dorcas.md"));
    await writeFile(path.join(groups, ".dorcas.md"), "Left behind by a computer.");
    await replace(folder, ["groups/pw.md", /^/, "\uFEFF"]);
  });
  expect(told).toEqual([]);
});

test("a form of a group's needs an account", async () => {
  const [told] = await problemsAfter(async (folder) => {
    const group = await readFile(path.join(folder, "groups/bible-class.md"), "utf8");
    await rm(folder, { recursive: true });
    await cp("tests/bare-church", folder, { recursive: true });
    await mkdir(path.join(folder, "groups"));
    const form = "register: { label: Register, form: k2m4x8pq }";
    const alone = group
      .replace(/^neighbours:\n(?: {2}.*\n)+/m, `${form}\n`)
      .replace("emblem: bible-class", "emblem: bible-study");
    await writeFile(path.join(folder, "groups/bible-class.md"), alone);
  });
  expect(told).toContain("register: needs a form at ChurchSuite, and church.yaml names no account");
});

test("a folder that is not there is named", async () => {
  expect(await problemsIn("contents")).toContain("contents/church.yaml: the file: it is not there");
});

test("the lines are right in files from Windows", async () => {
  const told = await problemsAfter((folder) =>
    replace(
      folder,
      ["groups/pw.md", "emblem: pw", "emblem: flax"],
      ["groups/pw.md", /\n/g, "\r\n"],
      ["year.yaml", "to: 2026-10-30", "to: 2026-12-30"],
      ["year.yaml", /\n/g, "\r\n"],
    ),
  );
  expect(told).toEqual([
    expect.stringContaining("content/groups/pw.md, line 25: window › emblem:"),
    expect.stringContaining(
      "content/year.yaml, line 14: years › 1 › terms › “Autumn term” › half-term:",
    ),
  ]);
});

test("a group's night of a year whose terms are not out yet is on its day of the week", async () => {
  const told = await problemsAfter((folder) =>
    replace(folder, nextYear, nextSession("2027-09-10")),
  );
  expect(told).toEqual([
    expect.stringContaining(
      "2027-09-10 is a Friday, and no day of Thursday evenings. The nearest: 2027-09-09",
    ),
  ]);
});

test("what is no day or no time is told once, and is not compared with anything", async () => {
  const told = await problemsAfter((folder) =>
    replace(
      folder,
      ["notices.yaml", "day: 2026-12-24", "day: 2026/12/24"],
      ["groups/snatch.md", 'from: "19:00"', "from: 7.30pm"],
      ["groups/girls-brigade.md", 'from: "19:30"', 'from: "7:30"'],
    ),
  );
  expect(told).toHaveLength(3);
});

test("a date in a place that is nearly one of the church's is worth a look until it is over, and one elsewhere is not", async () => {
  const change = (folder: string) =>
    replace(
      folder,
      buildings("Minor Hall"),
      elsewhere,
      added("day: 2027-02-02, for: pw, what: moved, where: The Skoolhouse"),
    );
  expect(await doubtsAfter(change, "2027-02-02")).toEqual([
    expect.stringMatching(
      /notices.yaml, line \d+: “The Skoolhouse” is .* Is The Schoolhouse meant\?$/,
    ),
  ]);
  expect(await doubtsAfter(change, "2027-02-03")).toEqual([]);
});

/** A group's file as a volunteer begins it: another's, with the name changed and no window. */
async function addChoir(folder: string): Promise<void> {
  const pw = await readFile(path.join(folder, "groups/pw.md"), "utf8");
  const choir = pw
    .replace("name: PW", "name: Junior Choir")
    .replace(/^window:\n(?: {2}.*\n)+/m, "");
  expect(choir).not.toContain("emblem:");
  await writeFile(path.join(folder, "groups/junior-choir.md"), choir);
}

test("a new group is one new file without a drawing, and has its windows; a group's last year and a change from before this one may stay", async () => {
  const { told, windows } = await onChangedSample(
    async (folder) => {
      await addChoir(folder);
      await replace(
        folder,
        ["groups/dorcas.md", /2026-09-29(.*\n.*)2027-05-25/, "2025-09-30$12026-05-26"],
        added("day: 2025-12-19, for: boys-brigade, what: off, why: carols"),
      );
    },
    async (folder) => ({
      told: await problemsIn(folder),
      windows: await whereContentIs(folder, async () => {
        const { drawGroupWindows } = await import("#tools/windows/windows.ts");
        return [...drawGroupWindows().keys()];
      }),
    }),
  );
  expect(told).toEqual([]);
  expect(windows).toEqual(expect.arrayContaining(["junior-choir.svg", "junior-choir.small.svg"]));
});
