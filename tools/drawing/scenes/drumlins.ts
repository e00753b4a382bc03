import { COUNTRY, type Drumlin } from "./drumlin-country.ts";
import { fieldsOn } from "./fields.ts";
import { type Hedging, hedges } from "./hedges.ts";
import { ridgeThrough } from "./ridge.ts";
import { mist } from "./sky.ts";
import { drawn, el, filled } from "./svg.ts";
import { isSeenIn, SUN, sunlit, type Window } from "./the-land.ts";
import { trees } from "./trees.ts";

/** The basket-of-eggs country between the lough and the church, far hills first. */
export function drumlins(window: Window): string {
  return COUNTRY.map(({ id, light, hedging, hills }) => {
    const seen = hills.filter(({ ridge }) =>
      isSeenIn(window, ridge[0]?.[0] ?? 0, ridge.at(-1)?.[0] ?? 0),
    );
    return sunlit(id, ...light) + seen.map((hill) => drumlin(hill, id, hedging)).join("");
  }).join("");
}

function drumlin(
  { id, ridge: points, fields, trees: planted, lit }: Drumlin,
  ground: string,
  hedging: Hedging,
): string {
  const ridge = ridgeThrough(points);
  const foot = ridge.at(points[0]?.[0] ?? 0) + fields.depth;
  const { patchwork, hedgeLines } = fieldsOn(ridge, fields);
  const middle = points[Math.floor(points.length / 2)] ?? [0, 0];
  return (
    filled(ridge.down(foot), `url(#${ground})`) +
    patchwork +
    (lit
      ? drawn({ stroke: "#f2cf8088", "stroke-width": 2 }, el("path", { d: ridge.edge(...lit) }))
      : "") +
    hedges(id, hedgeLines, hedging) +
    trees(
      planted.map(([x, down, size]) => [x, ridge.at(x) + down, size]),
      hedging.leaf,
      SUN.x,
    ) +
    mist(middle[0], foot - 14, 320, 40, 0.5)
  );
}
