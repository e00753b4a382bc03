import { insideOf } from "#tools/windows/shapes/arch.ts";
import { type Colour, LEAD, mix, SHADE, WHITE } from "#tools/windows/shapes/colour.ts";
import { randomFrom } from "#tools/windows/shapes/seed.ts";
import { fillet } from "./fillet.ts";
import { type Daylight, leadedArch } from "./leaded-arch.ts";
import { quarries, type Sheet } from "./quarries.ts";

/** The glass of a quiet window: its tint, two shades of clear glass, and its lead. */
export type QuietGlass = { tint: Colour; clear: readonly [Colour, Colour]; lead: Colour };

/** A quiet window: its glass, and the seed that sets its panes. */
type Quiet = { glass: QuietGlass; seed: number };

const CLEAR = ["#f8ecd0", "#cfe0da"] as const;
const tinted = (tint: Colour): QuietGlass => ({ tint, clear: CLEAR, lead: LEAD });

/** The six quiet windows, numbered from 1: lough, heather, moss, whin, brick and stone. */
export const QUIET_WINDOWS: readonly [Quiet, ...Quiet[]] = [
  { glass: tinted("#2b7088"), seed: 8 },
  { glass: tinted("#7d5288"), seed: 17 },
  { glass: tinted("#3f7a58"), seed: 28 },
  { glass: tinted("#d9962a"), seed: 37 },
  { glass: tinted("#b8492f"), seed: 48 },
  { glass: tinted("#95815a"), seed: 55 },
];

const WIDTH = 300;
const HEIGHT = 390;

const THROUGH_CLEAR_GLASS: Daylight = {
  height: 0.4,
  reach: 0.75,
  shades: [
    [0, "#fff6d8", 0.5],
    [0.55, "#fff6d8", 0.04],
    [1, SHADE, 0.3],
  ],
};

type Setting = {
  quarriesAcross: number;
  edge: number;
  paneLength: number;
  leads: { quarries: number; edge: number };
};

const LARGE: Setting = {
  quarriesAcross: 6,
  edge: 27,
  paneLength: 46,
  leads: { quarries: 2.6, edge: 10 },
};
const SMALL: Setting = {
  quarriesAcross: 3,
  edge: 44,
  paneLength: 110,
  leads: { quarries: 7, edge: 18 },
};

/** A window of clear diamond panes, a few of them tinted, for an event without a picture. */
export function quietWindow(quiet: Quiet): string {
  return quietArch({ ...quiet, width: WIDTH, height: HEIGHT, setting: LARGE });
}

/** The same window redrawn for under 60 px: half the panes, leads twice as thick. */
export function smallQuietWindow(quiet: Quiet): string {
  return quietArch({ ...quiet, width: WIDTH, height: HEIGHT, setting: SMALL });
}

type QuietArch = Quiet & { width: number; height: number; setting: Setting; front?: string };

/** A quiet window of any size, with or without something standing in front of it. */
export function quietArch({ glass, seed, width, height, setting, front = "" }: QuietArch): string {
  const { edge, quarriesAcross, paneLength, leads } = setting;
  const { tint, lead } = glass;
  const arch = { x: 0, y: 0, width, height };
  const across = width / quarriesAcross;
  const quarry = { width: across, height: across * 1.3 };
  const margin = [mix(tint, SHADE, 0.06), mix(tint, WHITE, 0.16)] as const;
  return leadedArch({
    width,
    height,
    edge,
    glass: quarries(insideOf(arch, edge), quarry, sheetsOf(glass), randomFrom(seed)),
    border: fillet({ arch, width: edge, colours: margin, paneLength }),
    front,
    daylight: THROUGH_CLEAR_GLASS,
    leads: { panes: leads.quarries, opening: leads.quarries * 1.4, edge: leads.edge },
    lead,
  });
}

function sheetsOf({ tint, clear: [warm, cool] }: QuietGlass): Sheet[] {
  return [
    [mix(warm, tint, 0.05), 20],
    [mix(mix(warm, cool, 0.33), tint, 0.1), 18],
    [mix(mix(warm, cool, 0.66), tint, 0.06), 18],
    [mix(cool, tint, 0.12), 14],
    [mix(tint, "#fff4d6", 0.68), 11],
    [mix(tint, "#fff4d6", 0.5), 8],
    [mix(tint, WHITE, 0.22), 7],
    [mix(tint, WHITE, 0.06), 4],
  ];
}
