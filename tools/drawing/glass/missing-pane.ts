import { insideOf } from "#tools/drawing/shapes/arch.ts";
import type { Cell } from "#tools/drawing/shapes/cells.ts";
import { LEAD } from "#tools/drawing/shapes/colour.ts";
import { polygon } from "#tools/drawing/shapes/path.ts";
import { distance, type Point } from "#tools/drawing/shapes/point.ts";
import { fillet } from "./fillet.ts";
import { daylight } from "./glazed-arch.ts";
import { type Ground, glazedCells, groundCells } from "./ground.ts";
import { leadedArch } from "./leaded-arch.ts";

const WIDTH = 400;
const HEIGHT = 560;
const EDGE = 33;
const ARCH = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const NEAR_THE_HOLE: Point = [237, 203];

const GROUND: Ground = {
  arch: insideOf(ARCH, EDGE),
  seed: 733,
  count: 36,
  gap: 46,
  colours: [
    [0, "#14566e"],
    [0.42, "#5fb0a0"],
    [0.59, "#b9e0a0"],
    [0.61, "#a8689c"],
    [1, "#432660"],
  ],
  glow: { focus: [230, 300], colour: "#f4f6c8", strength: 0.6, reach: 230 },
};

/** The window with one pane gone, that pane, and the light that comes through the gap. */
export function missingPane(): { window: string; shard: string; beam: string } {
  const cells = groundCells(GROUND);
  const [fallen, ...standing] = cells.toSorted(
    (a, b) => distance(a.site, NEAR_THE_HOLE) - distance(b.site, NEAR_THE_HOLE),
  );
  if (!fallen) throw new Error("The window has no pane to lose");
  return { window: windowWithout(fallen, standing), shard: shard(fallen), beam: beam(fallen) };
}

function windowWithout(fallen: Cell, standing: readonly Cell[]): string {
  const hole = polygon(fallen.corners);
  return leadedArch({
    width: WIDTH,
    height: HEIGHT,
    edge: EDGE,
    glass: `${glazedCells(standing, GROUND)}<path d="${hole}" fill="none" stroke-width="7"/>`,
    border: fillet({ arch: ARCH, width: EDGE, colours: ["#2a7a90", "#7d5690"] }),
    daylight: daylight(0.36),
    leads: { panes: 4.4, opening: 5, edge: 13 },
    hole,
  });
}

const SHARD_EDGE = 7;

/** The fallen pane, in gold, standing on its longest side at the foot of its sheet. */
function shard({ site, corners }: Cell): string {
  const turn = -angleOfLongestSide(corners);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const standing = corners.map(([x, y]): Point => {
    const [across, down] = [x - site[0], y - site[1]];
    return [across * cos - down * sin, across * sin + down * cos];
  });
  const xs = standing.map(([x]) => x);
  const ys = standing.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - SHARD_EDGE, Math.min(...ys) - SHARD_EDGE];
  const width = Math.round(Math.max(...xs) - left + SHARD_EDGE);
  const height = Math.round(Math.max(...ys) - top + SHARD_EDGE / 2);
  const shape = polygon(standing.map(([x, y]): Point => [x - left, y - top]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="${shape}" fill="#f0b429" stroke="${LEAD}" stroke-width="${SHARD_EDGE}" stroke-linejoin="round"/>`,
    `<path d="M${Math.round(width * 0.32)} ${Math.round(height * 0.62)}l${Math.round(width * 0.26)}-${Math.round(height * 0.28)}" stroke="#fff3cf" stroke-width="5" stroke-linecap="round"/></svg>`,
  ].join("");
}

/** The direction of the longest side, in radians; turned back by it, that side lies underneath. */
function angleOfLongestSide(corners: readonly Point[]): number {
  const sides = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return {
      length: distance(corner, next),
      across: next[0] - corner[0],
      down: next[1] - corner[1],
    };
  });
  const longest = sides.reduce((a, b) => (b.length > a.length ? b : a));
  return Math.atan2(longest.down, longest.across) + Math.PI;
}

/** The sheet of the beam, in the window's own measure: it reaches far to the right of it. */
const BEAM = { left: 268, top: 176, width: 1040, height: 384 };

/** The light through the gap, from its right side to the floor, fading as it goes. */
function beam({ corners }: Cell): string {
  const onTheRight = corners.filter(([x]) => x >= BEAM.left).toSorted(([, a], [, b]) => b - a);
  const end = BEAM.left + BEAM.width;
  const floor = BEAM.top + BEAM.height;
  const highest = onTheRight.at(-1) ?? NEAR_THE_HOLE;
  const shape = polygon([[end, highest[1] + 96], [end, floor], [828, floor], ...onTheRight]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BEAM.width}" height="${BEAM.height}" viewBox="${BEAM.left} ${BEAM.top} ${BEAM.width} ${BEAM.height}" preserveAspectRatio="none">`,
    `<linearGradient id="b"><stop stop-color="#fff0bd" stop-opacity=".95"/>`,
    `<stop offset=".16" stop-color="#ffd978" stop-opacity=".6"/>`,
    `<stop offset=".55" stop-color="#ffd978" stop-opacity=".26"/>`,
    `<stop offset="1" stop-color="#ffd978" stop-opacity="0"/></linearGradient>`,
    `<path d="${shape}" fill="url(#b)"/></svg>`,
  ].join("");
}
