import type { Arch, Pane } from "./geometry.ts";

/** How much higher than wide a diamond is. */
const SLENDERNESS = 1.3;

/**
 * Fills the box of an arch with diamond panes, `across` of them side by side. Every second row is shifted by half a pane,
 * so that one column stands on the middle line and both sides are alike.
 */
export function makeDiamondPanes(arch: Arch, across: number): Pane[] {
  const halfWidth = arch.width / across / 2;
  const halfHeight = halfWidth * SLENDERNESS;
  const rows = Math.ceil(arch.height / halfHeight) + 1;
  const panes: Pane[] = [];
  for (let row = 0; row < rows; row++) {
    const isLongRow = (row + across) % 2 === 0;
    const inRow = isLongRow ? across + 1 : across;
    const y = arch.y + row * halfHeight;
    for (let column = 0; column < inRow; column++) {
      const x = arch.x + arch.width / 2 + (2 * column - inRow + 1) * halfWidth;
      panes.push({
        site: { x, y },
        corners: [
          { x, y: y - halfHeight },
          { x: x + halfWidth, y },
          { x, y: y + halfHeight },
          { x: x - halfWidth, y },
        ],
      });
    }
  }
  return panes;
}
