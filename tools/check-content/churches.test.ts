import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import {
  added,
  onChangedSample,
  problemsAfter,
  problemsIn,
  replace,
  whereContentIs,
} from "./changed-sample.ts";

test("the sample as it stands is fit to build from", async () => {
  expect(await problemsIn("sample")).toEqual([]);
});

test("a church needs no groups, people, account, charity, year or links elsewhere", async () => {
  expect(await problemsIn("tests/bare-church")).toEqual([]);
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

test("a church need not keep a year of dates, a file of notices, nor pages of its own", async () => {
  const told = await problemsAfter(async (folder) => {
    for (const file of ["year.yaml", "notices.yaml", "pages"]) {
      await rm(path.join(folder, file), { recursive: true });
    }
    await replace(folder, ["home.md", "](/coming-to-church)", "](/about-us)"]);
  });
  expect(told).toEqual([]);
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
    (folder) =>
      whereContentIs(folder, async () => {
        const { checkWords } = await import("#tools/check-up/words.ts");
        const { drawGroupWindows } = await import("#tools/windows/group-windows.ts");
        return {
          told: checkWords("2026-11-21").filter(({ weight }) => weight === "must"),
          windows: [...drawGroupWindows().keys()],
        };
      }),
  );
  expect(told).toEqual([]);
  expect(windows).toEqual(expect.arrayContaining(["junior-choir.svg", "junior-choir.small.svg"]));
});
