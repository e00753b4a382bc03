import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  CUPBOARD,
  emblemNamesIn,
  findEmblem,
  nearestEmblems,
} from "#app/content-loader/emblems.server.ts";
import { folderWith } from "#tests/support/folder-with.ts";
import { groupWindow } from "./group-windows.ts";

const emblems = emblemNamesIn(CUPBOARD).map((name) => {
  const emblem = findEmblem(name);
  if (!emblem) throw new Error(`${name} is in the cupboard and not found`);
  return emblem;
});

test.each(emblems)("$name makes a window in both sizes, light enough for a page", ({ name }) => {
  const { full, small } = groupWindow({ slug: name, name, window: { emblem: name, alt: "" } });
  expect(full.length).toBeLessThanOrEqual(8000);
  expect(small.length).toBeLessThanOrEqual(3500);
});

test("the guide shows every emblem of the cupboard, with what it shows", async () => {
  const guide = await readFile("docs/emblems.md", "utf8");
  const rows = emblems.map(
    ({ name, description }) =>
      `| <img src="../${CUPBOARD}/${name}.svg" alt="" width="60"> | \`${name}\` | ${description} |`,
  );
  expect(guide.match(/^\| <img .*$/gm)).toEqual(rows);
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
  expect(nearest[0]).toBe(emblem);
  expect(nearest).toHaveLength(3);
});

test("an emblem of the cupboard says itself what it shows; a church's own of that name comes before it, and needs words", async () => {
  const content = folderWith({});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  await cp("sample", content, { recursive: true });
  const file = path.join(content, "groups/pw.md");
  const group = (await readFile(file, "utf8")).replace("emblem: pw", "emblem: choir");
  await writeFile(file, group.replace(/^ {2}alt: .*\n/m, ""));

  vi.stubEnv("CONTENT", content);
  vi.resetModules();
  const { readGroupAt } = await import("#app/content-loader/groups.server.ts");
  expect(readGroupAt("pw").window.alt).toBe("Stained glass: three singers under a star");

  await cp("sample/emblems/snatch.svg", path.join(content, "emblems/choir.svg"));
  expect(() => readGroupAt("pw")).toThrow(/window: has an emblem .* needs alt/);
  await writeFile(file, group);
  const fresh = await import("./group-windows.ts");
  const own = fresh.groupWindow(readGroupAt("pw"));
  expect(own).not.toEqual(groupWindow(readGroupAt("pw")));
});
