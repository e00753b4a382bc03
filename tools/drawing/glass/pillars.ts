import { short } from "#tools/drawing/shapes/number.ts";
import { sea } from "#tools/drawing/shapes/wave.ts";
import {
  CORAL,
  GOLD,
  LOUGH,
  OAK,
  OPAL,
  PARCHMENT,
  RUBY,
  SEA,
  STRAW,
  WALNUT,
} from "./glass-colours.ts";
import type { Medallion } from "./medallion.ts";
import { lead, pane } from "./pane.ts";

/** The outline of a heart about the middle of the sheet, at its full size or a share of it. */
function heart(size: number): string {
  const [x, y] = [150, 150 - 48 * size].map(short);
  const reach = (...lengths: number[]) => lengths.map((length) => short(length * size)).join(" ");
  const right = `c${reach(32, -44, 90, -30, 94, 12)}c${reach(4, 42, -34, 78, -94, 122)}`;
  const left = `c${reach(-60, -44, -98, -80, -94, -122)}c${reach(4, -42, 62, -56, 94, -12)}`;
  return `M${x} ${y}${right}${left}z`;
}

/** A heart: Loving People. */
const loving: Medallion = {
  seed: 301,
  ground: ["#ffb09a", "#8a1f58"],
  ring: ["#5a2046", "#e8a83c"],
  panes: [
    pane(CORAL, heart(1)),
    lead("M150 102v16M150 207v29M56 114l32 12M244 114l-32 12M79 174l24-8M221 174l-24-8", 4),
    pane("#f7a06c", heart(0.66)),
    pane(STRAW, heart(0.3), 4),
  ],
};

/** A sailing boat: Reaching People. */
const reaching: Medallion = {
  seed: 310,
  ground: ["#d4efe2", "#145a78"],
  ring: ["#114662", "#f0b234"],
  panes: [
    pane(GOLD, "M140 72c-34 30-54 70-58 114h58z"),
    pane(OPAL, "M156 52c54 30 76 78 78 134h-78z"),
    lead("M156 100c28 4 46 12 62 26M156 144c30 0 54 4 74 14M140 120c-18 2-30 6-42 12", 4),
    lead("M148 206V44", 8),
    pane(CORAL, "M148 44l34 8-34 12z", 3.6),
    pane(OAK, "M68 194h166c-10 32-30 46-54 48h-58c-24-2-44-16-54-48z"),
    pane(WALNUT, "M74 212h154c-10 22-28 30-48 30h-58c-20 0-38-8-48-30z", 4),
    pane(SEA, sea([24, 276], 228, 290, { length: 76, height: 20, offset: 20 })),
    pane(LOUGH, sea([24, 276], 248, 290, { length: 76, height: 18, offset: 58 })),
  ],
};

/** An open book with light rising from it: Teaching People. */
const teaching: Medallion = {
  seed: 322,
  ground: ["#fbe6a0", "#1f5c48"],
  ring: ["#1a4e40", "#e8a83c"],
  panes: [
    ...[-64, -38, -13, 13, 38, 64].map((degrees) => {
      const beam = pane(STRAW, "M150 148l-9-116h18z", 3.6);
      return `<g transform="rotate(${degrees} 150 148)">${beam}</g>`;
    }),
    pane(RUBY, "M46 132v98c38-8 74-6 104 14 30-20 66-22 104-14v-98z"),
    pane(OPAL, "M150 134c-28-20-62-24-98-14v98c36-8 70-6 98 14z"),
    pane(PARCHMENT, "M150 134c28-20 62-24 98-14v98c-36-8-70-6-98 14z"),
    lead(
      "M70 148c22-4 44-1 62 9M70 172c22-4 44-1 62 9M70 196c22-4 44-1 62 9M230 148c-22-4-44-1-62 9M230 172c-22-4-44-1-62 9M230 196c-22-4-44-1-62 9",
      4,
    ),
  ],
};

export const PILLARS = { loving, reaching, teaching };
