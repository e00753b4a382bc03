import { expect, test } from "vitest";
import { type Change, problemsAfter, replace } from "#tests/support/changed-sample.ts";

test.each<[what: string, change: Change]>([
  ["a file that cannot be read", ["people.yaml", /^session:/m, "session: ["]],
  ["a telephone number that is none", ["church.yaml", /^phone: .*$/m, "phone: soon"]],
  ["a clock time that is none", ["groups/pw.md", 'from: "20:00"', "from: eight"]],
])(
  "%s is one mistake, however many placeholders stand for what is in it",
  async (_what, change) => {
    const [file] = change;
    const problems = await problemsAfter((folder) => replace(folder, change));
    expect(problems).toEqual([expect.stringContaining(file)]);
  },
);
