import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPalette } from "./palette.ts";
import { recoloured } from "./recolour.ts";

const lough = readPalette("lough");
const hills = readFileSync("app/assets/hills.svg", "utf8");

test("in lough every drawing is as it was drawn", () => {
  expect(recoloured(hills, lough, lough, "dawn")).toBe(hills);
});

test.each(["heather", "moss"])(
  "in %s the hills run on into the footer without a seam, and what is warm stays as it is",
  (name) => {
    const palette = readPalette(name);
    const drawing = recoloured(hills, lough, palette, "dawn");
    expect(drawing).toMatch(new RegExp(`v36h-1700z" fill="${palette("basalt")}"`));
    expect(drawing).not.toContain(lough("basalt"));
    expect(drawing).toContain('stop-color="#ffb548"');
    expect(drawing).not.toContain('stop-color="#4f6076"');
  },
);
