import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Container queries cannot use the names of breakpoints.css: these are their widths, in the visitor's own type.
const containerWidths = [
  ["13rem", "a date and its words no longer fit side by side"],
  ["14rem", "two facts, or two neighbours, no longer fit side by side"],
  ["15.4rem", "the psalm outgrows its window"],
  ["19rem", "the psalm's larger type"],
  ["27rem", "address and note beside each other"],
  ["29.8rem", "two columns in the footer, four windows in a row"],
  ["36rem", "three columns: date, words, picture"],
  ["38.5rem", "three columns in the footer, headings beside what they head"],
  ["50rem", "a month beside its events, two columns of answers, numbers beside their headings"],
  ["51.5rem", "four facts or seven windows in a row"],
].map(([width]) => width);

const colourWords = new RegExp(
  `\\b\\w*(?:white|black|gr[ae]y|red|blue|green|yellow|orange|purple|pink|brown|gold|goldenrod|silver
  |violet|cyan|aqua|magenta|fuchsia|salmon|coral|khaki|orchid|turquoise|beige|ivory|tan|linen|teal|navy
  |maroon|olive|lime|indigo|crimson|tomato|chocolate|sienna|peru|plum|lavender|thistle|wheat|snow|azure)\\b`.replaceAll(
    /\s/g,
    "",
  ),
);

const sheets = globSync("app/**/*.css").filter(
  (file) => !/\/(tokens|event-kinds|fonts|breakpoints|palettes\/\w+)\.css$/.test(file),
);

/** What every style sheet declares, without what it takes from the tokens: "0 1px 2px". */
const declarations = sheets.flatMap((file) => {
  const css = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  return [...css.matchAll(/([\w-]+):\s+([^;{}]+);/g)].map(([whole, property = "", value = ""]) => ({
    property,
    rest: value.replaceAll(/var\(--[\w-]+|url\([^)]*\)|"[^"]*"/g, ""),
    where: `${file}: ${whole.replaceAll(/\s+/g, " ")}`,
  }));
});

const preludes = sheets.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/@(?:media|container)[^{]*/g)].map(([prelude]) => ({
    prelude,
    where: `${file}: ${prelude.trim()}`,
  })),
);

test("no colour stands outside tokens.css and the palettes", () => {
  const isColour = (value: string) =>
    /#[0-9a-f]{3}|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i.test(value) ||
    colourWords.test(value);
  expect(wordsOf(({ rest }) => isColour(rest))).toEqual([]);
});

test("every size of type is a step of tokens.css, or measured by the type around it", () => {
  expect(
    wordsOf(({ property, rest }) => /^font(-size)?$/.test(property) && /\d(rem|px)/.test(rest)),
  ).toEqual([]);
});

test("every space that grows with the type is a step of tokens.css", () => {
  const spaces = /^((scroll-)?(margin|padding)|inset|(row-|column-)?gap|top|right|bottom|left)/;
  expect(wordsOf(({ property, rest }) => spaces.test(property) && /\drem/.test(rest))).toEqual([]);
});

test("every corner and every layer has its name in tokens.css", () => {
  const isRaw = (property: string, rest: string) =>
    (/radius$/.test(property) && /[1-9]/.test(rest)) || (property === "z-index" && /\d/.test(rest));
  expect(wordsOf(({ property, rest }) => isRaw(property, rest))).toEqual([]);
});

test("pages change at the widths of breakpoints.css, and containers at the ten listed here", () => {
  const isUnknown = (prelude: string) =>
    prelude.startsWith("@media")
      ? /(width|height)/.test(prelude)
      : [...prelude.matchAll(/[\d.]+rem/g)].some(([width]) => !containerWidths.includes(width));
  expect(preludes.filter(({ prelude }) => isUnknown(prelude)).map(({ where }) => where)).toEqual(
    [],
  );
});

type Declaration = (typeof declarations)[number];

function wordsOf(isWrong: (declaration: Declaration) => boolean): string[] {
  return declarations.filter(isWrong).map(({ where }) => where);
}
