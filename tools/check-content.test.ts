import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";

const CHECK = path.resolve("tools/check-content.ts");
const WINDOWS = path.resolve("tools/windows/group-windows.ts");

/** In which file which words are replaced by which others. */
type Change = readonly [file: string, words: string | RegExp, others: string];

/** How a program ended, and what it printed of good and of bad. */
type Ending = { status: unknown; printed: string; said: string };

/** Checks a project whose words are copies of the sample's in `folders`, the first of them changed. */
function check(changes: readonly Change[], folders = ["content"], CONTENT = ""): Promise<Ending> {
  return onACopy([CHECK], folders, CONTENT, async (content) => {
    for (const change of changes) await replace(content, change);
  });
}

/** Runs Node with these arguments where there are copies of the sample, the first of them changed. */
async function onACopy(
  program: readonly string[],
  folders: readonly string[],
  CONTENT: string,
  change: (content: string) => Promise<void>,
): Promise<Ending> {
  const project = await mkdtemp(path.join(tmpdir(), "content-"));
  try {
    const copies = folders.map((folder) => path.join(project, folder));
    for (const copy of copies) await cp("sample", copy, { recursive: true });
    await change(copies[0] ?? "");
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        program,
        { cwd: project, env: { ...process.env, CONTENT } },
        (problem, printed, said) => resolve({ status: problem?.code ?? 0, printed, said }),
      );
    });
  } finally {
    await rm(project, { recursive: true });
  }
}

async function replace(folder: string, [file, words, others]: Change): Promise<void> {
  const before = await readFile(path.join(folder, file), "utf8");
  const after = before.replace(words, others);
  expect(after, `“${words}” is in ${file}`).not.toBe(before);
  await writeFile(path.join(folder, file), after);
}

test("the sample as it stands is fit to build from", async () => {
  expect(await check([], ["sample"])).toEqual({ status: 0, printed: "", said: "" });
});

const noPhone: Change = ["church.yaml", /^phone: .*\n/m, ""];

test.each([
  ["the sample where there is nothing else", "sample", ["sample"], ""],
  ["the church's own words wherever they are", "content", ["content", "sample"], ""],
  ["the words that CONTENT names", "trial", ["trial", "content", "sample"], "trial"],
])("the site is built from %s", async (_which, named, folders, CONTENT) => {
  expect((await check([noPhone], folders, CONTENT)).said).toContain(
    `${named}/church.yaml, line 1: phone: `,
  );
});

test("a folder that is not there is named", async () => {
  const { status, said } = await check([], ["sample"], "contents");
  expect(said).toContain("contents/church.yaml: the file: it is not there");
  expect(status).toBe(1);
});

test("all the slips of all the files are named at once", async () => {
  const { said } = await check([
    noPhone,
    ["church.yaml", /^email: .*$/m, "email: nobody"],
    ["people.yaml", /^ {2}role: .*$/m, ""],
  ]);
  expect(said).toContain("content/church.yaml, line 1: phone: is missing");
  expect(said).toContain("content/church.yaml, line 17: email: expected an e-mail address");
  expect(said).toContain("content/people.yaml, line 4: convener › role: is missing");
});

/** A group's file as a volunteer begins it: another's, with the name changed and no window. */
async function addChoir(content: string): Promise<void> {
  const pw = await readFile(path.join(content, "groups/pw.md"), "utf8");
  const choir = pw
    .replace("name: PW", "name: Junior Choir")
    .replace(/^window:\n(?: {2}.*\n)+/m, "");
  expect(choir).not.toContain("emblem:");
  await writeFile(path.join(content, "groups/junior-choir.md"), choir);
}

test("a new group is one new file: it needs no drawing, and has its windows all the same", async () => {
  const program = `
    await import(${JSON.stringify(pathToFileURL(CHECK).href)});
    const { drawGroupWindows } = await import(${JSON.stringify(pathToFileURL(WINDOWS).href)});
    console.log([...drawGroupWindows().keys()].join(" "));`;
  const evaluated = ["--input-type=module", "--eval", program];
  const { status, printed, said } = await onACopy(evaluated, ["content"], "", addChoir);
  expect({ status, said }).toEqual({ status: 0, said: "" });
  expect(printed).toContain("junior-choir.svg junior-choir.small.svg");
});

type Slip = { slip: string; change: Change; says: string };

function expectRefused({ status, said }: Ending, { says }: Slip): void {
  expect(said).toContain(says);
  expect(said, "no lines of a program").not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

// Each is in a file of its own, or in a field of its own: they are made together and told together.
const slipsInFiles: Slip[] = [
  {
    slip: "a missing field",
    change: ["groups/the-ark.md", /^summary: .*\n/m, ""],
    says: "content/groups/the-ark.md, line 1: summary: is missing. Please add it",
  },
  {
    slip: "an empty field",
    change: ["groups/creche.md", /^summary: .*$/m, 'summary: ""'],
    says: "content/groups/creche.md, line 5: summary: is empty. Please write something",
  },
  {
    slip: "a wrong weekday",
    change: ["groups/the-ark.md", "every: Sunday", "every: Sonday"],
    says: "content/groups/the-ark.md, line 14: meets › every: expected a day of the week, such as Sunday",
  },
  {
    slip: "a photo that is not there",
    change: ["people.yaml", "photos/ruth-adair.jpg", "photos/ruth-adare.jpg"],
    says: "content/people.yaml, line 32: session › 4 › photo › file: names a picture that is not there",
  },
  {
    slip: "an emblem that is not there",
    change: ["groups/pw.md", "emblem: pw", "emblem: flax"],
    says: "content/groups/pw.md, line 24: window › emblem: names no drawing in emblems/",
  },
  {
    slip: "an emblem without words for those who cannot see it",
    change: ["groups/dorcas.md", /^ {2}alt: .*\n/m, ""],
    says: "content/groups/dorcas.md, line 23: window: has an emblem, and needs alt",
  },
  {
    slip: "an emblem with letters in it",
    change: ["emblems/lotsatots.svg", "</svg>", "  <text>L</text>\n</svg>"],
    says: "content/emblems/lotsatots.svg: line 33: found <text>. Letters have to be shapes here",
  },
  {
    slip: "an emblem too heavy for its window",
    change: ["emblems/boys-brigade.svg", "</svg>", `${'<path d="M0 0h9v9z"/>'.repeat(300)}</svg>`],
    says: "content/emblems/boys-brigade.svg: its weight: the window comes to",
  },
  {
    slip: "YAML that cannot be read",
    change: ["giving.md", /^heading: .*$/m, 'heading: "Church Giving'],
    says: "content/giving.md, line 6: the layout of its facts: could not be read. A quotation mark is opened",
  },
  {
    slip: "a heading that no page has",
    change: ["groups/snatch.md", "## Why?", "## Wherefore?"],
    says: "content/groups/snatch.md: ## Wherefore?: is not a heading of this file",
  },
  {
    slip: "an answer without words",
    change: ["groups/bible-class.md", /## Where\?[\s\S]*?## Contact/, "## Where?\n\n## Contact"],
    says: "content/groups/bible-class.md: ## Where?: has no words below it",
  },
  {
    slip: "a privacy notice of eight sections",
    change: ["privacy-policy.md", "## Further processing\n", ""],
    says: "content/privacy-policy.md: the text: expected exactly 9 headings",
  },
];

describe("in words with many slips", () => {
  let ending: Ending;
  beforeAll(async () => {
    ending = await check(slipsInFiles.map(({ change }) => change));
  });

  test.each(slipsInFiles)("$slip stops the build, and is told with what was expected", (slip) => {
    expectRefused(ending, slip);
  });
});

const slipsBetweenFiles: Slip[] = [
  {
    slip: "two groups with one name",
    change: ["groups/pw.md", "name: PW", "name: SNATCH"],
    says: "“SNATCH” is already the name in content/groups/",
  },
  {
    slip: "an unknown field",
    change: ["church.yaml", /^phone:/m, "fax: 028 9649 6013\nphone:"],
    says: "content/church.yaml, line 17: fax: is not a field that belongs here. Is it spelt right?",
  },
];

test.each(slipsBetweenFiles)(
  "$slip stops the build, and is told with what was expected",
  async (slip) => {
    expectRefused(await check([slip.change]), slip);
  },
);
