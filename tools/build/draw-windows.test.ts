import { cp } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { CUPBOARD, listEmblemsIn } from "#app/church/emblems.server.ts";
import { findGroup } from "#app/church/groups.server.ts";
import { openChurch } from "#app/church/open-church.server.ts";
import type { DrawnWindow } from "#glass";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY, sampleChurch } from "#tests/support/sample-church.ts";
import { chooseInitials, drawWindowInFile, windowOfGroup } from "./draw-windows.ts";

/** A group without an emblem. */
const choir = { name: "Junior Choir", seed: "choir" };
const choirWindow = drawWindowInFile("sample", choir);
const emblems = listEmblemsIn(CUPBOARD);

/** The windows that a church may get: the sample's, one with initials, and one with each emblem of the cupboard. */
const windows = new Map<string, DrawnWindow>([["initials", choirWindow]]);
for (const group of sampleChurch.groups) {
  windows.set(group.slug, drawWindowInFile("sample", windowOfGroup(group)));
}
for (const emblem of emblems) {
  windows.set(`the cupboard’s ${emblem}`, drawWindowInFile("sample", { ...choir, emblem }));
}

test("every window weighs at most 8 kB, or 3.5 kB where it is shown small", () => {
  expect(windows.size).toBeGreaterThan(40);
  for (const [name, { full, small }] of windows) {
    expect(full.length, name).toBeLessThanOrEqual(8000);
    expect(small.length, name).toBeLessThanOrEqual(3500);
  }
});

test("the light that a group’s window throws weighs at most 3 kB when it is compressed", () => {
  for (const group of sampleChurch.groups) {
    const { light } = drawWindowInFile("sample", windowOfGroup(group));
    expect(brotliCompressSync(light).length, group.name).toBeLessThanOrEqual(3000);
  }
});

test("a group without an emblem has a window unlike those of other groups, or the glass that it has chosen", () => {
  const otherGroup = { ...choir, seed: "walking-group" };
  expect(drawWindowInFile("sample", otherGroup).full).not.toBe(choirWindow.full);
  const otherGlass = { ...choir, glass: "nightfall" };
  expect(drawWindowInFile("sample", otherGlass).full).not.toBe(choirWindow.full);
});

test.each([
  ["Walking Group", "WG"],
  ["PW", "PW"],
  ["The Friends of the Halls", "FH"],
  ["Men’s Breakfast and Bible Study", "MBB"],
  ["SNATCH", "S"],
  ["60+ Club", "C"],
  ["24/7", ""],
])("the group %s has the initials %s in its window", (name, initials) => {
  expect(chooseInitials(name)).toBe(initials);
});

test("a church's own emblem is drawn rather than the cupboard's of the same name", async () => {
  const drawPw = (hasOwnChoir: boolean) =>
    onChangedSample(
      async (folder) => {
        await replace(folder, ["groups/pw.md", "emblem: pw", "emblem: choir"]);
        const ownFile = path.join(folder, "emblems/choir.svg");
        if (hasOwnChoir) await cp("sample/emblems/snatch.svg", ownFile);
      },
      (folder) => {
        const group = findGroup(openChurch(folder, SATURDAY).groups, "/activities/pw");
        return drawWindowInFile(folder, windowOfGroup(group)).full;
      },
    );
  expect(await drawPw(true)).not.toBe(await drawPw(false));
});
