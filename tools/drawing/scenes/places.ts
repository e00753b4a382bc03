import type { Point } from "#tools/drawing/shapes/point.ts";

/** A place and how large a thing is that stands there. */
export type SizedPlace = readonly [x: number, y: number, size: number];

/** Places written as SVG writes them: "0,10 20,15" is across 0 and down 10, then 20 and 15. */
export function places(written: string): Point[] {
  return written.split(" ").map((place): Point => {
    const [x, y] = numbersIn(place);
    return [x, y];
  });
}

/** Places with a size each: "60,2,0.5" is across 60, down 2, half as large as life. */
export function sizedPlaces(written: string): SizedPlace[] {
  return written.split(" ").map((place): SizedPlace => {
    const [x, y, size = Number.NaN] = numbersIn(place);
    if (Number.isNaN(size)) throw new Error(`No size: "${place}" in "${written}"`);
    return [x, y, size];
  });
}

function numbersIn(place: string): [x: number, y: number, size?: number] {
  const [x = Number.NaN, y = Number.NaN, size] = place.split(",").map(Number);
  if (Number.isNaN(x + y)) throw new Error(`Not a place: "${place}"`);
  return size === undefined ? [x, y] : [x, y, size];
}
