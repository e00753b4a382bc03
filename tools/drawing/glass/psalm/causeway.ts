import { pane } from "#tools/drawing/glass/pane.ts";
import { type Colour, mix, SHADE } from "#tools/drawing/shapes/colour.ts";

const ACROSS = 54;
const TOP_DEPTH = 14;
const STONE: readonly Colour[] = ["#5b6a86", "#4a5a76", "#6a6f8e", "#50647e"];
const SUNLIT = "#ffc27a";
const TOPS: readonly Colour[] = ["#ffdf9e", "#f0c4a0", "#d9aab0"];

/** Where the columns stand, back row first: the middle of each top. */
const COLUMNS: readonly (readonly [x: number, y: number])[] = [
  [70, 458],
  [116, 428],
  [162, 386],
  [208, 344],
  [256, 366],
  [302, 402],
  [348, 438],
  [394, 466],
  [46, 488],
  [93, 474],
  [139, 446],
  [185, 412],
  [231, 396],
  [279, 424],
  [325, 458],
  [371, 482],
  [415, 496],
];

/** The columns of the Giant's Causeway, lit by a sun behind and above the middle, down to `foot`. */
export function causeway(middle: number, foot: number): string {
  return COLUMNS.map(([x, y], i) => {
    const stone = STONE[i % STONE.length] ?? SHADE;
    const fromTheLeft = x > middle;
    const near = 1 - Math.min(1, Math.abs(x - middle) / 220);
    const lit = mix(stone, SUNLIT, 0.2 + near * 0.3);
    const shaded = mix(stone, SHADE, 0.42);
    return column(x, y, foot, [
      fromTheLeft ? lit : shaded,
      mix(stone, SHADE, 0.1),
      fromTheLeft ? shaded : lit,
      TOPS[Math.min(2, Math.floor((1 - near) * 3))] ?? SUNLIT,
    ]);
  }).join("");
}

function column(
  x: number,
  y: number,
  foot: number,
  faces: readonly [Colour, Colour, Colour, Colour],
) {
  const [half, quarter, depth] = [ACROSS / 2, ACROSS / 4, TOP_DEPTH];
  const [left, front, right, top] = faces;
  return [
    pane(left, `M${x - half} ${y}l${quarter} ${depth}V${foot}h-${quarter}z`),
    pane(front, `M${x - quarter} ${y + depth}h${half}V${foot}h-${half}z`),
    pane(right, `M${x + half} ${y}l-${quarter} ${depth}V${foot}h${quarter}z`),
    pane(
      top,
      `M${x - half} ${y}l${quarter}-${depth}h${half}l${quarter} ${depth}-${quarter} ${depth}h-${half}z`,
    ),
  ].join("");
}
