import { expect, test } from "vitest";
import { type ColourStop, findColour, mixColours } from "./colour.ts";

test("a mixture is never beyond one of its two colours", () => {
  const mixed = [-1, 0.5, 2].map((amount) => mixColours("#000000", "#ffffff", amount));
  expect(mixed).toEqual(["#000000", "#808080", "#ffffff"]);
});

test("a gradient has its own colours at its stops, mixed ones between, and the outermost beyond", () => {
  const stops: ColourStop[] = [
    { at: 0, colour: "#000000" },
    { at: 0.5, colour: "#ffffff" },
    { at: 1, colour: "#102030" },
  ];
  const colours = [-0.2, 0.25, 0.5, 1.2].map((place) => findColour(stops, place));
  expect(colours).toEqual(["#000000", "#808080", "#ffffff", "#102030"]);
});
