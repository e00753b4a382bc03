import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Change, problemsAfter, replace } from "#tests/support/changed-sample.ts";
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

/** What is done to a file: the name of one of these actions, the file, and what the action needs. */
type Action = [name: string, file: string, argument?: string];

/** A change in a file. Words between slashes, such as "/^phone: .*$/m", are a pattern. */
type ChangeInTable = [file: string, words: string, replacement: string];

/** A mistake that somebody may make, and a part of what the check-up says of it. */
type Slip = { slip: string; change?: ChangeInTable; action?: Action; says: string };

/** What is done to a copy of the sample, and all that the check-up says of it. */
type Copy = { what: string; actions?: Action[]; changes?: ChangeInTable[]; says?: string[] };

/** The mistakes that must be mended and those that should be looked at, by what they are about. */
type Table = Record<"must" | "should", Record<string, Slip[]>> & { alone: Copy[] };

const table: Table = readYaml(new URL("mistakes.yaml", import.meta.url));

function readChange([file, words, replacement]: ChangeInTable): Change {
  const [, source, flags] = /^\/(.+)\/([gm]*)$/s.exec(words) ?? [];
  return [file, source === undefined ? words : new RegExp(source, flags), replacement];
}

async function doAction(folder: string, [name, file, argument = ""]: Action): Promise<void> {
  const action = fileActions[name] ?? expect.fail(`There is no action “${name}”.`);
  await action(path.join(folder, file), argument);
}

async function makeSlips(folder: string, slips: Slip[]): Promise<void> {
  for (const { action, change } of slips) {
    if (action) await doAction(folder, action);
    if (change) await replace(folder, readChange(change));
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
    // The number of an entry depends on how many the sample has above it.
    findings = problems.join("\n").replace(/(?<=(?:changes|years|session) › )\d+/g, "n");
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

test.each(table.alone)("$what", async ({ actions = [], changes = [], says = [] }) => {
  const problems = await problemsAfter(async (folder) => {
    for (const action of actions) await doAction(folder, action);
    await replace(folder, ...changes.map(readChange));
  });
  expect(problems).toEqual(says.map((message) => expect.stringContaining(message)));
});
