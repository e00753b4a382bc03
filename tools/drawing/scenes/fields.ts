import { polygon, polyline } from "#tools/drawing/shapes/path.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";
import { type Random, randomFrom } from "#tools/drawing/shapes/seed.ts";
import { Pen } from "./pen.ts";
import type { Ridge } from "./ridge.ts";
import { drawn, el, filled, type Paint } from "./svg.ts";

/** How a hillside is parted into fields. */
export type Fields = {
  /** Where hedges run down from the ridge: places across. */
  downhill: readonly number[];
  /** Where hedges run along the slope: shares of its depth, from 0 (ridge) to 1 (foot). */
  along: readonly number[];
  /** How far the slope reaches down from the ridge. */
  depth: number;
  /** Grass, hay and plough, laid over the hill in turn; some fields keep the hill's own colour. */
  crops: readonly Paint[];
  seed: number;
};

/** The four corners of a field. */
export type Quarter = readonly [Point, Point, Point, Point];

/** How much the lines down a hill spread out on their way to its foot. */
const SPREAD = 0.35;
/** How unevenly the corners of fields lie: shares of a field's width and of the slope. */
const UNEVEN = { across: 0.4, down: 0.16 };
const PLOUGHED = 0.25;
const FURROWS = 5;

/** A hillside's patchwork, and the lines where its hedges stand. */
export function fieldsOn(ridge: Ridge, fields: Fields) {
  const random = randomFrom(fields.seed);
  const rows = cornersOf(ridge, fields, random);
  const sown = fields.crops.map(() => "");
  let furrows = "";
  for (const field of quartersOf(rows)) {
    const crop = Math.floor(random() * sown.length);
    if (random() < PLOUGHED) furrows += ploughed(field);
    else sown[crop] += polygon(field);
  }
  const patches = sown.map((d, i) => (d ? filled(d, fields.crops[i] ?? "none") : "")).join("");
  return {
    patchwork:
      patches +
      (furrows && drawn({ stroke: "#e6c36a38", "stroke-width": 1.4 }, el("path", { d: furrows }))),
    hedgeLines: hedgeLinesBetween(rows, random),
  };
}

/** Every hedge down the hill, some of them not all the way, and most of each hedge along it. */
function hedgeLinesBetween(rows: readonly (readonly Point[])[], random: Random): string {
  const columns = (rows[0] ?? []).map((_, column) =>
    rows.flatMap((row) => row.slice(column, column + 1)),
  );
  const down = columns.map((column) => (random() < 0.3 ? column.slice(0, -1) : column));
  const along = rows.slice(1, -1).map((row) => {
    const gap = Math.floor(random() * row.length);
    return gap > row.length / 2 ? row.slice(0, gap + 1) : row.slice(gap);
  });
  return [...down, ...along].map((line) => polyline(line)).join("");
}

function quartersOf(rows: readonly (readonly Point[])[]): Quarter[] {
  return rows.slice(1).flatMap((lower, row) => {
    const upper = rows[row] ?? [];
    return upper.slice(1).flatMap((b, column): Quarter[] => {
      const [a, c, d] = [upper[column], lower[column + 1], lower[column]];
      return a && c && d ? [[a, b, c, d]] : [];
    });
  });
}

/** Corners of fields, row by row, the ridge first. */
function cornersOf(ridge: Ridge, { downhill, along, depth }: Fields, random: Random): Point[][] {
  const first = downhill[0] ?? 0;
  const last = downhill.at(-1) ?? first;
  const middle = (first + last) / 2;
  const width = (last - first) / downhill.length;
  return [0, ...along].map((share) =>
    downhill.map((x): Point => {
      const aside = share === 0 ? 0 : (random() - 0.5) * UNEVEN.across * width;
      const down = share === 0 ? 0 : share + (random() - 0.5) * UNEVEN.down;
      return [x + aside + (x - middle) * SPREAD * down, ridge.at(x) + 2 + depth * down];
    }),
  );
}

/** Furrows from side to side of a field with these corners. */
export function ploughed([a, b, c, d]: Quarter, furrows = FURROWS): string {
  const pen = new Pen();
  for (let furrow = 1; furrow < furrows; furrow++) {
    const share = furrow / furrows;
    pen.move(part(a, d, share)).line(part(b, c, share));
  }
  return pen.path;
}

function part([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
