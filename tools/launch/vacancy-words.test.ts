import { expect, test } from "vitest";
import { vacancyWords } from "./vacancy-words.ts";

const about = (text: string, minister?: { name: string; role: string }) =>
  vacancyWords([{ file: "home.md", text }], { minister }).map(
    ({ where, words }) => `${where}: ${words}`,
  );

test("words about a vacancy are untrue where there is a minister, and only there", () => {
  const minister = { name: "Rev. Mary Hill", role: "Minister" };
  expect(about("We're between\nministers just now.", minister)).toEqual([
    "home.md, line 1: “between ministers”, and people.yaml names Rev. Mary Hill as minister",
  ]);
  expect(about("With the minister, or in a vacancy the convener", minister)).toEqual([]);
  expect(about("We're between ministers.")).toEqual([]);
});
