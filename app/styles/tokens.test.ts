import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HERO_WIDE } from "#app/home/hero.tsx";
import { type Colour, contrastBetween } from "#tests/support/colours.ts";
import { MIDDLE, WIDE } from "./breakpoints.ts";
import { LINEN, LINEN_BY_NIGHT, LINEN_DEEP } from "./theme-colours.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const colours = readFileSync("app/styles/colours.css", "utf8");

/** Reads all tokens by day or by night: takes one side of each `light-dark(day, night)`. */
function readTokens(scheme: "day" | "night"): string {
  return (tokens + colours).replaceAll(
    /light-dark\(((?:[^(),]|\([^)]*\))+), ((?:[^()]|\([^)]*\))+)\)/g,
    scheme === "day" ? "$1" : "$2",
  );
}

const grounds = ["linen", "linen-deep", "paper"];

/** The colours of words, and the backgrounds on which they stand. */
const readable: Record<string, string[]> = {
  words: [...grounds, "blush", "bone", "finished"],
  stone: grounds,
  primary: [...grounds, "control"],
  "primary-deep": ["chalk"],
  link: grounds,
  "young-people": grounds,
  activities: grounds,
  brick: [...grounds, "blush"],
  ochre: ["linen"],
  basalt: ["gold", "gold-light"],
  "notice-words": ["notice"],
  chalk: ["basalt", "primary-deep", "button", "slate"],
  mist: ["basalt", "primary-deep"],
  "gold-light": ["basalt", "primary-deep"],
  linen: ["brick"],
};

/** The colours of controls, and the backgrounds from which they must stand out. */
const outlined: Record<string, string[]> = {
  edge: grounds,
  primary: grounds,
  focus: grounds,
  "edge-dark": ["basalt"],
  gold: ["basalt", "primary-deep"],
};

/** Lists each colour with each of its backgrounds. */
function listPairs(backgrounds: Record<string, string[]>): [colour: string, background: string][] {
  return Object.entries(backgrounds).flatMap(([colour, list]) =>
    list.map((background): [string, string] => [colour, background]),
  );
}

describe.each(["day", "night"] as const)("by %s", (scheme) => {
  const css = readTokens(scheme);

  test.each(listPairs(readable))("words of %s on %s have a contrast of 7:1", (words, ground) => {
    expect(contrastBetween(findColour(css, words), findColour(css, ground))).toBeGreaterThanOrEqual(
      7,
    );
  });

  test.each(listPairs(outlined))("edges of %s on %s have a contrast of 3:1", (edge, ground) => {
    expect(contrastBetween(findColour(css, edge), findColour(css, ground))).toBeGreaterThanOrEqual(
      3,
    );
  });
});

test("browsers are told the colours that pages have behind their words", () => {
  expect(colours).toContain(`--linen: light-dark(${LINEN}, ${LINEN_BY_NIGHT});`);
  expect(colours).toContain(`--linen-deep: light-dark(${LINEN_DEEP}, `);
});

test.each([
  ["--middle", MIDDLE],
  ["--wide", WIDE],
  ["--hero-wide", HERO_WIDE],
])("HTML and scripts have the width %s that style sheets have: %s", (name, media) => {
  const widths = readFileSync("app/styles/breakpoints.css", "utf8").replaceAll(
    "(width >= ",
    "(min-width: ",
  );
  expect(widths).toContain(`@custom-media ${name} ${media};`);
});

test("no style sheet uses a token that is not there", () => {
  const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));
  const tokens = new Set(sheets.flatMap((css) => listNames(css, /(--[\w-]+):/g)));
  const namesInUse = sheets.flatMap((css) => listNames(css, /var\((--[\w-]+)\)/g));
  expect(namesInUse.length).toBeGreaterThan(0);
  expect(namesInUse.filter((name) => !tokens.has(name))).toEqual([]);
});

/** Lists what the group of a pattern finds in a style sheet. */
function listNames(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([, name = ""]) => name);
}

/** Finds the colour of a token, which may be that of another token. */
function findColour(css: string, name: string): Colour {
  const declaration = new RegExp(`--${name}: (?:var\\(--([\\w-]+)\\)|(#[0-9a-f]{6}|white));`);
  const [, other, value = ""] = declaration.exec(css) ?? [];
  if (other) return findColour(css, other);
  if (!value) throw new Error(`There is no colour ${name}`);
  const hex = value === "white" ? "#ffffff" : value;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}
