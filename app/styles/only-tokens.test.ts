import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The widths of container queries, which cannot use the names of breakpoints.css, and what happens at each. */
const containerWidths = new Map([
  ["13rem", "a date and its words no longer fit side by side"],
  ["14rem", "two facts, or two neighbours, no longer fit side by side"],
  ["15.4rem", "the psalm outgrows its window"],
  ["29.8rem", "two columns in the footer, four windows in a row"],
  ["36rem", "three columns: date, words, picture"],
  ["38.5rem", "headings beside what they head"],
  ["50rem", "a month beside its events, numbers beside their headings"],
  ["51.5rem", "seven windows in a row, or the five of a first visit"],
  ["54rem", "four facts in a row"],
]);

const COLOUR =
  /#[0-9a-f]{3}|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|\b\w*(?:white|black|gr[ae]y|red|blue|green|yellow|orange|purple|pink|brown|gold|goldenrod|silver|violet|cyan|aqua|magenta|fuchsia|salmon|coral|khaki|orchid|turquoise|beige|ivory|tan|linen|teal|navy|maroon|olive|lime|indigo|crimson|tomato|chocolate|sienna|peru|plum|lavender|thistle|wheat|snow|azure)\b/i;
const SPACE = /^((scroll-)?(margin|padding)|inset|(row-|column-)?gap|top|right|bottom|left)/;

const sheets = globSync("app/**/*.css").flatMap((file) =>
  /\/(tokens|event-kinds|fonts|breakpoints|colours)\.css$/.test(file)
    ? []
    : [{ file, css: readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "") }],
);

/** The declarations of all style sheets. Tokens are taken out of the values: "0 1px 2px" is left of "0 1px 2px var(--edge)". */
const declarations = sheets.flatMap(({ file, css }) =>
  [...css.matchAll(/([\w-]+):\s+([^;{}]+);/g)].map(([whole, property = "", value = ""]) => ({
    property,
    rest: value.replaceAll(/var\(--[\w-]+|url\([^)]*\)|"[^"]*"/g, ""),
    where: `${file}: ${whole.replaceAll(/\s+/g, " ")}`,
  })),
);

test.each<[promise: string, properties: RegExp, wrong: RegExp]>([
  ["no colour stands outside tokens.css and colours.css", /./, COLOUR],
  ["every size of type is a step of tokens.css, or relative", /^font(-size)?$/, /\d(rem|px)/],
  ["every space that grows with the type is a step of tokens.css", SPACE, /\drem/],
  ["every corner has its name in tokens.css", /radius$/, /[1-9]/],
  ["every layer has its name in tokens.css", /^z-index$/, /\d/],
])("%s", (_, properties, wrong) => {
  expect(declarations.length).toBeGreaterThan(1000);
  const violations = declarations.filter(
    ({ property, rest }) => properties.test(property) && wrong.test(rest),
  );
  expect(violations.map(({ where }) => where)).toEqual([]);
});

/** Lists what stands between "@media" or "@container" and the rules below it. */
function listConditions(kind: "media" | "container"): string[] {
  return sheets.flatMap(({ css }) => css.match(new RegExp(`@${kind}[^{]*`, "g")) ?? []);
}

test("pages change at the widths and heights of breakpoints.css alone", () => {
  const conditions = listConditions("media");
  expect(conditions.length).toBeGreaterThan(0);
  expect(conditions.filter((words) => /width|height/.test(words))).toEqual([]);
});

test("parts of pages change at the widths that are listed above, and at each of them", () => {
  const widths = listConditions("container").flatMap((words) => words.match(/[\d.]+rem/g) ?? []);
  expect(new Set(widths)).toEqual(new Set(containerWidths.keys()));
});

test("only print.css, and the sheet of This Week, say how pages look on paper", () => {
  const forPaper = sheets.filter(({ css }) => /@media print/.test(css)).map(({ file }) => file);
  const elsewhere = forPaper.filter((file) => !/^app\/(styles|week)\//.test(file));
  expect(forPaper.length).toBeGreaterThan(2);
  expect(elsewhere).toEqual([]);
});
