import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  CUPBOARD,
  findEmblem,
  findNearestEmblems,
  listEmblemsIn,
} from "#app/church/emblems.server.ts";
import { findGroup } from "#app/church/groups.server.ts";
import { openChurch } from "#app/church/open-church.server.ts";
import { ContentFolder, messageOf } from "#content";
import { glassNames } from "#glass";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY, sampleChurch } from "#tests/support/sample-church.ts";
import {
  chooseInitials,
  drawGroupWindow,
  drawGroupWindows,
  findWindowProblems,
} from "./draw-windows.ts";

const choir = { slug: "choir", name: "Junior Choir", window: {} };
const quiet = drawGroupWindow("sample", choir);
const emblems = listEmblemsIn(CUPBOARD);
const guide = (await readFile("docs/emblems.md", "utf8")).split("\n");

/** The windows of the sample's groups, of a group without an emblem, and of all that the cupboard has, by their files. */
const windows = new Map(drawGroupWindows(sampleChurch));
windows.set("a default picture", quiet.full);
windows.set("its .small.svg", quiet.small);
for (const emblem of emblems) {
  const { full, small } = drawGroupWindow("sample", { ...choir, window: { emblem } });
  windows.set(`the cupboard’s ${emblem}`, full);
  windows.set(`${emblem}.small.svg`, small);
}

test.each([...windows])("%s weighs at most 8 kB, or 3.5 kB for under 60 px", (file, svg) => {
  expect(svg.length).toBeLessThanOrEqual(file.endsWith(".small.svg") ? 3500 : 8000);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(sampleChurch.groups.map((group) => ({ name: group.name, group })))(
  "the light that the window of $name throws weighs at most 3 kB packed",
  ({ group }) => {
    const { light } = drawGroupWindow("sample", group);
    expect(brotliCompressSync(light).length).toBeLessThanOrEqual(3000);
  },
);

test("a group without an emblem has a window of its own, which its name or its glass chooses", () => {
  const chosen = { ...choir, window: { glass: "nightfall" } };
  for (const other of [{ ...choir, slug: "walking-group" }, chosen]) {
    expect(drawGroupWindow("sample", other).full).not.toBe(quiet.full);
  }
});

test("a glass that does not exist is a problem, whose message lists those that do", () => {
  const pw = findGroup(sampleChurch.groups, "/activities/pw");
  const group = { ...pw, window: { ...pw.window, glass: "sea at noon" } };
  const problems = findWindowProblems(new ContentFolder("sample"), [group], null);
  expect(problems.map(messageOf)).toEqual([
    expect.stringMatching(
      /groups\/pw\.md, line \d+: window › glass: found “sea at noon”\. Choose one of: sea at sunset, open water/,
    ),
  ]);
});

test("the guide to drawing names every glass, and shows every emblem of the cupboard, with what it shows", () => {
  const words = guide.join(" ").replace(/\s+/g, " ");
  for (const name of glassNames) expect(words).toContain(name);
  const rows = emblems.map((name) => {
    const picture = `<img src="../${CUPBOARD}/${name}.svg" alt="" width="60">`;
    const [, shown] = /<desc>(.+)<\/desc>/.exec(findEmblem("sample", name)?.svg ?? "") ?? [];
    return `| ${picture} | \`${name}\` | ${shown} |`;
  });
  expect(guide.filter((line) => line.startsWith("| <img "))).toEqual(rows);
});

test.each([
  ["singers", "choir"],
  ["book club", "reading"],
  ["Ping-pong", "table-tennis"],
  ["Men’s Breakfasts", "mens-breakfast"],
  ["brownies", "guides"],
  ["fotball", "football"],
])("the message to a church that asks for “%s” names %s", (word, emblem) => {
  const nearest = findNearestEmblems("sample", word);
  expect([nearest[0], nearest.length]).toEqual([emblem, 3]);
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

test("a church's own emblem comes before one of that name in the cupboard", async () => {
  const drawChoir = (isOwn: boolean) =>
    onChangedSample(
      async (folder) => {
        await replace(folder, ["groups/pw.md", "emblem: pw", "emblem: choir"]);
        if (isOwn) await cp("sample/emblems/snatch.svg", path.join(folder, "emblems/choir.svg"));
      },
      (folder) => {
        const group = findGroup(openChurch(folder, SATURDAY).groups, "/activities/pw");
        return drawGroupWindow(folder, group).full;
      },
    );
  expect(await drawChoir(true)).not.toBe(await drawChoir(false));
});
