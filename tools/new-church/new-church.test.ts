import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { problemsIn } from "#tools/check-content/changed-sample.ts";
import { groupsIn, sampleLeft } from "#tools/check-up/sample.ts";
import { textsIn } from "#tools/check-up/texts.ts";
import { answersIn } from "./ask.ts";
import { makeContent } from "./make-content.ts";

const sample = textsIn("sample");
const groups = groupsIn(sample);

const given = {
  name: "First Ballyquillan Presbyterian Church",
  street: "4 Main Street",
  town: "Ballyquillan",
  county: "Co. Antrim",
  postcode: "BT41 4LN",
  phone: "028 2565 1111",
  email: "office@ballyquillan.org",
  website: "https://www.ballyquillan.org",
  begins: "12:00",
  ends: "13:15",
  minister: "Rev. Mary Hill",
  account: "",
  groups: ["pw", "the-ark"],
};

/** The folder of a church that has answered so. */
function newChurch(answers: object = {}, today = "2026-11-21"): string {
  const folder = folderWith({});
  makeContent("sample", folder, answersIn({ ...given, ...answers }, groups), today);
  return folder;
}

test.each([
  ["a few of the sample's groups and no account", {}],
  [
    "all of them, and an account",
    { groups: groups.map(({ slug }) => slug), account: "ballyquillan" },
  ],
  ["none of them, and no minister", { groups: [], minister: "" }],
])("a church with %s can be built from the words it begins with", async (_what, answers) => {
  expect(await problemsIn(newChurch(answers))).toEqual([]);
});

test("a church that begins when the sample's years are over has none, and can be built", async () => {
  const today = "2027-09-01";
  const folder = newChurch({ groups: groups.map(({ slug }) => slug) }, today);
  expect(await readdir(folder)).not.toContain("year.yaml");
  expect(await problemsIn(folder, today)).toEqual([]);
});

describe("what a church begins with", () => {
  test("has none of the sample's people, telephones, forms, streets or portraits left in it", async () => {
    const folder = newChurch({ groups: groups.map(({ slug }) => slug) });
    const musts = sampleLeft(textsIn(folder), sample).filter(({ weight }) => weight === "must");
    expect(musts.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      // Only the church can know who looks after its data, and the company whose computers send its pages.
      expect.stringContaining("“Elaine Burrows” is the sample congregation’s"),
      expect.stringContaining("“host.example” is an address that leads nowhere"),
    ]);
    expect(await readdir(path.join(folder, "photos"))).toEqual([]);
  });

  test("has its own name, hour, address and minister", async () => {
    const folder = newChurch();
    const text = (file: string) => readFile(path.join(folder, file), "utf8");
    const church = await text("church.yaml");
    expect(church).toContain("first: First Ballyquillan\n  second: Presbyterian Church");
    expect(church).toContain('from: "12:00"');
    expect(church).not.toContain("churchsuite:");
    expect(await text("people.yaml")).toContain("name: Rev. Mary Hill");
  });

  test("names its own county, and sends nobody without an account to ChurchSuite to give", async () => {
    const folder = newChurch({ county: "Co. Down" });
    for (const { text } of textsIn(folder)) expect(text).not.toContain("Co. Antrim");
    expect(await readFile(path.join(folder, "giving.md"), "utf8")).not.toMatch(/log in|button:/i);
    const withAccount = newChurch({ account: "ballyquillan" });
    expect(await readFile(path.join(withAccount, "giving.md"), "utf8")).toContain("button:");
  });

  test("has the groups that were named, without links to others", async () => {
    const folder = newChurch();
    expect(await readdir(path.join(folder, "groups"))).toEqual(["pw.md", "the-ark.md"]);
    for (const { text } of textsIn(folder)) expect(text).not.toContain("/activities/bible-class");
    expect(await readFile(path.join(folder, "home.md"), "utf8")).not.toMatch(
      /communion\?|what else people ask/,
    );
  });
});

test("lines that are pasted faster than the questions come are all read, and an end too soon makes nothing", async () => {
  const folder = path.join(folderWith({}), "content");
  const type = (lines: string[]) =>
    spawnSync(process.execPath, ["tools/new-church.ts"], {
      env: { ...process.env, CONTENT: folder },
      input: lines.map((line) => `${line}\n`).join(""),
      encoding: "utf8",
    });
  const { groups: named, ...facts } = given;
  const lines = [
    ...Object.values(facts),
    ...groups.map(({ slug }) => (named.includes(slug) ? "y" : "n")),
  ];
  expect(type(lines.slice(0, -1)).stderr).toContain("so nothing was made");
  expect(existsSync(folder)).toBe(false);
  expect(type(lines).status).toBe(0);
  expect(await readdir(path.join(folder, "groups"))).toEqual(["pw.md", "the-ark.md"]);
});

test("answers that will not do are all told at once", () => {
  const bad = {
    ...given,
    phone: "12",
    begins: "half eleven",
    town: "",
    colour: "red",
    groups: ["choir"],
  };
  expect(() => answersIn(bad, groups)).toThrow(
    /town: needs an answer, such as Ballyquillan[\s\S]*phone: expected a telephone[\s\S]*begins: expected a time[\s\S]*colour: is not asked[\s\S]*the sample has no group choir/,
  );
});

test("a line of the answers that cannot be read is told with its number, and nothing is made", () => {
  const folder = folderWith({ "answers.yaml": "name: First Ballyquillan\ntown Ballyquillan\n" });
  const CONTENT = path.join(folder, "content");
  const { stderr, status } = spawnSync(
    process.execPath,
    ["tools/new-church.ts", path.join(folder, "answers.yaml")],
    { env: { ...process.env, CONTENT }, encoding: "utf8" },
  );
  expect(stderr).toMatch(/line 2: .*needs a colon after its name: town: Ballyquillan/);
  expect(status).toBe(1);
  expect(existsSync(CONTENT)).toBe(false);
});
