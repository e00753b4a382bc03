import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample, whereContentIs } from "#tools/check-content/changed-sample.ts";

test("somebody is found by a part of the name, by the number beside it, however written, and in pictures", async () => {
  const change = (folder: string) =>
    appendFile(path.join(folder, "giving.md"), "\nOr text 07700900178.\n");
  const found = await onChangedSample(change, (folder) =>
    whereContentIs(folder, async () => {
      const { placesOf } = await import("./who.ts");
      return placesOf("callum").map(({ where, what }) => `${path.basename(where)}: ${what}`);
    }),
  );
  expect(found).toEqual([
    expect.stringMatching(/^giving.md, line \d+: the text: Or text 07700900178.$/),
    "people.yaml, line 72: staff › “Callum Haslett” › name: Callum Haslett",
    "people.yaml, line 75: staff › “Callum Haslett” › photo › file: photos/callum-haslett.jpg",
    "snatch.md, line 35: contacts › “Callum Haslett” › name: Callum Haslett",
    "snatch.md, line 37: contacts › “Callum Haslett” › phone: 07700 900178",
    "snatch.md, line 38: contacts › “Callum Haslett” › email: youth@kilmorran.example",
    expect.stringContaining("snatch.md, line 49: the text: night. If you've nobody"),
    expect.stringContaining("snatch.md, line 73: the text: Callum is glad to hear"),
  ]);
});
