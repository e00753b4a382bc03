import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { problemsAfter, replace } from "#tests/support/changed-sample.ts";
import { readYaml } from "#tools/build/read-yaml.ts";

/** What may be made of a file. */
const makings: { [what: string]: (file: string, other: string) => Promise<unknown> } = {
  "a file": writeFile,
  "a move": (file, name) => rename(file, path.join(path.dirname(file), path.basename(name))),
  "a copy": (file, name) => cp(file, path.join(path.dirname(file), path.basename(name))),
  gone: (file) => rm(file, { recursive: true }),
  "a folder": (file) => rm(file, { recursive: true }).then(() => mkdir(file)),
  "a half": async (file) => {
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length / 2));
  },
  "a heavy drawing": async (file) => {
    const shapes = '<path d="M0 0h9v9z"/>'.repeat(300);
    await writeFile(file, (await readFile(file, "utf8")).replace("</svg>", `${shapes}</svg>`));
  },
  "in Latin-1": async (file) => {
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("’", "'"), "latin1");
  },
};

const words = v.pipe(v.string(), v.nonEmpty());
const change = v.strictTuple([words, v.pipe(words, v.transform(asPattern)), v.string()]);
const make = v.strictTuple([v.picklist(Object.keys(makings)), words, v.optional(v.string(), "")]);

const mistake = v.strictObject({
  slip: words,
  // A slip that has neither is found because of another slip in its list.
  change: v.optional(change),
  make: v.optional(make),
  says: words,
});
const mistakes = v.pipe(v.record(words, v.pipe(v.array(mistake), v.nonEmpty())), v.minEntries(1));
const alone = v.strictObject({
  what: words,
  makes: v.optional(v.array(make), []),
  changes: v.optional(v.array(change), []),
  says: v.optional(v.array(words), []),
});
const lists = v.parse(
  v.strictObject({ must: mistakes, should: mistakes, alone: v.pipe(v.array(alone), v.nonEmpty()) }),
  readYaml(new URL("mistakes.yaml", import.meta.url)),
);

function asPattern(words: string): string | RegExp {
  const [, source, flags] = /^\/(.+)\/([gm]*)$/s.exec(words) ?? [];
  return source === undefined ? words : new RegExp(source, flags);
}

async function slipUp(
  folder: string,
  makes: (v.InferOutput<typeof make> | undefined)[],
  changes: (v.InferOutput<typeof change> | undefined)[],
) {
  for (const [what, file, other] of makes.filter((make) => make !== undefined)) {
    await makings[what]?.(path.join(folder, file), other);
  }
  await replace(folder, ...changes.filter((change) => change !== undefined));
}

const allLists = (["must", "should"] as const).flatMap((weight) =>
  Object.entries(lists[weight]).map(([what, slips]) => ({ what, slips, weight })),
);

describe.each(allLists)("$what", ({ slips, weight }) => {
  const changed = new Map<string, string>();
  let findings = "";
  beforeAll(async () => {
    const problems = await problemsAfter(async (folder) => {
      for (const { make, change } of slips) await slipUp(folder, [make], [change]);
      for (const { change: [file] = [] } of slips) {
        if (file) changed.set(file, await readFile(path.join(folder, file), "utf8"));
      }
    }, weight);
    findings = problems.join("\n");
  });

  test.each(slips)(
    "the check-up finds $slip, and says what was expected",
    ({ says, change: [file = ""] = [] }) => {
      const lines = changed.get(file)?.split("\n") ?? [];
      const lineOf = (words: string) => String(lines.findIndex((line) => line.includes(words)) + 1);
      expect(findings).toContain(says.replace(/«(.*?)»/g, (_, words: string) => lineOf(words)));
    },
  );
});

test("what has to be looked at stops nothing", async () => {
  const toBeLookedAt = Object.values(lists.should).flat();
  const problems = await problemsAfter(async (folder) => {
    for (const { make, change } of toBeLookedAt) await slipUp(folder, [make], [change]);
  });
  expect(problems).toEqual([]);
});

test.each(lists.alone)("$what", async ({ makes, changes, says }) => {
  const problems = await problemsAfter((folder) => slipUp(folder, makes, changes));
  expect(problems).toEqual(says.map((words) => expect.stringContaining(words)));
});
