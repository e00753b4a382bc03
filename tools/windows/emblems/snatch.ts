import type { Emblem } from "#tools/windows/emblem.ts";
import { AMBER, CORAL, GOLD, STRAW } from "#tools/windows/glass-colours.ts";
import { pane } from "#tools/windows/pane.ts";
import { polygon } from "#tools/windows/shapes/path.ts";
import { pointOnCircle } from "#tools/windows/shapes/point.ts";

const RAYS = 12;
const rays = Array.from({ length: RAYS }, (_, i) => {
  const along = (i + 0.5) / RAYS;
  const reach = i % 2 === 0 ? 172 : 136;
  return pane(
    i % 2 === 0 ? CORAL : "#f08a4a",
    polygon([
      [200, 276],
      pointOnCircle([200, 276], 92, along - 0.5 / RAYS),
      pointOnCircle([200, 276], reach, along),
      pointOnCircle([200, 276], 92, along + 0.5 / RAYS),
    ]),
    3.6,
  );
});

/** A lightning bolt. */
export const emblem: Emblem = {
  seed: 33,
  ground: [
    [0, "#2c1752"],
    [0.36, "#7a2f78"],
    [0.56, "#c8466a"],
    [0.74, "#7a2f78"],
    [1, "#2a1442"],
  ],
  fillet: ["#4a2568", "#f2a233"],
  focus: [200, 276],
  light: "#ff9a6a",
  panes: [
    ...rays,
    pane(GOLD, "M246 82L104 304h84l-42 186 162-252h-92z", 6),
    pane(STRAW, "M246 82L104 304h54z", 4),
    pane(AMBER, "M146 490l162-252h-50l-70 66z", 4),
    pane(STRAW, "M216 238h42l-70 66h-30z", 4),
  ],
  smallPanes: [
    pane(GOLD, "M256 76L88 306h88l-40 182L326 230h-98z", 12),
    pane(STRAW, "M256 76L88 306h70z", 8),
  ],
};
