import { expect, test } from "vitest";
import { drawPortrait } from "./draw-portrait.ts";
import { drawWindow } from "./draw-window.ts";
import { glassNames } from "./glasses.ts";

const emblem = {
  svg: '<svg viewBox="0 0 400 560"><path d="M200 100l40 90h-80z" fill="#f5b82e"/></svg>',
};
const quiet = drawWindow({ initials: "JC" }, { seed: "choir" });

/** The letters in a window, as SVG. */
function lettersIn(svg: string): string | undefined {
  return /<g transform="translate[^"]* scale.*?<\/g>/.exec(svg)?.[0];
}

test.each(glassNames)("a window of %s can be drawn, with an emblem and with initials", (glass) => {
  for (const picture of [{ emblem }, { initials: "WG" }]) {
    const { full, small, light } = drawWindow(picture, { seed: "walking-group", glass });
    for (const svg of [full, small, light]) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

test("the same words and drawings give the same window", () => {
  expect(drawWindow({ initials: "JC" }, { seed: "choir" })).toEqual(quiet);
  expect(drawPortrait("MW", "martha-wylie")).toBe(drawPortrait("MW", "martha-wylie"));
});

test("a seed and a glass make windows differ", () => {
  expect(drawWindow({ initials: "JC" }, { seed: "walking" }).full).not.toBe(quiet.full);
  const other = drawWindow({ initials: "JC" }, { seed: "choir", glass: "nightfall" });
  expect(other.full).not.toBe(quiet.full);
});

test("a glass that is not there is refused, and those that are named", () => {
  const draw = () => drawWindow({ initials: "JC" }, { seed: "choir", glass: "sea at noon" });
  expect(draw).toThrow(RangeError);
  expect(draw).toThrow(
    "no glass is called “sea at noon”. Choose one of: sea at sunset, open water",
  );
});

test("the light that a window throws has all its panes in its colours", () => {
  const panesIn = (svg: string) => svg.match(/ d="[^"]+" fill="#\w+"/g);
  const { full, light } = drawWindow({ emblem }, { seed: "choir" });
  expect(panesIn(light)?.length).toBeGreaterThan(30);
  expect(panesIn(light)).toEqual(panesIn(full));
});

test("letters with an accent are drawn without it, and a diamond where no letter is known", () => {
  const letters = (initials: string) => lettersIn(drawPortrait(initials, "x"));
  expect(letters("ÉÓ")).toBe(letters("EO"));
  expect(letters("ÉÓ")).not.toBe(letters("OE"));
  expect(letters("李")).toContain("M22 0l22 30-22 30L0 30z");
});
