import { expect, test } from "vitest";
import { crazed, quarries } from "./cells.ts";
import { colourAt, mix, type Ramp } from "./glass.ts";
import { randomFrom } from "./random.ts";
import { type Arch, archPath, isWithin, type Point, polygon } from "./shapes.ts";

const arch: Arch = { x: 0, y: 0, width: 400, height: 560 };

test("colours mix from one to the other and no further, on a ramp as well", () => {
  expect([-1, 0.5, 2].map((share) => mix("#000000", "#ffffff", share))).toEqual([
    "#000000",
    "#808080",
    "#ffffff",
  ]);
  const ramp: Ramp = [
    [0, "#000000"],
    [0.5, "#ffffff"],
    [1, "#102030"],
  ];
  expect([-0.2, 0.25, 0.5, 1.2].map((point) => colourAt(ramp, point))).toEqual([
    "#000000",
    "#808080",
    "#ffffff",
    "#102030",
  ]);
});

test("shapes are written briefly: an arch round at the head and square at the foot, panes in steps", () => {
  expect(archPath({ ...arch, x: -0.25 })).toBe("M-.3 560V200a200 200 0 0 1 400 0V560z");
  expect(isWithin(arch, [10, 10])).toBe(false);
  expect(isWithin(arch, [10, 550])).toBe(true);
  const square: Point[] = [
    [10, 10],
    [30, 10],
    [30, 30],
    [10, 30],
  ];
  expect(polygon(square)).toBe("M10 10l20 0 0 20-20 0z");
});

test("irregular panes fill the opening and nothing else", () => {
  const cells = crazed(arch, { count: 12, gap: 40 }, randomFrom(1));
  const area = cells.reduce((sum, { corners }) => sum + areaOf(corners), 0);
  expect(area).toBeCloseTo(arch.width * arch.height, 3);
});

test("diamond panes cover the opening to its edges, alike on both sides", () => {
  const corners = quarries(arch, 6).flatMap((cell) => cell.corners);
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  expect(Math.max(...across) - arch.width).toBeCloseTo(-Math.min(...across), 6);
  expect(Math.max(Math.min(...across), Math.min(...down))).toBeLessThanOrEqual(0);
  expect(Math.max(...down)).toBeGreaterThanOrEqual(arch.height);
});

function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}
