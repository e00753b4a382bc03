import type { Emblem } from "#tools/windows/emblem.ts";
import { HEATHER, OAK, OPAL, PINE, ROSE, STRAW, WALNUT } from "#tools/windows/glass-colours.ts";
import { lead, painted, pane, strip } from "#tools/windows/pane.ts";
import { circle } from "#tools/windows/shapes/path.ts";
import { star } from "#tools/windows/shapes/star.ts";

const MOON = "M284 80a66 66 0 1 0 34 104a56 56 0 1 1-34-104z";
const BODY = "M68 350h264l-24 92c-60 18-156 18-216 0z";
const HOOD = "M222 350c-6-78 34-116 94-114 18 2 26 10 24 24l-8 90z";
const QUILT =
  "M66 348c30-28 96-38 132-6 4 4 6 8 6 12l-6 68c-12 12-26 12-38 2-12 10-28 10-38 0-10 8-26 8-36-2z";
const SKIN = "#f6cfae";

/** A cradle under the moon and stars. */
export const emblem: Emblem = {
  seed: 83,
  ground: [
    [0, "#0d1f5a"],
    [0.38, "#2f55b0"],
    [0.6, "#9a80d0"],
    [0.78, "#e8a99c"],
    [1, "#54376e"],
  ],
  fillet: ["#27427e", "#eec472"],
  focus: [230, 230],
  light: "#ffd6e2",
  panes: [
    pane(STRAW, MOON),
    pane(OPAL, star([124, 150], 5, 38, 16), 4),
    pane(OPAL, star([84, 256], 5, 27, 12), 4),
    pane(OPAL, star([186, 92], 5, 22, 10), 4),
    pane(PINE, HOOD),
    lead("M252 350c-4-52 26-86 86-88M286 350c-2-32 16-50 50-52", 4),
    pane(OPAL, "M166 350c-4-30 20-44 46-40 28 4 40 20 38 40z"),
    pane(SKIN, circle([208, 324], 29), 4),
    lead("M192 328q6 6 12 0M214 328q6 6 12 0M204 340q5 4 10 0", 3),
    painted(WALNUT, "M208 296q12 2 10 12", 4),
    pane(OAK, BODY),
    lead("M248 350l-4 105M292 350l-10 98", 4),
    pane(ROSE, QUILT),
    pane("#f6cbb4", "M122 330c18-4 38-4 54 2l-6 97c-4-1-7-3-10-5-12 10-28 10-38 0z", 4),
    pane(HEATHER, "M68 372c44-16 92-14 135 4l-3 26c-42-16-86-18-124-2z", 4),
    lead("M122 330v94M176 332l-6 97", 4),
    strip(OAK, "M66 448c66 60 202 60 268 0", 13),
  ],
  smallPanes: [
    pane(STRAW, "M272 84c-58 10-90 58-76 106s74 72 122 46c-42 0-70-20-80-58s4-72 34-94z"),
    pane(OPAL, star([126, 190], 5, 48, 21), 8),
    pane(PINE, "M208 346c-8-66 36-98 116-94v94z"),
    pane(OAK, "M76 346h248l-24 92H100z"),
    pane(ROSE, "M72 338h140v68H86z"),
    strip(PINE, "M72 438c66 56 190 56 256 0", 18, 9),
  ],
};
