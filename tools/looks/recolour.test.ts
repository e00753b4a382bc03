import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPalette } from "./palette.ts";
import { recoloured } from "./recolour.ts";

const hills = {
  day: readFileSync("app/assets/hills.svg", "utf8"),
  night: readFileSync("app/assets/night/hills.svg", "utf8"),
};
const schemes = ["day", "night"] as const;

test.each(schemes)("in lough every drawing is as it was drawn, by %s", (scheme) => {
  const lough = readPalette("lough", scheme);
  expect(recoloured(hills[scheme], lough, lough, "dawn")).toBe(hills[scheme]);
});

test.each(["heather", "moss"])(
  "in %s the hills run on into the footer without a seam, and what is warm stays as it is",
  (name) => {
    const lough = readPalette("lough");
    const palette = readPalette(name);
    const drawing = recoloured(hills.day, lough, palette, "dawn");
    expect(drawing).toMatch(new RegExp(`v36h-1700z" fill="${palette("basalt")}"`));
    expect(drawing).not.toContain(lough("basalt"));
    expect(drawing).toContain('stop-color="#ffb548"');
    expect(drawing).not.toContain('stop-color="#4f6076"');
  },
);

test.each(["lough", "heather", "moss"])(
  "in %s the hills run on by night into the footer of the night, and their windows are lit",
  (name) => {
    const lough = readPalette("lough", "night");
    const palette = readPalette(name, "night");
    const drawing = recoloured(hills.night, lough, palette, "dawn");
    expect(drawing).toMatch(new RegExp(`v36h-1700z" fill="${palette("basalt")}"`));
    expect(drawing).toContain('stop-color="#ffa531"');
  },
);
