import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HERO_MID, HERO_WIDE } from "#app/home/hero.tsx";
import { type Colour, contrastBetween } from "#tests/support/colours.ts";
import { MIDDLE, WIDE } from "./breakpoints.ts";
import { LINEN, LINEN_BY_NIGHT, LINEN_DEEP } from "./theme-colours.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const colours = readFileSync("app/styles/colours.css", "utf8");

/** All tokens by day or by night: takes one side of each `light-dark(day, night)`. */
function tokensBy(scheme: "day" | "night"): string {
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

/** Each colour with each of its backgrounds. */
function pairsOf(backgrounds: Record<string, string[]>): [colour: string, background: string][] {
  return Object.entries(backgrounds).flatMap(([colour, list]) =>
    list.map((background): [string, string] => [colour, background]),
  );
}

describe.each(["day", "night"] as const)("by %s", (scheme) => {
  const css = tokensBy(scheme);

  test.each(pairsOf(readable))("%s on %s can be read at 7:1", (words, ground) => {
    expect(contrastBetween(colour(css, words), colour(css, ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(pairsOf(outlined))("%s stands out from %s at 3:1", (line, ground) => {
    expect(contrastBetween(colour(css, line), colour(css, ground))).toBeGreaterThanOrEqual(3);
  });
});

test("what no style sheet reaches has the colours of the pages' grounds", () => {
  expect(colours).toContain(`--linen: light-dark(${LINEN}, ${LINEN_BY_NIGHT});`);
  expect(colours).toContain(`--linen-deep: light-dark(${LINEN_DEEP}, `);
});

test("attributes of HTML and scripts have the widths that style sheets have", () => {
  const widths = readFileSync("app/styles/breakpoints.css", "utf8")
    .replaceAll(/\(width >= /g, "(min-width: ")
    .replaceAll(/\(height <= /g, "(max-height: ")
    .replaceAll("(height < 30rem)", "(max-height: 29.99rem)")
    .replaceAll(/\s+/g, " ");
  for (const [name, media] of Object.entries({
    "--middle": MIDDLE,
    "--wide": WIDE,
    "--hero-wide": HERO_WIDE.join(", "),
    "--hero-mid": HERO_MID.join(", "),
  })) {
    expect(widths).toContain(`@custom-media ${name} ${media};`);
  }
});

test("every token that a style sheet uses is there", () => {
  const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));
  const defined = new Set(sheets.flatMap(tokensIn));
  const used = sheets.flatMap((css) =>
    [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
  );
  expect(used.filter((name) => !defined.has(name ?? ""))).toEqual([]);
});

function tokensIn(css: string): string[] {
  return [...css.matchAll(/(--[\w-]+):/g)].map(([, name = ""]) => name);
}

function colour(css: string, name: string): Colour {
  const [, other, value = ""] =
    new RegExp(`--${name}: (?:var\\(--([\\w-]+)\\)|(#[0-9a-f]{6}|white));`).exec(css) ?? [];
  if (other) return colour(css, other);
  if (!value) throw new Error(`There is no colour ${name}`);
  const hex = value === "white" ? "#ffffff" : value;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}
