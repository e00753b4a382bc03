import type { Point } from "#tools/drawing/shapes/point.ts";
import { GATEWAY } from "./churchyard-plan.ts";
import { flowing, Pen } from "./pen.ts";
import { places } from "./places.ts";
import { drawn, el, filled, linear, ON_THE_DRAWING } from "./svg.ts";

const LEFT: readonly Point[] = places("1296,800 1246,842 1206,886 1206,932 1262,1010");
const RIGHT: readonly Point[] = places("1352,800 1320,846 1298,890 1312,936 1410,1010");
const CROWN: readonly Point[] = places("1324,798 1282,844 1252,890 1262,938 1340,1010");

/** The lane up to the gate: light where the sun lies on it, darker as it comes to us. */
export function lane(): string {
  const [left, right] = GATEWAY;
  const surface = new Pen()
    .move(left)
    .flow(LEFT)
    .line(RIGHT.at(-1) ?? right)
    .flow([...RIGHT.slice(0, -1).toReversed(), right])
    .close().path;
  const verges = flowing([left, ...LEFT]) + flowing([right, ...RIGHT]);
  return (
    linear("lane", { ...ON_THE_DRAWING, y1: 760, x2: 0, y2: 1000 }, [
      [0, "#f2d294"],
      [0.3, "#cfa568"],
      [0.7, "#8f7a4e"],
      [1, "#4b4b35"],
    ]) +
    filled(surface, "url(#lane)") +
    drawn(
      {},
      el("path", { d: flowing(CROWN), stroke: "#5a6a3a70", "stroke-width": 7 }),
      el("path", { d: verges, stroke: "#2f522e90", "stroke-width": 5 }),
    )
  );
}
