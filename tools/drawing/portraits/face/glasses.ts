import { leadLine, tone, within } from "#tools/drawing/portraits/paint.ts";
import { type Knot, smoothLine, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, LEAD } from "#tools/drawing/shapes/colour.ts";
import type { Eyes } from "./eyes.ts";
import type { Head } from "./head.ts";

/** Measures in px. */
export type Glasses = {
  /** Half the width and half the height of one lens. */
  width: number;
  height: number;
  /** From 0, round, to 1, square. */
  squareness: number;
  /** How far the outer upper corners are drawn up. */
  lift: number;
  rim: number;
  colour?: Colour;
  /** A rim along the top only. */
  halfRim?: boolean;
};

/** Glasses, with light in the lenses. */
export function drawGlasses(head: Head, eyes: Eyes, glasses: Glasses): string {
  const { colour = LEAD, rim } = glasses;
  const lenses = ([-1, 1] as const).map((side) => drawLens(head, eyes, glasses, side)).join("");
  const inner = eyes.apart - glasses.width * 0.94;
  const [leftX, bridgeY] = head.front(-inner, -glasses.height * 0.2);
  const [rightX] = head.front(inner, 0);
  const bridge = smoothLine([
    [leftX, bridgeY],
    [(leftX + rightX) / 2, bridgeY - 9],
    [rightX, bridgeY],
  ]);
  const arms = ([-1, 1] as const).map((side) => {
    const [x, y] = head.front(side * (eyes.apart + glasses.width * 0.96), -glasses.height * 0.4);
    const [earX, earY] = head.at(side * 1.0, -0.02);
    return smoothLine([
      [x, y - glasses.lift * 0.6],
      [earX, earY - glasses.height * 0.3],
    ]);
  });
  return leadLine(arms.join(""), rim, colour) + lenses + leadLine(bridge, rim, colour);
}

function drawLens(head: Head, eyes: Eyes, glasses: Glasses, side: -1 | 1): string {
  const { width, height, squareness, lift, rim, colour = LEAD, halfRim } = glasses;
  const [x, y] = head.front(side * eyes.apart, 4);
  const w = width * (1 - 0.07 * side * head.turn);
  const bulge = 0.71 + 0.2 * squareness;
  const at = (across: number, down: number): Knot => {
    const raised = across > 0 && down < 0 ? lift : across > 0 ? lift * 0.3 : 0;
    return [x + side * across * w, y + down * height - raised];
  };
  const upper = [at(-1, -0.1), at(-bulge, -bulge), at(0, -1), at(bulge, -bulge), at(1, -0.1)];
  const lower = [at(bulge, bulge), at(0, 1), at(-bulge, bulge)];
  const lens = smoothShape([...upper, ...lower]);
  const glare = `M${x - w} ${y + height}L${x - w * 0.1} ${y - height * 1.3}H${x + w * 0.34}L${x - w * 0.5} ${y + height}Z`;
  const name = side < 0 ? "left-lens" : "right-lens";
  return (
    within(name, lens, tone(lens, "#eef6f4", 0.16) + tone(glare, "#ffffff", 0.16)) +
    (halfRim
      ? leadLine(lens, rim * 0.4, colour) + leadLine(smoothLine(upper), rim, colour)
      : leadLine(lens, rim, colour))
  );
}
