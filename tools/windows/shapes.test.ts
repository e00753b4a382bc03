import { expect, test } from "vitest";
import { crazed, quarries } from "./cells.ts";
import { colourAt, mix } from "./colour.ts";
import { randomFrom, seedOf } from "./random.ts";
import { type Arch, archPath, insideOf, isWithin, type Point, polygon, short } from "./shapes.ts";

const arch: Arch = { x: 0, y: 0, width: 400, height: 560 };

test("the same seed gives the same numbers, another seed gives others", () => {
  const three = (seed: number) => Array.from({ length: 3 }, randomFrom(seed));
  expect(three(7)).toEqual(three(7));
  expect(three(7)).not.toEqual(three(8));
});

test("a name always has the same seed", () => {
  expect(seedOf("the-ark")).toBe(seedOf("the-ark"));
  expect(seedOf("the-ark")).not.toBe(seedOf("The-Ark"));
});

test("colours mix from one to the other and no further", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#102030", "#ffffff", -1)).toBe("#102030");
  expect(mix("#102030", "#ffffff", 2)).toBe("#ffffff");
});

test("a ramp gives its own colours at its stops and a mixture between them", () => {
  const ramp = [
    [0, "#000000"],
    [0.5, "#ffffff"],
    [1, "#000000"],
  ] as const;
  expect(colourAt(ramp, 0.5)).toBe("#ffffff");
  expect(colourAt(ramp, 0.25)).toBe("#808080");
  expect(colourAt(ramp, -0.2)).toBe("#000000");
  expect(colourAt(ramp, 1.2)).toBe("#000000");
});

test("numbers are written briefly", () => {
  expect(short(0.5)).toBe(".5");
  expect(short(-0.25, 2)).toBe("-.25");
  expect(short(-0.01)).toBe("0");
  expect(short(10)).toBe("10");
});

test("a shape is written in steps from corner to corner", () => {
  const square = [
    [10, 10],
    [30, 10],
    [30, 30],
    [10, 30],
  ] as const;
  expect(polygon(square)).toBe("M10 10l20 0 0 20-20 0z");
});

test("an arch is round at the head and square at the foot", () => {
  expect(archPath(arch)).toBe("M0 560V200a200 200 0 0 1 400 0V560z");
  expect(isWithin(arch, [10, 10])).toBe(false);
  expect(isWithin(arch, [10, 550])).toBe(true);
  expect(insideOf(arch, 30)).toEqual({ x: 30, y: 30, width: 340, height: 500 });
});

test("irregular panes fill the opening and nothing else", () => {
  const cells = crazed(arch, { count: 12, gap: 40 }, randomFrom(1));
  const area = cells.reduce((sum, { corners }) => sum + areaOf(corners), 0);
  expect(area).toBeCloseTo(arch.width * arch.height, 3);
});

test("diamond panes cover the opening to its edges, alike on both sides", () => {
  const cells = quarries(arch, 6);
  const edges = (axis: 0 | 1) => cells.flatMap(({ corners }) => corners.map((at) => at[axis]));
  expect(Math.max(...edges(0)) - arch.width).toBeCloseTo(-Math.min(...edges(0)), 6);
  expect(Math.min(...edges(0))).toBeLessThanOrEqual(0);
  expect(Math.min(...edges(1))).toBeLessThanOrEqual(0);
  expect(Math.max(...edges(1))).toBeGreaterThanOrEqual(arch.height);
});

function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}
