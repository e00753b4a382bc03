import { type Detail, finePen, pixels, TALL_WINDOW_MIDDLES } from "./meeting-house-size.ts";
import {
  ASTRAGAL,
  archedIn,
  glazedIn,
  LIT,
  lines,
  type Opening,
  sillOut,
  type Wall,
} from "./openings.ts";
import { drawn, filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

const DRESSED_STONE = 0.3;
const side: Wall = (along, height) => seen(along, 0, height);

const TALL_WINDOWS = TALL_WINDOW_MIDDLES.map(
  (middle): Opening => ({ middle, sill: 0.95, width: 1.65, height: 3.1 }),
);

/** The four tall round-headed windows of the long side. */
export function sideWindows(detail: Detail): string {
  const surrounds = finePen();
  for (const window of TALL_WINDOWS) archedIn(side, surrounds, sillOut(window), DRESSED_STONE);
  const sills = finePen();
  for (const { middle, sill, width } of TALL_WINDOWS) {
    sills.move(side(middle - width * 0.8, sill - 0.1)).line(side(middle + width * 0.8, sill - 0.1));
  }
  const bars = finePen();
  for (const window of TALL_WINDOWS) glazedIn(side, bars, window, 3);
  return (
    filled(surrounds.path, "#64717c") +
    drawn(
      { stroke: "#939698", "stroke-width": pixels(4), "stroke-linecap": "butt" },
      lines(sills),
    ) +
    TALL_WINDOWS.map((window) => filled(archedIn(side, finePen(), window).path, LIT)).join("") +
    (detail === "full" ? drawn(ASTRAGAL, lines(bars)) : "")
  );
}
