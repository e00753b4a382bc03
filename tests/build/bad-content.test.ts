import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const CHECK = path.resolve("tools/check-content.ts");

/** In which file of content/ which words are replaced by which others. */
type Change = readonly [file: string, words: string | RegExp, others: string];

/** Checks a copy of content/, changed or as it stands: how the check ended, and what it said. */
async function check(change?: Change): Promise<{ status: unknown; said: string }> {
  const project = await mkdtemp(path.join(tmpdir(), "content-"));
  try {
    await cp("sample", path.join(project, "content"), { recursive: true });
    if (change) await replace(path.join(project, "content"), change);
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        [CHECK],
        { cwd: project, env: { ...process.env, CONTENT: "content" } },
        (problem, _stdout, said) => resolve({ status: problem?.code ?? 0, said }),
      );
    });
  } finally {
    await rm(project, { recursive: true });
  }
}

async function replace(content: string, [file, words, others]: Change): Promise<void> {
  const before = await readFile(path.join(content, file), "utf8");
  const after = before.replace(words, others);
  expect(after, `“${words}” is in ${file}`).not.toBe(before);
  await writeFile(path.join(content, file), after);
}

test("content as it stands is fit to build from", async () => {
  expect(await check()).toEqual({ status: 0, said: "" });
});

const slips: { slip: string; change: Change; says: string }[] = [
  {
    slip: "a missing field",
    change: ["groups/the-ark.md", /^summary: .*\n/m, ""],
    says: "content/groups/the-ark.md: summary: is missing. Please add it",
  },
  {
    slip: "an empty field",
    change: ["groups/the-ark.md", /^summary: .*$/m, 'summary: ""'],
    says: "content/groups/the-ark.md: summary: is empty. Please write something",
  },
  {
    slip: "a wrong weekday",
    change: ["groups/the-ark.md", "every: Sunday", "every: Sonday"],
    says: "content/groups/the-ark.md: meets › every: expected a day of the week, such as Sunday",
  },
  {
    slip: "a photo that is not there",
    change: ["people.yaml", "photos/ruth-adair.jpg", "photos/ruth-adare.jpg"],
    says: "content/people.yaml: session › 3 › photo › file: names a picture that is not there",
  },
  {
    slip: "two groups with one name",
    change: ["groups/pw.md", "name: PW", "name: SNATCH"],
    says: "“SNATCH” is already the name in content/groups/",
  },
  {
    slip: "YAML that cannot be read",
    change: ["giving.md", /^heading: .*$/m, 'heading: "Church Giving'],
    says: "content/giving.md: the layout of its facts: could not be read as YAML",
  },
  {
    slip: "an unknown field",
    change: ["church.yaml", /^phone:/m, "fax: 028 9649 6013\nphone:"],
    says: "content/church.yaml: fax: is not a field this file has. Is it spelt right?",
  },
  {
    slip: "a heading that no page has",
    change: ["groups/snatch.md", "## Why?", "## Wherefore?"],
    says: "content/groups/snatch.md: ## Wherefore?: is not a heading of this file",
  },
  {
    slip: "an answer without words",
    change: ["groups/dorcas.md", /## Where\?[\s\S]*?## Contact/, "## Where?\n\n## Contact"],
    says: "content/groups/dorcas.md: ## Where?: has no words below it",
  },
  {
    slip: "a privacy notice of eight sections",
    change: ["privacy-policy.md", "## Further processing\n", ""],
    says: "content/privacy-policy.md: the text: expected exactly 9 headings",
  },
];

test.each(slips)(
  "$slip stops the build, and says where and what was expected",
  async ({ change, says }) => {
    const { status, said } = await check(change);
    expect(said).toContain(says);
    expect(said, "no lines of a program").not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  },
);
