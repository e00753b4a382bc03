import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample } from "#tools/check-content/changed-sample.ts";

test("somebody is found by a part of the name, by the number beside it, however written, and in pictures", async () => {
  const change = (folder: string) =>
    appendFile(path.join(folder, "giving.md"), "\nOr text 07700900178.\n");
  const found = await onChangedSample(change, async () => {
    const { whereIs } = await import("./who.ts");
    const { findings } = whereIs("callum");
    return findings.map(({ where, what }) => `${path.basename(where)}: ${what}`);
  });
  expect(found).toEqual([
    expect.stringMatching(/^giving.md, line \d+: the text: Or text 07700900178.$/),
    "people.yaml, line 69: staff › “Callum Haslett” › name: Callum Haslett",
    "people.yaml, line 71: staff › “Callum Haslett” › phone: 07700 900178",
    "people.yaml, line 72: staff › “Callum Haslett” › email: youth@kilmorran.example",
    "people.yaml, line 74: staff › “Callum Haslett” › photo › file: photos/callum-haslett.jpg",
    "snatch.md, line 35: contacts › 1 › person: youth-worker",
    expect.stringContaining("snatch.md, line 46: the text: night. If you've nobody"),
    expect.stringContaining("snatch.md, line 70: the text: {youth-worker.first} is glad"),
  ]);
});
