import { Delaunay } from "d3-delaunay";
import type { Random } from "./random.ts";
import { type Arch, distance, isWithin, middleOf, type Point } from "./shapes.ts";

export type Cell = { site: Point; corners: readonly Point[] };

/** How many panes of irregular shape at most, and the least distance between the points they grow from. */
type Crazing = { count: number; gap: number };

const TRIES = 8000;

/** Fills the box of an arch with evened-out Voronoi cells, the same ones for the same sequence. */
export function crazed(arch: Arch, { count, gap }: Crazing, random: Random): Cell[] {
  const { x, y, width, height } = arch;
  const sites: Point[] = [];
  for (let tries = 0; sites.length < count && tries < TRIES; tries++) {
    const site: Point = [x + random() * width, y + random() * height];
    if (isWithin(arch, site) && sites.every((other) => distance(site, other) > gap)) {
      sites.push(site);
    }
  }
  const evenedOut = ({ site, corners }: Cell) => {
    const better = middleOf([site, middleOf(corners)]);
    return isWithin(arch, better) ? better : site;
  };
  const once = grow(sites, arch).map(evenedOut);
  return grow(grow(once, arch).map(evenedOut), arch);
}

function grow(sites: readonly Point[], { x, y, width, height }: Arch): Cell[] {
  const points = sites.map(([across, down]): [number, number] => [across, down]);
  const voronoi = Delaunay.from(points).voronoi([x, y, x + width, y + height]);
  return sites.map((site, i) => ({ site, corners: voronoi.cellPolygon(i).slice(0, -1) }));
}

/** Fills the box of an arch with diamond panes, called quarries; a column stands on the middle line. */
export function quarries({ x, y, width, height }: Arch, across: number): Cell[] {
  const [halfWidth, halfHeight] = [width / across / 2, (width / across / 2) * 1.3];
  const rows = Array.from({ length: Math.ceil(height / halfHeight) + 1 }, (_, row) => row);
  return rows.flatMap((row) => {
    const inRow = across + ((row + across + 1) % 2);
    return Array.from({ length: inRow }, (_, i) => {
      const [atX, atY] = [x + width / 2 + (2 * i - inRow + 1) * halfWidth, y + row * halfHeight];
      const corners = [
        [atX, atY - halfHeight],
        [atX + halfWidth, atY],
        [atX, atY + halfHeight],
        [atX - halfWidth, atY],
      ] as const;
      return { site: [atX, atY], corners };
    });
  });
}
