import type { Emblem } from "#tools/windows/emblem.ts";
import { CORAL, GOLD, OPAL, PARCHMENT, RUBY, STRAW } from "#tools/windows/glass-colours.ts";
import { lead, pane } from "#tools/windows/pane.ts";

const LEFT_PAGE = "M200 322c-38-32-94-36-146-22v162c52-14 108-10 146 22z";
const RIGHT_PAGE = "M200 322c38-32 94-36 146-22v162c-52-14-108-10-146 22z";
const LINES = [344, 376, 408, 440]
  .map((y) => `M80 ${y}c34-6 66-2 98 16M320 ${y}c-34-6-66-2-98 16`)
  .join("");

/** An open book and a flame. */
export const emblem: Emblem = {
  seed: 44,
  ground: [
    [0, "#0d3c4c"],
    [0.36, "#2f9a80"],
    [0.58, "#c8de7c"],
    [1, "#14402c"],
  ],
  fillet: ["#175c4c", "#e3aa3a"],
  focus: [200, 200],
  panes: [
    pane(GOLD, "M200 60c18 56 66 78 58 138-6 40-30 62-58 78-28-16-52-38-58-78-8-60 40-82 58-138z"),
    pane(CORAL, "M200 132c10 34 42 48 36 88-4 26-18 42-36 54-18-12-32-28-36-54-6-40 26-54 36-88z"),
    pane(STRAW, "M200 192c5 18 20 28 18 50-2 14-9 24-18 32-9-8-16-18-18-32-2-22 13-32 18-50z", 4),
    pane(RUBY, "M44 308v176c54-14 116-8 156 22 40-30 102-36 156-22V308l-10-6v166H54V302z"),
    pane(OPAL, LEFT_PAGE),
    pane(PARCHMENT, RIGHT_PAGE),
    lead(LINES, 4),
    pane(CORAL, "M200 322c6-6 12-10 18-14v152l-9-10-9 12z", 4),
  ],
  smallPanes: [
    pane(GOLD, "M200 84c20 50 64 70 58 126-6 38-28 58-58 74-30-16-52-36-58-74-6-56 38-76 58-126z"),
    pane(
      CORAL,
      "M200 170c8 26 28 36 26 64-2 20-12 32-26 44-14-12-24-24-26-44-2-28 18-38 26-64z",
      7,
    ),
    pane(OPAL, "M200 322c-40-30-92-32-136-20v158c44-12 96-8 136 24z"),
    pane(PARCHMENT, "M200 322c40-30 92-32 136-20v158c-44-12-96-8-136 24z"),
    lead("M94 356q40-6 78 14M94 408q40-6 78 14M306 356q-40-6-78 14M306 408q-40-6-78 14", 10),
  ],
};
