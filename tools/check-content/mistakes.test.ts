import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Change, doubtsAfter, problemsAfter, replace } from "./changed-sample.ts";

const mistakes = v.array(
  v.strictObject({
    slip: v.string(),
    change: v.strictTuple([v.string(), v.pipe(v.string(), v.transform(asPattern)), v.string()]),
    says: v.string(),
  }),
);
const lists = v.parse(
  v.strictObject({
    must: v.record(v.string(), mistakes),
    should: v.record(v.string(), mistakes),
  }),
  parse(readFileSync(path.join(import.meta.dirname, "mistakes.yaml"), "utf8")),
);

function asPattern(words: string): string | RegExp {
  const [, source, flags] = /^\/(.+)\/([gm]*)$/s.exec(words) ?? [];
  return source === undefined ? words : new RegExp(source, flags);
}

const allLists = [
  ...Object.entries(lists.must).map(([what, slips]) => ({ what, slips, ask: problemsAfter })),
  ...Object.entries(lists.should).map(([what, slips]) => ({ what, slips, ask: doubtsAfter })),
];

describe.each(allLists)("$what", ({ slips, ask }) => {
  const changed = new Map<string, string>();
  let told = "";
  beforeAll(async () => {
    const problems = await ask(async (folder) => {
      const changes: Change[] = slips.map(({ change }) => change);
      await replace(folder, ...changes);
      for (const [file] of changes) {
        changed.set(file, await readFile(path.join(folder, file), "utf8"));
      }
    });
    told = problems.join("\n");
  });

  test.each(slips)("$slip is told, with what was expected", ({ says, change: [file] }) => {
    const lines = changed.get(file)?.split("\n") ?? [];
    const lineOf = (words: string) => String(lines.findIndex((line) => line.includes(words)) + 1);
    expect(told).toContain(says.replace(/«(.*?)»/g, (_, words: string) => lineOf(words)));
  });
});

test("what has to be looked at stops nothing", async () => {
  const changes = Object.values(lists.should).flatMap((slips) => slips.map(({ change }) => change));
  expect(changes.length).toBeGreaterThan(5);
  expect(await problemsAfter((folder) => replace(folder, ...changes))).toEqual([]);
});
