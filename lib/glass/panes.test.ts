import { expect, test } from "vitest";
import type { Arch, Point } from "./geometry.ts";
import { makeIrregularPanes } from "./irregular-panes.ts";
import { makeRandom } from "./random.ts";

const arch: Arch = { x: 0, y: 0, width: 400, height: 560 };

test("irregular panes leave no gap in the opening, and none overlaps another", () => {
  const panes = makeIrregularPanes(arch, { count: 12, gap: 40 }, makeRandom(1));
  const area = panes.reduce((sum, { corners }) => sum + areaOf(corners), 0);
  expect(area).toBeCloseTo(arch.width * arch.height, 3);
});

/** The area of a polygon, by the shoelace formula. */
function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return Math.abs(twice / 2);
}
