import { el, filled } from "#tools/drawing/scenes/svg.ts";
import type { Arch } from "#tools/drawing/shapes/arch.ts";
import type { Ramp } from "#tools/drawing/shapes/colour.ts";
import { archedLight } from "./arched-light.ts";
import { candle, flame } from "./candles.ts";
import { area, downwards, type EventPicture, glow, pictureOf, vignette } from "./canvas.ts";
import { type Company, type Person, people, rowOf } from "./people.ts";

const NIGHT_GLASS: Ramp = [
  [0, "#142a52"],
  [0.35, "#2c4f86"],
  [0.62, "#5a5a94"],
  [0.82, "#7a4c74"],
  [1, "#3a2a4e"],
];

const LIGHTS: readonly { id: string; arch: Arch; seed: number; count: number }[] = [
  { id: "west", arch: { x: 212, y: 130, width: 118, height: 236 }, seed: 21, count: 30 },
  { id: "middle", arch: { x: 418, y: 46, width: 188, height: 340 }, seed: 8, count: 52 },
  { id: "east", arch: { x: 694, y: 130, width: 118, height: 236 }, seed: 33, count: 30 },
];

/** The nearer they stand to us, the darker they are against the candles. */
const FAR: Company = {
  coats: ["#46332b", "#3a2f33", "#4d3a2c"],
  hair: ["#33241c", "#54402c", "#6a5a48", "#2a1f1a"],
  skin: ["#7a5236", "#6b4630"],
  rim: "#ffca7a",
};
const MIDDLE: Company = {
  coats: ["#2c252b", "#33272a", "#242a33"],
  hair: ["#231a17", "#3a2a1e", "#4a4039"],
  skin: ["#573a29", "#4a3124"],
  rim: "#ffca7a",
};
const NEAR: Company = {
  coats: ["#151d28", "#1d1a26", "#12212a"],
  hair: ["#140f10", "#22180f", "#2a2624"],
  skin: ["#33231c", "#2c1d18"],
  rim: "#ffca7a",
};

/** The church from the back pews: three tall windows, and a candle in every hand. */
export const carolsByCandlelight: EventPicture = {
  name: "carols-by-candlelight",
  heart: 512,
  svg: pictureOf(
    [
      downwards("wall", [
        [0, "#0d1c2a"],
        [0.55, "#2b3443"],
        [0.75, "#5a4538"],
        [1, "#2a2018"],
      ]),
    ],
    [
      area("url(#wall)"),
      glow(512, 330, 470, 0.5, 250),
      windows(),
      windowsills(),
      singers({ count: 14, y: 398, size: 0.5, seed: 4 }, FAR),
      singers({ count: 11, y: 466, size: 0.74, seed: 9 }, MIDDLE),
      singers({ count: 8, y: 552, size: 1.06, seed: 16 }, NEAR),
      vignette(0.62),
    ],
  ),
};

function windows(): string {
  return LIGHTS.map(({ arch, ...light }) =>
    archedLight({
      ...light,
      arch,
      gap: 22,
      colours: NIGHT_GLASS,
      glow: {
        focus: [arch.x + arch.width / 2, arch.y + arch.height * 0.55],
        colour: "#ffd27a",
        strength: 0.5,
        reach: arch.height * 0.5,
      },
      stone: "#4d4a4c",
      reveal: 12,
      edge: { colours: ["#24507a", "#c98a34"], width: 11 },
      lead: 2.6,
    }),
  ).join("");
}

/** Candles along the three sills. */
function windowsills(): string {
  return LIGHTS.map(({ arch }) => {
    const foot = arch.y + arch.height;
    const spots = arch.width > 150 ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.14, 0.5, 0.86];
    return spots
      .map((share, i) => candle(arch.x + arch.width * share, foot, i % 2 === 0 ? 26 : 34, 0.66))
      .join("");
  }).join("");
}

/** People from edge to edge, each holding up a candle at the right hand. */
function singers(
  row: { count: number; y: number; size: number; seed: number },
  company: Company,
): string {
  const everyone = rowOf({ from: 16, to: 986, ...row });
  return (
    everyone
      .map(({ x, y, size }) => glow(x + 56 * size, y - 50 * size, 130 * size, 0.55))
      .join("") +
    people(everyone, company) +
    everyone
      .map((singer, i) => handWithCandle(singer, company.coats[i % company.coats.length] ?? ""))
      .join("")
  );
}

/** A forearm, a fist, a paper collar to catch the wax, and the candle. */
function handWithCandle({ x, y, size }: Person, coat: string): string {
  const at = `translate(${(x + 56 * size).toFixed(1)} ${(y - 36 * size).toFixed(1)})scale(${size.toFixed(3)})`;
  return (
    el(
      "g",
      { transform: at },
      filled("M-9 82C-12 74-11 66-8 62h18c4 6 4 14 0 28l-4 70h-30z", coat),
      filled("M-10 66c-3-8 0-16 10-16s13 8 10 16c-2 6-18 6-20 0z", "#b97f58"),
      filled("M-4 0h8v54h-8z", "#f6e6c4"),
      filled("M1 0h3v54h-3z", "#c9a06a80"),
      filled("M-15 42q15 7 30 0l-9 13q-6 3-12 0z", "#efe2c6"),
    ) + flame(x + 56 * size, y - 36 * size, size)
  );
}
