import { Delaunay } from "d3-delaunay";
import type { Random } from "./random.ts";
import { type Arch, distance, isWithin, type Point } from "./shapes.ts";

/** A pane of the ground, and the point it takes its colour from. */
export type Cell = { site: Point; corners: Point[] };

/** How many panes of irregular shape at most, and the least distance between the points they grow from. */
export type Crazing = { count: number; gap: number };

const TRIES = 8000;

/** Fills the box of an arch with evened-out Voronoi cells, the same ones for the same sequence. */
export function crazed(arch: Arch, { count, gap }: Crazing, random: Random): Cell[] {
  const { x, y, width, height } = arch;
  const sites: Point[] = [];
  for (let tries = 0; sites.length < count && tries < TRIES; tries++) {
    const site: Point = [x + random() * width, y + random() * height];
    const isApart = sites.every((other) => distance(site, other) > gap);
    if (isApart && isWithin(arch, site)) sites.push(site);
  }
  const evenedOut = ({ site, corners }: Cell) => {
    const better = middleOf([site, middleOf(corners)]);
    return isWithin(arch, better) ? better : site;
  };
  const once = grow(sites, arch).map(evenedOut);
  return grow(grow(once, arch).map(evenedOut), arch);
}

function grow(sites: Point[], { x, y, width, height }: Arch): Cell[] {
  const voronoi = Delaunay.from(sites).voronoi([x, y, x + width, y + height]);
  return sites.map((site, i) => ({ site, corners: voronoi.cellPolygon(i).slice(0, -1) }));
}

function middleOf(points: Point[]): Point {
  const [x, y] = points.reduce(([x, y], [px, py]) => [x + px, y + py]);
  return [x / points.length, y / points.length];
}

/** Fills the box of an arch with diamond panes, called quarries; a column stands on the middle line. */
export function quarries({ x, y, width, height }: Arch, across: number): Cell[] {
  const [halfWidth, halfHeight] = [width / across / 2, (width / across / 2) * 1.3];
  const rows = Array.from({ length: Math.ceil(height / halfHeight) + 1 }, (_, row) => row);
  return rows.flatMap((row) => {
    const inRow = across + ((row + across + 1) % 2);
    return Array.from({ length: inRow }, (_, i): Cell => {
      const [atX, atY] = [x + width / 2 + (2 * i - inRow + 1) * halfWidth, y + row * halfHeight];
      const corner = (right: number, down: number): Point => {
        return [atX + right * halfWidth, atY + down * halfHeight];
      };
      return {
        site: [atX, atY],
        corners: [corner(0, -1), corner(1, 0), corner(0, 1), corner(-1, 0)],
      };
    });
  });
}
