import { drawn, el, filled } from "#tools/drawing/scenes/svg.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";

const HEIGHT = 46;
const COURSES = [15, 29, 42];

/** A dry-stone wall from one end of its top to the other, with snow lying along it. */
export function snowyWall([x1, y1]: Point, [x2, y2]: Point): string {
  const line = (down: number) => `M${x1} ${y1 + down}L${x2} ${y2 + down}`;
  const stones = { "stroke-width": 10, "stroke-linecap": "butt" };
  return (
    filled(`${line(0)}V${y2 + HEIGHT}L${x1} ${y1 + HEIGHT}z`, "#16263a") +
    drawn(
      stones,
      ...COURSES.map((down, i) =>
        el("path", {
          d: line(down),
          stroke: i === 1 ? "#3b4c62" : "#2f4057",
          "stroke-dasharray": i === 1 ? "26 5 38 6 20 5" : "34 6 22 5 30 5",
          "stroke-dashoffset": i * 17,
        }),
      ),
    ) +
    drawn(
      { stroke: "#dbe6f3", "stroke-width": 13 },
      el("path", { d: line(-2), "stroke-dasharray": "34 9 20 8 46 10" }),
      el("path", { d: line(1), "stroke-width": 9 }),
    )
  );
}
