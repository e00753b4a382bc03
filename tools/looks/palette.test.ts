import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPalette, recoloured } from "./palette.ts";

const palettes = ["lough", "heather", "moss"];

test.each(palettes.flatMap((name) => [[name, "day"] as const, [name, "night"] as const]))(
  "in %s the hills run on by %s into the footer without a seam, what is warm stays as it is, and lough is as it was drawn",
  (name, scheme) => {
    const hills = readFileSync(`app/assets/${scheme === "night" ? "night/" : ""}hills.svg`, "utf8");
    const [lough, palette] = [readPalette("lough", scheme), readPalette(name, scheme)];
    const drawing = recoloured(hills, lough, palette, "dawn");
    expect(drawing === hills).toBe(name === "lough");
    expect(drawing).toMatch(new RegExp(`v36h-1700z" fill="${palette("basalt")}"`));
    expect(drawing.includes(lough("basalt"))).toBe(lough("basalt") === palette("basalt"));
    expect(drawing).toContain(`stop-color="${scheme === "day" ? "#ffb548" : "#ffa531"}"`);
    // A cool colour of the day's sky.
    expect(scheme === "day" && drawing.includes("#4f6076")).toBe(
      scheme === "day" && name === "lough",
    );
  },
);
