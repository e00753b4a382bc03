import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GLASSES } from "./glasses.ts";
import { drawGroupWindows, groupInitials, groupWindow } from "./group-windows.ts";
import { initialsWindow } from "./initials-windows.ts";

const choir = { slug: "choir", name: "Junior Choir", window: { alt: "" } };
const windows = drawGroupWindows();
const { full, small } = groupWindow(choir);
const all = new Map([...windows, ["a quiet window", full], ["its .small.svg", small]]);

test.each([...all])("%s weighs at most 8 kB, and at most 3.5 kB for under 60 px", (file, svg) => {
  expect(svg.length).toBeLessThanOrEqual(file.endsWith(".small.svg") ? 3500 : 8000);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test("the same words and drawings give the same windows", () => {
  expect(drawGroupWindows()).toEqual(windows);
  expect(groupWindow(choir)).toEqual({ full, small });
});

test("a group without an emblem has a window of its own, which its name chooses", () => {
  const other = groupWindow({ ...choir, slug: "walking-group" });
  expect(other.full).not.toBe(full);
  const chosen = groupWindow({ ...choir, window: { alt: "", glass: "nightfall" } });
  expect(chosen.full).not.toBe(full);
});

test("a glass nobody has is answered with those there are", () => {
  const group = { ...choir, window: { alt: "", glass: "sea at noon" } };
  expect(() => groupWindow(group)).toThrow(
    /groups\/choir\.md: window › glass: found “sea at noon”\. Choose one of: sea at sunset, open water/,
  );
});

test("the guide to drawing names every glass there is", () => {
  const guide = readFileSync("docs/emblems.md", "utf8").replace(/\s+/g, " ");
  for (const name of GLASSES.keys()) expect(guide).toContain(name);
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
