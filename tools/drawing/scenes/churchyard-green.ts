import { GATE, GATEWAY, ground, YARD } from "./churchyard-plan.ts";
import { TALL_WINDOW_MIDDLES } from "./meeting-house-size.ts";
import { Pen, straightSided } from "./pen.ts";
import { drawn, el, filled, linear, ON_THE_DRAWING } from "./svg.ts";

/** The level green that the building stands on, with the light of its windows on the grass. */
export function green(): string {
  const lawn = straightSided(
    ground(YARD.front, YARD.north, YARD.drop),
    ground(YARD.front, YARD.south, YARD.drop),
    ground(YARD.back, YARD.south, YARD.drop),
    ground(YARD.back, 4, 0),
    ground(4, YARD.north, 0),
  );
  const path = straightSided(
    ground(0, GATE.middle + 0.9, 0),
    ground(0, GATE.middle - 0.9, 0),
    GATEWAY[1],
    GATEWAY[0],
  );
  const windowLight = TALL_WINDOW_MIDDLES.map((middle) =>
    straightSided(
      ground(middle - 0.9, -0.3, -0.05),
      ground(middle + 0.9, -0.3, -0.05),
      ground(middle + 0.2, -7, YARD.drop),
      ground(middle - 3, -7, YARD.drop),
    ),
  );
  return (
    linear("lawn", { ...ON_THE_DRAWING, x1: 1250, x2: 1560, y2: 0 }, [
      [0, "#7f8440"],
      [0.6, "#3b5f36"],
      [1, "#1d3f30"],
    ]) +
    linear("pool", { ...ON_THE_DRAWING, y1: 725, x2: 0, y2: 790 }, [
      [0, "#ffd88a80"],
      [1, "#ffd88a00"],
    ]) +
    filled(lawn, "url(#lawn)") +
    filled(windowLight.join(""), "url(#pool)") +
    filled(path, "#e2bd7c")
  );
}

/** Blades that come up over the plinth, so that the building grows out of its green. */
export function grassAtTheFoot(): string {
  const d = new Pen()
    .move(ground(-0.1, 3.6, -0.05))
    .line(ground(-0.1, -0.1, -0.05), ground(17, -0.1, -0.05)).path;
  const north = new Pen().move(ground(-0.1, 9.8, -0.05)).line(ground(-0.1, 5.9, -0.05)).path;
  return drawn(
    {
      stroke: "#274a33",
      "stroke-linecap": "butt",
      "stroke-width": 7,
      "stroke-dasharray": "2 3 3 2 1 4 2 1",
    },
    el("path", { d: d + north }),
  );
}
