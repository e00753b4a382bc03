import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { type Ridge, ridgeIn } from "./ridge.ts";
import { stoneWall } from "./stone-wall.ts";
import { again, DOWNWARDS, filled, linear, standing } from "./svg.ts";
import type { Window } from "./the-land.ts";
import { tufts } from "./tufts.ts";
import type { PlantedWhin } from "./whin.ts";

/** A grassy bank close to us, with a dry-stone wall on it and whin before the wall. */
export type Bank = {
  id: string;
  edge: readonly Point[];
  /** The wall's run: from, to, and how far its foot lies below the edge. */
  wall: readonly [from: number, to: number, below: number];
  whin: readonly PlantedWhin[];
};

const TUFT_SPACING = 44;

export function nearBanks(window: Window, banks: readonly Bank[]): string {
  return (
    linear("bank", DOWNWARDS, [
      [0, "#21492f"],
      [0.35, "#123222"],
      [1, "#0a1d18"],
    ]) + banks.map((bank) => nearBank(window, bank)).join("")
  );
}

function nearBank(window: Window, { id, edge: points, wall, whin }: Bank): string {
  const ridge = ridgeIn(window, points);
  const [from, to, below] = wall;
  return (
    filled(ridge.down(1010), "url(#bank)") +
    tufts(grass(ridge), "#2f5a35", 2) +
    stoneWall(
      id,
      ridge.edge(Math.max(from, window.x - 40), Math.min(to, window.x + window.width + 40), below),
    ) +
    whin
      .map(([x, down, size, bush]) => again(bush, standing(x, ridge.at(x) + down, size, size > 1)))
      .join("")
  );
}

/** Long grass along the edge of the bank. */
function grass(ridge: Ridge): Point[] {
  const random = randomFrom(17);
  const from = ridge.points[0]?.[0] ?? 0;
  const to = ridge.points.at(-1)?.[0] ?? from;
  return Array.from({ length: Math.round((to - from) / TUFT_SPACING) }, (): Point => {
    const x = from + random() * (to - from);
    return [x, ridge.at(x) + 4];
  });
}
