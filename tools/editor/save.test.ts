import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { onChangedSample } from "#tools/check-content/changed-sample.ts";
import { saveFiles } from "./save.ts";

const contents = (file: string) => readFile(file, "utf8").catch(() => null);

type Change = (words: string) => string;

/** Saves these words as files of the sample, or deletes them, and says what was answered and whether all is as it was. */
function saveInSample(changes: Record<string, Change | null>) {
  return onChangedSample(
    async () => {},
    async (folder) => {
      const read = () =>
        Promise.all(Object.keys(changes).map((file) => contents(path.join(folder, file))));
      const before = await read();
      const bytes = Object.entries(changes).map(([file, change], index) => {
        const words = change ? Buffer.from(change(before[index] ?? "")) : undefined;
        return [path.join(folder, file), words] as const;
      });
      const { isSaved, findings } = await saveFiles({ folder, name: "content" }, new Map(bytes));
      const musts = findings.filter(({ weight }) => weight === "must");
      return { isSaved, musts, isAsBefore: isDeepStrictEqual(await read(), before) };
    },
  );
}

const withoutDorcas = (words: string) => words.replace("  after: dorcas\n", "");

test.each([
  [
    "a day that is none of the group’s",
    {
      "notices.yaml": (words: string) =>
        words.replace("2027-03-17, for: girls", "2027-03-18, for: girls"),
    },
    {
      where: expect.stringMatching(/^content\/notices.yaml, line \d+$/),
      slip: [["changes", 8, "day"], expect.stringContaining("is a Thursday")],
    },
  ],
  [
    "a group that others name",
    { "groups/the-ark.md": null },
    { where: expect.stringContaining("content/"), what: expect.stringContaining("the-ark") },
  ],
  [
    "a group that words speak of, with the links to it,",
    { "groups/pw.md": withoutDorcas, "groups/dorcas.md": null },
    {
      where: expect.stringContaining("content/notices.yaml"),
      what: expect.stringContaining("dorcas"),
    },
  ],
])("%s is not saved: all is as it was, and it says why", async (_what, changes, problem) => {
  const { isSaved, musts, isAsBefore } = await saveInSample(changes);
  expect({ isSaved, isAsBefore }).toEqual({ isSaved: false, isAsBefore: true });
  expect(musts).toContainEqual(expect.objectContaining(problem));
});

test("a sound change is saved, and so is a picture before the words that show it", async () => {
  const sound = (words: string) => words.replace("why: snow", "why: ice");
  for (const [file, change] of [
    ["notices.yaml", sound],
    ["photos/new.jpg", () => "a picture"],
  ] as const) {
    const saved = await saveInSample({ [file]: change });
    expect(saved, file).toEqual({ isSaved: true, musts: [], isAsBefore: false });
  }
});

test("whoever takes somebody out of People is told each place that is to be decided", async () => {
  const gone = (words: string) => words.replace(/ {2}- name: Callum Haslett\n( {4}.*\n)*/, "");
  const { isSaved, musts } = await saveInSample({ "people.yaml": gone });
  expect(isSaved).toBe(true);
  expect(musts.map(({ where }) => where)).toEqual(
    [35, 46, 70].map((line) => `content/groups/snatch.md, line ${line}`),
  );
});
