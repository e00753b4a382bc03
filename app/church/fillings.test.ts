import { expect, test } from "vitest";
import { type Change, problemsAfter, replace } from "#tests/support/changed-sample.ts";

const problemsWith = (...changes: Change[]) =>
  problemsAfter((folder) => replace(folder, ...changes));

test.each<[string, Change]>([
  ["a file that cannot be read", ["people.yaml", /^session:/m, "session: ["]],
  ["a telephone number that is none", ["church.yaml", /^phone: .*$/m, "phone: soon"]],
  ["a time that is none", ["groups/pw.md", 'from: "20:00"', "from: eight"]],
])(
  "%s is one mistake, and not one more wherever a placeholder stands for it",
  async (_, change) => {
    const [file] = change;
    const problems = await problemsWith(change);
    expect(problems).toEqual([expect.stringContaining(file)]);
  },
);
