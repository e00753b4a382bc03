import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  CUPBOARD,
  emblemNamesIn,
  findEmblem,
  nearestEmblems,
} from "#app/content-loader/emblems.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { onChangedSample, replace } from "#tools/check-content/changed-sample.ts";
import { GLASSES } from "./glass.ts";
import { drawGroupWindows, groupInitials, groupWindow, initialsWindow } from "./windows.ts";

const choir = { slug: "choir", name: "Junior Choir", window: { alt: "" } };
const quiet = groupWindow(choir);
const emblems = emblemNamesIn(CUPBOARD);
const guide = (await readFile("docs/emblems.md", "utf8")).split("\n");

const windows = new Map([
  ...drawGroupWindows(),
  ["a default picture", quiet.full],
  ["its .small.svg", quiet.small],
  ...emblems.flatMap((emblem) => {
    const { full, small } = groupWindow({ ...choir, window: { emblem, alt: "" } });
    return [[`the cupboard’s ${emblem}`, full] as const, [`${emblem}.small.svg`, small] as const];
  }),
]);

test.each([...windows])("%s weighs at most 8 kB, or 3.5 kB for under 60 px", (file, svg) => {
  expect(svg.length).toBeLessThanOrEqual(file.endsWith(".small.svg") ? 3500 : 8000);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test("the same words and drawings give the same windows", () => {
  for (const [file, svg] of drawGroupWindows()) expect(svg).toBe(windows.get(file));
  expect(groupWindow(choir)).toEqual(quiet);
});

test.each(readGroups().map((group) => [group.name, groupWindow(group)] as const))(
  "the light that the window of %s throws has all its panes in its colours, and weighs at most 3 kB packed",
  (_, { full, light }) => {
    const panes = (svg: string) => svg.match(/ d="[^"]+" fill="#\w+"/g);
    expect(panes(light)?.length).toBeGreaterThan(30);
    expect(panes(light)).toEqual(panes(full));
    expect(brotliCompressSync(light).length).toBeLessThanOrEqual(3000);
  },
);

test("a group without an emblem has a window of its own, which its name or its glass chooses", () => {
  const chosen = { ...choir, window: { alt: "", glass: "nightfall" } };
  for (const other of [{ ...choir, slug: "walking-group" }, chosen]) {
    expect(groupWindow(other).full).not.toBe(quiet.full);
  }
  expect(() => groupWindow({ ...choir, window: { alt: "", glass: "sea at noon" } })).toThrow(
    /groups\/choir\.md: window › glass: found “sea at noon”\. Choose one of: sea at sunset, open water/,
  );
});

test("the guide to drawing names every glass, and shows every emblem of the cupboard, with what it shows", () => {
  const words = guide.join(" ").replace(/\s+/g, " ");
  for (const name of GLASSES.keys()) expect(words).toContain(name);
  const rows = emblems.map((name) => {
    const picture = `<img src="../${CUPBOARD}/${name}.svg" alt="" width="60">`;
    return `| ${picture} | \`${name}\` | ${findEmblem(name)?.description} |`;
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
])("a church that asks for “%s” is told of %s", (word, emblem) => {
  const nearest = nearestEmblems(word);
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
  expect(groupInitials(name)).toBe(initials);
});

test("a name with an accent still gives its initials, and one in other letters a diamond", () => {
  const letters = (name: string) =>
    /<g transform="translate.*?<\/g>/.exec(initialsWindow(name))?.[0];
  expect(letters("Éamonn Ó Baoill")).toBe(letters("Eamonn O Baoill"));
  expect(letters("李明")).toContain("M22 0l22 30-22 30L0 30z");
});

test("an emblem of the cupboard says itself what it shows; a church's own of that name comes before it, and needs words", async () => {
  const shownWith = (own: boolean, alt: string) =>
    onChangedSample(
      async (folder) => {
        await replace(folder, ["groups/pw.md", "emblem: pw", "emblem: choir"]);
        await replace(folder, ["groups/pw.md", /^ {2}alt: .*\n/m, alt]);
        if (own) await cp("sample/emblems/snatch.svg", path.join(folder, "emblems/choir.svg"));
      },
      async () => {
        const { readGroupAt } = await import("#app/content-loader/groups.server.ts");
        const fresh = await import("./windows.ts");
        const group = readGroupAt("pw");
        return { alt: group.window.alt, svg: fresh.groupWindow(group).full };
      },
    );
  const cupboards = await shownWith(false, "");
  expect(cupboards.alt).toBe("Stained glass: three singers under a star");
  await expect(shownWith(true, "")).rejects.toThrow(/window: has an emblem .* needs alt/);
  expect(await shownWith(true, "  alt: a star\n")).not.toMatchObject({ svg: cupboards.svg });
});
