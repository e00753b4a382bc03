import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import {
  added,
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

test("a date in a place that is nearly one of the church's is worth a look until it is over, and one elsewhere is not", async () => {
  const schoolhouse =
    "{ name: The Schoolhouse, address: { street: 5 School Lane, town: Kilmorran, county: Co. Antrim, postcode: BT00 0AS, map: https://www.openstreetmap.org/ } }";
  const places = `places:\n  - name: The church\n  - ${schoolhouse}\n`;
  const change = (folder: string) =>
    replace(
      folder,
      ["church.yaml", /^phone:/m, `${places}phone:`],
      added("day: 2026-12-06, for: service, what: joint, where: First Ballydown, why: with them"),
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
