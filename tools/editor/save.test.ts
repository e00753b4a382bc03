import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample } from "#tools/check-content/changed-sample.ts";
import { saveFile } from "./save.ts";

const contents = (file: string) => readFile(file, "utf8").catch(() => null);

/** Saves these words as a file of the sample, or deletes it, and says what was answered and whether the file is as it was. */
function saveInSample(file: string, change: ((words: string) => string) | null) {
  return onChangedSample(
    async () => {},
    async (folder) => {
      const whole = path.join(folder, file);
      const before = await contents(whole);
      const bytes = change ? Buffer.from(change(before ?? "")) : undefined;
      const { isSaved, findings } = await saveFile({ folder, name: "content" }, whole, bytes);
      const musts = findings.filter(({ weight }) => weight === "must");
      return { isSaved, musts, isAsBefore: (await contents(whole)) === before };
    },
  );
}

test.each([
  [
    "a day that is none of the group’s",
    "notices.yaml",
    (words: string) => words.replace("2027-03-17, for: girls", "2027-03-18, for: girls"),
    {
      where: expect.stringMatching(/^content\/notices.yaml, line \d+$/),
      slip: [["changes", 8, "day"], expect.stringContaining("is a Thursday")],
    },
  ],
  [
    "a group that others name",
    "groups/the-ark.md",
    null,
    { where: expect.stringContaining("content/"), what: expect.stringContaining("the-ark") },
  ],
])(
  "%s is not saved: the file is as it was, and the answer says why",
  async (_what, file, change, problem) => {
    const { isSaved, musts, isAsBefore } = await saveInSample(file, change);
    expect({ isSaved, isAsBefore }).toEqual({ isSaved: false, isAsBefore: true });
    expect(musts).toContainEqual(expect.objectContaining(problem));
  },
);

test("a sound change is saved, and so is a picture before the words that show it", async () => {
  const sound = (words: string) => words.replace("why: snow", "why: ice");
  for (const [file, change] of [
    ["notices.yaml", sound],
    ["photos/new.jpg", () => "a picture"],
  ] as const) {
    const saved = await saveInSample(file, change);
    expect(saved, file).toEqual({ isSaved: true, musts: [], isAsBefore: false });
  }
});

test("whoever takes somebody out of People is told each place that is to be decided", async () => {
  const gone = (words: string) => words.replace(/ {2}- name: Callum Haslett\n( {4}.*\n)*/, "");
  const { isSaved, musts } = await saveInSample("people.yaml", gone);
  expect(isSaved).toBe(true);
  expect(musts.map(({ where }) => where)).toEqual(
    [35, 46, 70].map((line) => `content/groups/snatch.md, line ${line}`),
  );
});
