import type { Point } from "#tools/drawing/shapes/point.ts";
import { Pen } from "./pen.ts";
import { places } from "./places.ts";
import { ridgeIn } from "./ridge.ts";
import { mist } from "./sky.ts";
import { filled } from "./svg.ts";
import { SUN, sunlit, type Window } from "./the-land.ts";

/** Where mountains end, behind the lough. */
const FOOT = 700;

/** Granite hills in the manner of the Mournes: round summits, deep cols. */
const HIGH: readonly Point[] = places(
  "-60,640 60,620 170,596 250,588 330,604 410,566 500,516 560,508 620,540 670,548 730,522 790,530 860,578 930,606 1000,590 1060,566 1110,570 1170,604 1230,626 1320,632 1440,616 1560,590 1680,556 1760,532 1830,540 1900,562 1980,556 2080,580",
);

const LOW: readonly Point[] = places(
  "-60,654 120,640 300,618 460,602 580,618 700,606 820,620 940,640 1060,628 1160,634 1260,644 1400,646 1560,630 1720,612 1880,604 2080,612",
);

/** Where a spur comes down from a summit, parting the lit flank from the shaded one. */
const SPURS: readonly (readonly Point[])[] = [
  places("560,508 574,540 560,570 590,612 760,618 690,560 620,540"),
  places("760,522 770,552 756,580 790,616 930,622 860,578 800,534"),
  places("1084,564 1096,590 1080,616 1110,636 1250,640 1180,608 1120,574"),
];

export function mountains(window: Window): string {
  const lit = SPURS.map(
    ([summit = [0, 0] as Point, ...down]) => new Pen().move(summit).flow(down).close().path,
  ).join("");
  return (
    sunlit("far", "#f0b27a", "#8f7888", "#27475a") +
    sunlit("low", "#d79a68", "#5d6676", "#1a3d4e") +
    sunlit("flank", "#ffd09066", "#e0a08840", "#8f788800", 760) +
    filled(ridgeIn(window, HIGH).down(FOOT), "url(#far)") +
    filled(lit, "url(#flank)") +
    filled(ridgeIn(window, LOW).down(FOOT), "url(#low)") +
    mist(SUN.x, 644, 620, 30, 0.8)
  );
}
