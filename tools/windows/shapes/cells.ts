import { Delaunay } from "d3-delaunay";
import { distance, middleOf, type Point } from "./point.ts";
import type { Random } from "./seed.ts";

/** One pane of a crazed surface: the point it grew from and its corners. */
export type Cell = { site: Point; corners: readonly Point[] };

type Surface = {
  /** Left, top, right and bottom of the box that the cells fill. */
  bounds: readonly [number, number, number, number];
  /** Where a cell may grow from; the box, unless told otherwise. */
  within?: (point: Point) => boolean;
  /** How many cells at most. */
  count: number;
  /** The least distance between the points they grow from. */
  gap: number;
  random: Random;
};

const TRIES = 8000;
const ROUNDS_OF_EVENING_OUT = 2;

/** Breaks a surface into evened-out Voronoi cells, the same ones each time for the same sequence. */
export function cellsOf({ bounds, within = () => true, count, gap, random }: Surface): Cell[] {
  const [left, top, right, bottom] = bounds;
  let sites: Point[] = [];
  for (let tries = 0; sites.length < count && tries < TRIES; tries++) {
    const site: Point = [left + random() * (right - left), top + random() * (bottom - top)];
    if (within(site) && sites.every((other) => distance(site, other) > gap)) sites.push(site);
  }
  for (let round = 0; round < ROUNDS_OF_EVENING_OUT; round++) {
    sites = grow(sites, bounds).map(({ site, corners }) => {
      const better = middleOf([site, middleOf(corners)]);
      return within(better) ? better : site;
    });
  }
  return grow(sites, bounds);
}

function grow(sites: readonly Point[], bounds: Surface["bounds"]): Cell[] {
  const voronoi = Delaunay.from(
    sites,
    ([x]) => x,
    ([, y]) => y,
  ).voronoi([...bounds]);
  return sites.map((site, i) => ({ site, corners: voronoi.cellPolygon(i).slice(0, -1) }));
}
