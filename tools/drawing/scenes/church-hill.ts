import { polygon } from "#tools/drawing/shapes/path.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { ploughed, type Quarter } from "./fields.ts";
import { hedges } from "./hedges.ts";
import { Pen } from "./pen.ts";
import { places, sizedPlaces } from "./places.ts";
import { type Ridge, ridgeIn } from "./ridge.ts";
import { drawn, el, filled, linear, ON_THE_DRAWING } from "./svg.ts";
import { SUN, sunlit, type Window } from "./the-land.ts";
import { trees } from "./trees.ts";
import { tufts } from "./tufts.ts";

const CREST: readonly Point[] = places(
  "740,930 860,880 1000,822 1120,778 1240,746 1350,726 1460,714 1600,707 1740,706 1880,714 2010,730 2120,750",
);

/** The hill's foot is well below the drawing. */
const FOOT = 1010;
const TUFTS = 40;

/** The hay field and the pasture west of the lane, and the hedges between. */
const HAY_FIELD: Quarter = [
  [968, 838],
  [1098, 788],
  [1150, 852],
  [1012, 892],
];
const LOW_MEADOW = "M1012 892l138-40 34 88-140 30z";
const HEDGES =
  "M1098 788c30 22 42 44 52 64s34 70 36 150M966 838c20 14 36 34 46 54s30 50 36 90M890 906c40 2 90-4 122-14s100-26 138-40";

/** The hill that the church stands on, gold to the west, in the church's long shadow to the east. */
export function churchHill(window: Window): string {
  const ridge = ridgeIn(window, CREST);
  return (
    sunlit("hill", "#b0a048", "#3d693b", "#0f2f2a", 900) +
    filled(ridge.down(FOOT), "url(#hill)") +
    filled(polygon(HAY_FIELD), "#d0b85a48") +
    filled(LOW_MEADOW, "#16382a40") +
    drawn({ stroke: "#e6c36a40", "stroke-width": 1.6 }, el("path", { d: ploughed(HAY_FIELD, 7) })) +
    hedges("h", HEDGES, { width: 8, leaf: "#15351f", lit: "#a8a050a0" }) +
    drawn(
      { stroke: "#ffe09a" },
      el("path", { d: ridge.edge(1010, 1400, 0), "stroke-width": 2.6, opacity: 0.8 }),
    ) +
    trees(sizedPlaces("1098,794,0.5 1064,806,0.36"), "#15351f", SUN.x) +
    tufts(pasture(ridge), "#c9bc6a38")
  );
}

/** The shadow that the low sun throws from the meeting-house and its trees, down the near slope. */
export function longShadow(): string {
  const shadow = new Pen()
    .move([1398, 730])
    .line([1690, 1010], [2120, 1010], [2120, 740], [1790, 716])
    .close();
  return (
    linear("shade", { ...ON_THE_DRAWING, x1: 1500, y1: 850, x2: 1592, y2: 756 }, [
      [0, "#0a253000"],
      [1, "#0a253094"],
    ]) + filled(shadow.path, "url(#shade)")
  );
}

/** Where the grass grows long on the near slope, to the east of the fields. */
function pasture(ridge: Ridge): Point[] {
  const random = randomFrom(31);
  return Array.from({ length: TUFTS }, (): Point => {
    const x = 1190 + random() * 720;
    return [x, ridge.at(x) + 70 + random() * 150];
  });
}
