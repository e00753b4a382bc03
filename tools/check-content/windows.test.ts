import { tellSlips } from "./slips.ts";

tellSlips("windows and looks that cannot be drawn", [
  {
    slip: "a palette that nobody has made",
    change: ["church.yaml", "analytics: none\n", "analytics: none\nlooks: { palette: bog }\n"],
    says: "content/church.yaml, line «looks:»: looks › palette: expected lough, heather or moss. Found: bog",
  },
  {
    slip: "a logo that is not there",
    change: ["church.yaml", "logo:\n", "logo:\n  file: logo.svg\n"],
    says: "content/church.yaml, line «logo.svg»: logo › file: names a picture that is not there. Is it spelt right?",
  },
  {
    slip: "an emblem that is not there",
    change: ["groups/pw.md", "emblem: pw", "emblem: singers"],
    says: "content/groups/pw.md, line «emblem: singers»: window › emblem: names no drawing. The nearest there are: choir, ",
  },
  {
    slip: "an emblem without words for those who cannot see it",
    change: ["groups/dorcas.md", /^ {2}alt: .*\n/m, ""],
    says: "content/groups/dorcas.md, line «window:»: window: has an emblem that does not describe itself, and needs alt",
  },
  {
    slip: "an emblem with letters in it",
    change: ["emblems/lotsatots.svg", "</svg>", "  <text>L</text>\n</svg>"],
    says: "content/emblems/lotsatots.svg: line «<text>L</text>»: found <text>. Letters have to be shapes here",
  },
  {
    slip: "an emblem too heavy for its window",
    change: ["emblems/boys-brigade.svg", "</svg>", `${'<path d="M0 0h9v9z"/>'.repeat(300)}</svg>`],
    says: "content/emblems/boys-brigade.svg: its weight: the window comes to",
  },
]);
