import type { Emblem } from "#tools/windows/emblem.ts";
import { OAK, PINE, SILVER, WALNUT } from "#tools/windows/glass-colours.ts";
import { lead, pane, strip } from "#tools/windows/pane.ts";

const SPOOL_BODY = "M102 226h122c-14 42-14 160 0 202H102c14-42 14-160 0-202z";
const NEEDLE =
  "M322 110c12 2 18 12 15 24l-62 240-21 104c-2 8-10 6-10-2l7-106 50-244c3-12 10-18 21-16z";
const THREAD_TO_NEEDLE = "M219 412c54 34 92 4 62-44s-84-118-30-166c30-26 60-26 70-52";

/** A spool of thread and a needle. */
export const emblem: Emblem = {
  seed: 21,
  ground: [
    [0, "#5a2d6a"],
    [0.36, "#cf7a92"],
    [0.6, "#f6c592"],
    [0.8, "#a05a78"],
    [1, "#43224f"],
  ],
  fillet: ["#6d3f78", "#e8a24a"],
  focus: [190, 290],
  light: "#ffe2c2",
  panes: [
    pane("#44abbd", SPOOL_BODY),
    lead(
      "M106 240l112 24M110 266l104 24M112 294l101 24M113 322l100 24M112 350l102 24M110 378l106 24M106 404l84 20",
      4,
    ),
    lead("M104 226h118", 5),
    pane(PINE, "M80 184c0-14 36-24 83-24s83 10 83 24v22c0 14-36 24-83 24s-83-10-83-24z"),
    pane("#ecc48c", "M80 184c0-14 36-24 83-24s83 10 83 24-36 24-83 24-83-10-83-24z"),
    pane(WALNUT, "M139 184c0-5 10-9 24-9s24 4 24 9-10 9-24 9-24-4-24-9z", 4),
    pane(PINE, "M80 440c0-14 36-24 83-24s83 10 83 24v24c0 14-36 24-83 24s-83-10-83-24z"),
    pane(OAK, "M80 446c16 18 50 24 83 24s67-6 83-24v20c0 14-36 24-83 24s-83-10-83-24z", 4),
    strip("#44abbd", THREAD_TO_NEEDLE, 6, 4),
    pane(SILVER, NEEDLE),
    lead("M320 128l-7 28", 7),
    lead("M303 190l-54 266", 3),
  ],
  smallPanes: [
    pane("#44abbd", "M92 222h94v216H92z"),
    lead("M92 290l94 28M92 350l94 28", 10),
    pane(PINE, "M68 172h142v58H68zM68 426h142v58H68z"),
    strip("#a9eef2", "M186 404c60 34 84-20 60-76s-14-120 22-166", 9, 7),
    pane(SILVER, "M268 118c10-14 38-6 36 16l-48 244-26 100-8-104z"),
  ],
};
