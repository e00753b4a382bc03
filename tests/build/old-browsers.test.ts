import { expect, test } from "vitest";
import { readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";

const assets = visitorsFiles.filter((file) => file.startsWith("assets"));

/** Reads the built files with an ending. Returns their texts by their names. */
function readFiles(ending: string): Map<string, string> {
  const files = assets.filter((file) => file.endsWith(ending));
  expect(files).not.toEqual([]);
  return new Map(files.map((file) => [file, readBuiltFile(file)]));
}

/** What a browser in tools/build/oldest-browsers.ts lacks, with the first Safari, Chrome and Firefox that have it. */
const newFeatures: [name: string, pattern: RegExp][] = [
  ["array copies (16, 110, 115)", /\.(?:toSorted|toReversed|toSpliced)\(/],
  ["Array.fromAsync (16.4, 121, 115)", /\bArray\.fromAsync\b/],
  ["grouping (17.4, 117, 119)", /\b(?:Object|Map)\.groupBy\b/],
  ["Promise.withResolvers (17.4, 119, 121)", /\bPromise\.withResolvers\b/],
  ["Promise.try (18.2, 128, 134)", /\bPromise\.try\b/],
  [
    "iterator helpers (18.4, 122, 131)",
    /\bIterator\.(?:from|prototype)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|some|every|find|reduce|toArray)\(/,
  ],
  [
    "Set methods (17, 122, 127)",
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  ],
  ["AbortSignal.any (17.4, 116, 124)", /\bAbortSignal\.any\b/],
  ["AbortSignal.timeout (16, 103, 100)", /\bAbortSignal\.timeout\b/],
  ["well-formed strings (16.4, 111, 119)", /\.(?:isWellFormed|toWellFormed)\(/],
  ["URL.canParse (17, 120, 115)", /\bURL\.canParse\b/],
  ["Temporal", /\bTemporal\./],
  ["the selector :has() (15.4, 105, 121)", /:has\(/],
  ["lookbehind in regular expressions (16.4, 62, 78)", /\(\?<[=!]/],
  ["static blocks (16.4, 94, 93)", /\bstatic\s*\{/],
];

test.each(newFeatures)("no script needs %s", (_name, pattern) => {
  for (const [file, script] of readFiles(".js")) {
    const match = pattern.exec(script);
    expect(match && `${file}: …${script.slice(match.index - 30, match.index + 50)}…`).toBeNull();
  }
});

test("no style needs media queries written as a range, or rules within rules", () => {
  for (const [file, style] of readFiles(".css")) {
    expect(style.match(/@media[^{]*[<>][^{]*/g) ?? [], file).toEqual([]);
    expect(style, file).not.toMatch(/[{;]&/);
  }
});
