import { Delaunay } from "d3-delaunay";
import {
  type Arch,
  findMiddle,
  isInside,
  measureDistance,
  type Pane,
  type Point,
} from "./geometry.ts";
import type { Random } from "./random.ts";

/** How finely a ground of irregular panes is broken. */
export type Irregular = {
  /** How many panes there are at most. */
  count: number;
  /** The least distance between the points from which the panes grow, in units of the drawing. */
  gap: number;
};

/** The number of attempts to find places for all panes: an opening may be full before every pane has one. */
const TRIES = 8000;

/**
 * Breaks an arch into irregular panes, the same ones for the same sequence. Each is the part of the arch's box that is
 * nearer to its own point than to any other's (a Voronoi cell). Twice the points move towards the middle of their
 * panes, which makes them more alike in size.
 */
export function makeIrregularPanes(arch: Arch, { count, gap }: Irregular, random: Random): Pane[] {
  const scattered = growPanes(scatterPoints(arch, { count, gap }, random), arch);
  const evenedOnce = growPanes(evenOut(scattered, arch), arch);
  return growPanes(evenOut(evenedOnce, arch), arch);
}

function scatterPoints(arch: Arch, { count, gap }: Irregular, random: Random): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < TRIES; tries++) {
    const x = arch.x + random() * arch.width;
    const y = arch.y + random() * arch.height;
    const point: Point = { x, y };
    const isApart = points.every((other) => measureDistance(point, other) > gap);
    if (isApart && isInside(arch, point)) points.push(point);
  }
  return points;
}

function growPanes(sites: Point[], { x, y, width, height }: Arch): Pane[] {
  const delaunay = Delaunay.from(
    sites,
    (site) => site.x,
    (site) => site.y,
  );
  const voronoi = delaunay.voronoi([x, y, x + width, y + height]);
  return sites.map((site, index) => {
    const corners = voronoi.cellPolygon(index).map(([across, down]) => ({ x: across, y: down }));
    // The last corner is the first one again.
    return { site, corners: corners.slice(0, -1) };
  });
}

/** Moves each pane's point half of the way to the middle of the pane, unless that is outside the arch. */
function evenOut(panes: Pane[], arch: Arch): Point[] {
  return panes.map(({ site, corners }) => {
    const better = findMiddle([site, findMiddle(corners)]);
    return isInside(arch, better) ? better : site;
  });
}
