import { expect, test } from "vitest";
import { makeDiamondPanes } from "./diamond-panes.ts";
import type { Arch, Point } from "./geometry.ts";
import { makeIrregularPanes } from "./irregular-panes.ts";
import { makeRandom } from "./random.ts";

const arch: Arch = { x: 0, y: 0, width: 400, height: 560 };

test("irregular panes leave no gap in the opening, and none overlaps another", () => {
  const panes = makeIrregularPanes(arch, { count: 12, gap: 40 }, makeRandom(1));
  const area = panes.reduce((sum, { corners }) => sum + areaOf(corners), 0);
  expect(area).toBeCloseTo(arch.width * arch.height, 3);
});

test.each([5, 6])("%i diamonds abreast cover the opening, alike on both sides", (count) => {
  const corners = makeDiamondPanes(arch, count).flatMap((pane) => pane.corners);
  const across = corners.map(({ x }) => x);
  const down = corners.map(({ y }) => y);
  const overLeftEdge = -Math.min(...across);
  const overRightEdge = Math.max(...across) - arch.width;
  expect(overLeftEdge).toBeGreaterThanOrEqual(0);
  expect(overRightEdge).toBeCloseTo(overLeftEdge, 6);
  expect(Math.min(...down)).toBeLessThanOrEqual(0);
  expect(Math.max(...down)).toBeGreaterThanOrEqual(arch.height);
});

/** The area of a polygon, by the shoelace formula. */
function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return Math.abs(twice / 2);
}
