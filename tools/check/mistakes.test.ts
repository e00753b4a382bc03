import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { problemsAfter, replace } from "#tests/support/changed-sample.ts";
import { readYaml } from "#tools/build/read-yaml.ts";

/** Does something to a file. `argument` is its new name or what is written into it. */
type FileAction = (file: string, argument: string) => Promise<unknown>;

/** What the table may do to a file, by the names that it uses. */
const fileActions: Record<string, FileAction> = {
  write: (file, text) => writeFile(file, text),
  rename: (file, name) => rename(file, siblingOf(file, name)),
  copy: (file, name) => cp(file, siblingOf(file, name)),
  delete: (file) => rm(file, { recursive: true }),
  "put a folder in its place": async (file) => {
    await rm(file, { recursive: true });
    await mkdir(file);
  },
  "cut in half": async (file) => {
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length / 2));
  },
  "keep half of it as": async (file, format) => {
    const kind = v.parse(v.picklist(["png", "webp", "avif"]), format);
    const whole = await sharp(await readFile(file))
      .toFormat(kind)
      .toBuffer();
    await writeFile(file, whole.subarray(0, whole.length / 2));
  },
  "garble its middle": async (file) => {
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    await writeFile(file, bytes.fill("garbled", middle, middle + 500));
  },
  "make too heavy": async (file) => {
    const shapes = '<path d="M0 0h9v9z"/>'.repeat(300);
    const drawing = await readFile(file, "utf8");
    await writeFile(file, drawing.replace("</svg>", `${shapes}</svg>`));
  },
  "save as Latin-1": async (file) => {
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll("’", "'"), "latin1");
  },
};

/** The path of a file beside another one. The table gives its name from the church's folder. */
function siblingOf(file: string, name: string): string {
  return path.join(path.dirname(file), path.basename(name));
}

const words = v.pipe(v.string(), v.nonEmpty());
const change = v.strictTuple([words, v.pipe(words, v.transform(readPattern)), v.string()]);
const action = v.strictTuple([
  v.picklist(Object.keys(fileActions)),
  words,
  v.optional(v.string(), ""),
]);
const slip = v.strictObject({
  slip: words,
  change: v.optional(change),
  action: v.optional(action),
  says: words,
});
const lists = v.record(words, v.pipe(v.array(slip), v.nonEmpty()));
const copyOfItsOwn = v.strictObject({
  what: words,
  actions: v.optional(v.array(action), []),
  changes: v.optional(v.array(change), []),
  says: v.optional(v.array(words), []),
});
const table = v.parse(
  v.strictObject({
    must: v.pipe(lists, v.minEntries(1)),
    should: v.pipe(lists, v.minEntries(1)),
    alone: v.pipe(v.array(copyOfItsOwn), v.nonEmpty()),
  }),
  readYaml(new URL("mistakes.yaml", import.meta.url)),
);

type Action = v.InferOutput<typeof action>;
type Slip = v.InferOutput<typeof slip>;

/** A pattern if there are slashes around it, such as "/^phone: .*$/m". */
function readPattern(text: string): string | RegExp {
  const [, source, flags] = /^\/(.+)\/([gm]*)$/s.exec(text) ?? [];
  return source === undefined ? text : new RegExp(source, flags);
}

async function doAction(folder: string, [name, file, argument]: Action): Promise<void> {
  await fileActions[name]?.(path.join(folder, file), argument);
}

async function makeSlips(folder: string, slips: Slip[]): Promise<void> {
  for (const { action, change } of slips) {
    if (action) await doAction(folder, action);
    if (change) await replace(folder, change);
  }
}

/** Reads the files that the changes of a list are made in, by their names. */
async function readChangedFiles(folder: string, slips: Slip[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { change } of slips) {
    if (!change) continue;
    const [file] = change;
    files.set(file, await readFile(path.join(folder, file), "utf8"));
  }
  return files;
}

/** Puts the number of the line that has these words in the place of «words». */
function fillLineNumbers(message: string, text: string): string {
  const lines = text.split("\n");
  return message.replace(/«(.*?)»/g, (_, inLine: string) => {
    const index = lines.findIndex((line) => line.includes(inLine));
    return String(index + 1);
  });
}

const allLists = (["must", "should"] as const).flatMap((weight) =>
  Object.entries(table[weight]).map(([what, slips]) => ({ what, slips, weight })),
);

describe.each(allLists)("$what", ({ slips, weight }) => {
  let changedFiles = new Map<string, string>();
  let findings = "";

  beforeAll(async () => {
    const problems = await problemsAfter(async (folder) => {
      await makeSlips(folder, slips);
      changedFiles = await readChangedFiles(folder, slips);
    }, weight);
    findings = problems.join("\n");
  });

  test.each(slips)(
    "the check-up finds $slip, and says what was expected",
    ({ says, change: [file = ""] = [] }) => {
      expect(findings).toContain(fillLineNumbers(says, changedFiles.get(file) ?? ""));
    },
  );
});

test("what somebody should only look at stops no build", async () => {
  const slips = Object.values(table.should).flat();
  expect(await problemsAfter((folder) => makeSlips(folder, slips))).toEqual([]);
});

test.each(table.alone)("$what", async ({ actions, changes, says }) => {
  const problems = await problemsAfter(async (folder) => {
    for (const action of actions) await doAction(folder, action);
    await replace(folder, ...changes);
  });
  expect(problems).toEqual(says.map((message) => expect.stringContaining(message)));
});
