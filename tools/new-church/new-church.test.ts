import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { problemsIn } from "#tools/check-content/changed-sample.ts";
import { readSample, sampleLeft } from "#tools/check-up/sample.ts";
import { textsIn } from "#tools/check-up/texts.ts";
import { readYaml } from "#tools/read-yaml.ts";
import { type Answers, answersIn } from "./ask.ts";
import { makeContent } from "./make-content.ts";

const sample = readSample();
const all = sample.groups.map(({ slug }) => slug);

const given: Answers = readYaml("tests/fixtures/new-church-answers.yaml");

/** The folder of a church that has answered so. */
function newChurch(answers: object = {}, today = "2026-11-21"): string {
  const folder = folderWith({});
  makeContent(sample, folder, answersIn({ ...given, ...answers }, sample.groups), today);
  return folder;
}

test.each([
  ["a few of the sample's groups and no account", {}],
  ["all of them, and an account", { groups: all, account: "ballyquillan" }],
  ["none of them, and no minister", { groups: [], minister: "" }],
])("a church with %s can be built from the words it begins with", async (_what, answers) => {
  expect(await problemsIn(newChurch(answers))).toEqual([]);
});

test.each([
  ["2027-02-01", "from: 2026-09-01", "to: 2027-08-31"],
  ["2027-07-15", "from: 2027-07-15", "to: 2028-08-31"],
  ["2027-09-01", "from: 2027-09-01", "to: 2028-08-31"],
])("who begins on %s has the school year of the day, not the sample's", async (today, from, to) => {
  const folder = newChurch({ groups: all, terms: "" }, today);
  const year = readFileSync(path.join(folder, "year.yaml"), "utf8");
  expect(year).toContain(`years:\n  - ${from}\n    ${to}\n`);
  expect(year).not.toContain("terms:");
  expect(textsIn(folder).filter(({ text }) => text.includes("session:\n    - "))).toEqual([]);
  expect(await problemsIn(folder, today)).toEqual([]);
});

test.each([
  ["a minister", {}, /between\s+ministers|vacancy convener|our next minister/i],
  ["no minister", { minister: "", convener: "Rev. John Orr" }, /Rev\. Mary|role: Minister/],
  ["no elder yet", {}, /any elder on a Sunday/],
  ["no car park to tell of", { parking: "" }, /park on|car park|green door|Where do I park/i],
  ["no crèche", {}, /crèche/i],
  ["no Bible Class", { groups: ["the-ark"] }, /Bible Class/],
  ["none of the groups", { groups: [] }, /The Ark|Bible Class|SNATCH|Callum|youth-worker/],
  ["no account", { groups: all }, /^(?! *#).*(?:churchsuite|church diary|\bonline\b)/im],
])("a church with %s says nothing else anywhere", (_what, answers, untrue) => {
  const told = textsIn(newChurch(answers)).flatMap(({ file, text }) => {
    const found = untrue.exec(text.replaceAll(/^ *#.*$/gm, ""));
    return found ? `${file}: ${found[0]}` : [];
  });
  expect(told).toEqual([]);
});

test("nothing is left of the sample's people, telephones, forms, streets and portraits", () => {
  const folder = newChurch({ groups: all });
  const musts = sampleLeft(textsIn(folder), sample).filter(({ weight }) => weight === "must");
  expect(musts.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    // Only the church can know who looks after its data, and the company whose computers send its pages.
    expect.stringContaining("“Elaine Burrows” is the sample congregation’s"),
    expect.stringContaining("“host.example” is an address that leads nowhere"),
  ]);
  expect(readdirSync(path.join(folder, "photos"))).toEqual([]);
});

test.each([
  ["its name", {}, "church.yaml", /first: First Ballyquillan\n {2}second: P/, /churchsuite:/],
  ["its hour", {}, "church.yaml", /from: "12:00"/, /11:30/],
  ["its minister", {}, "people.yaml", /name: Rev. Mary Hill/, /Tannahill/],
  ["no account to log in to", {}, "giving.md", /envelopes/, /log in|button:/i],
  ["its account", { account: "ballyquillan" }, "giving.md", /button:/, /Kilmorran/],
  ["its car park", {}, "pages/coming-to-church.md", /answer: In the yard/, /Are there steps|^## /m],
  ["its terms", {}, "year.yaml", /name: Spring term\n +from: 2027-01-04/, /half-term:|Summer term/],
  ["no other night", {}, "notices.yaml", /what {3}off/, /Kilmorran|^ {2}- /m],
])("a church has %s", (_what, answers, file, has, hasNot) => {
  const text = readFileSync(path.join(newChurch(answers), file), "utf8");
  expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});

test("a church has the groups that it named, its own county, and no link to others", () => {
  const folder = newChurch({ county: "Co. Down" });
  expect(readdirSync(path.join(folder, "groups"))).toEqual(["pw.md", "the-ark.md"]);
  for (const { text } of textsIn(folder)) {
    expect(text).not.toMatch(/Co\. Antrim|\/activities\/bible-class/);
  }
});

/** What `npm run new-church` says to answers in a file, or to lines that are typed; and the groups that it makes. */
function run({ file = "", lines = [] }: { file?: string; lines?: string[] }) {
  const folder = folderWith({ ...(file && { "answers.yaml": file }) });
  const CONTENT = path.join(folder, "content");
  const program = ["tools/new-church.ts", ...(file && [path.join(folder, "answers.yaml")])];
  const { stderr, status } = spawnSync(process.execPath, program, {
    env: { ...process.env, CONTENT },
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
  });
  return { stderr, status, made: existsSync(CONTENT) && readdirSync(`${CONTENT}/groups`) };
}

test("lines that are pasted faster than the questions come are all read, and an end too soon makes nothing", () => {
  const { groups: named, ...facts } = given;
  const lines = [
    ...Object.values(facts).map(String),
    ...all.map((slug) => (named.includes(slug) ? "y" : "n")),
  ];
  const tooFew = run({ lines: lines.slice(0, -1) });
  expect(tooFew).toMatchObject({ stderr: expect.stringContaining("so nothing was made") });
  expect(tooFew.made).toBe(false);
  expect(run({ lines })).toMatchObject({ status: 0, made: ["pw.md", "the-ark.md"] });
});

test("a line of the answers that cannot be read is told with its number, and nothing is made", () => {
  const { stderr, ...done } = run({ file: "name: First Ballyquillan\ntown Ballyquillan\n" });
  expect(stderr).toMatch(/line 2: .*needs a colon after its name: town: Ballyquillan/);
  expect(done).toEqual({ status: 1, made: false });
});

test("answers that will not do are all told at once", () => {
  const slips = { phone: "12", begins: "half eleven", town: "", colour: "red", groups: ["choir"] };
  expect(() => answersIn({ ...given, ...slips }, sample.groups)).toThrow(
    /town: needs an answer, such as Ballyquillan[\s\S]*phone: expected a telephone[\s\S]*begins: expected a time[\s\S]*colour: is not asked[\s\S]*the sample has no group choir/,
  );
});
