import type { Head } from "#tools/drawing/portraits/face/head.ts";
import { ellipse, leadLine, tone } from "#tools/drawing/portraits/paint.ts";
import { smoothLine } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, LEAD } from "#tools/drawing/shapes/colour.ts";
import type { Body } from "./body.ts";

/** A string of pearls lying `depth` px below the throat. */
export function drawPearls({ neck }: Body, depth: number): string {
  const PEARLS = 15;
  return Array.from({ length: PEARLS }, (_, i) => {
    const angle = ((i + 0.5) / PEARLS - 0.5) * Math.PI * 0.94;
    const x = Math.sin(angle) * (neck + 12);
    const y = -24 + Math.cos(angle) * (depth + 24);
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="11" fill="#f3ecdd" stroke="${LEAD}" stroke-width="3.5"/>` +
      tone(ellipse(x - 3, y - 3, 3.4), "#ffffff")
    );
  }).join("");
}

/** A fine chain with a small pendant. */
export function drawPendant({ neck }: Body, depth: number, colour: Colour): string {
  const chain = smoothLine([
    [-neck - 8, -20],
    [-neck * 0.5, depth * 0.62],
    [0, depth],
    [neck * 0.5, depth * 0.62],
    [neck + 8, -20],
  ]);
  return (
    leadLine(chain, 4, colour) +
    `<circle cx="0" cy="${depth + 10}" r="11" fill="${colour}" stroke="${LEAD}" stroke-width="4"/>`
  );
}

/** Small earrings just below the lobes. */
export function drawEarrings(head: Head, colour: Colour): string {
  return [-1, 1]
    .map((side) => {
      const [x, y] = head.at(side * 1.05, 0.36);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="9" fill="${colour}" stroke="${LEAD}" stroke-width="4"/>`;
    })
    .join("");
}
