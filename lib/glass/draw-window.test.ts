import { expect, test } from "vitest";
import { drawPortrait } from "./draw-portrait.ts";
import { drawWindow } from "./draw-window.ts";
import { glassNames } from "./glasses.ts";

const emblem = {
  svg: '<svg viewBox="0 0 400 560"><path d="M200 100l40 90h-80z" fill="#f5b82e"/></svg>',
};
const choir = drawWindow({ initials: "JC" }, { seed: "choir" });

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
  expect(drawWindow({ initials: "JC" }, { seed: "choir" })).toEqual(choir);
  expect(drawPortrait("MW", "martha-wylie")).toBe(drawPortrait("MW", "martha-wylie"));
});

test("the light that falls through a window has the same panes in the same colours", () => {
  const panesIn = (svg: string) => svg.match(/ d="[^"]+" fill="#\w+"/g);
  const { full, light } = drawWindow({ emblem }, { seed: "choir" });
  expect(panesIn(light)?.length).toBeGreaterThan(30);
  expect(panesIn(light)).toEqual(panesIn(full));
});
