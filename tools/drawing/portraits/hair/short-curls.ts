import type { Knot } from "#tools/drawing/portraits/smooth-line.ts";
import { type Random, randomFrom } from "#tools/drawing/shapes/seed.ts";
import { drawLocks, type Hairstyle } from "./locks.ts";

const CURL_SEED = 11;

/** The outer edge in shares of the head, one place for each curl, from the left ear over the top. */
const CURLS_ROUND: readonly (readonly [number, number])[] = [
  [-1.02, 0.3],
  [-1.22, 0.08],
  [-1.28, -0.24],
  [-1.22, -0.56],
  [-1.02, -0.86],
  [-0.7, -1.08],
  [-0.3, -1.22],
  [0.14, -1.26],
  [0.56, -1.16],
  [0.92, -0.96],
  [1.16, -0.66],
  [1.26, -0.32],
  [1.22, 0.02],
  [1.04, 0.28],
];

const CURLS_OVER_FOREHEAD: readonly (readonly [number, number])[] = [
  [0.92, 0.02],
  [0.9, -0.26],
  [0.78, -0.48],
  [0.5, -0.62],
  [0.18, -0.58],
  [-0.12, -0.68],
  [-0.42, -0.6],
  [-0.72, -0.52],
  [-0.88, -0.28],
  [-0.93, 0.02],
];

/** Short thick curls all over. */
export const shortCurls: Hairstyle = (head, colour) => {
  const random = randomFrom(CURL_SEED);
  const curls = CURLS_ROUND.slice(1, -1).flatMap(([x, y]) => [
    curl(x * 0.96, y * 0.94, 0.13, random),
    curl(x * 0.78 + 0.06, y * 0.76 - 0.06, 0.11, random),
  ]);
  return {
    behind: "",
    front: drawLocks(head, {
      name: "hair",
      colour,
      outline: [...scalloped(CURLS_ROUND, 0.1), ...scalloped(CURLS_OVER_FOREHEAD, -0.04)],
      strands: curls,
      sheen: [
        [
          [-1.0, -0.66],
          [-0.84, -0.84],
          [-0.62, -0.96],
        ],
        [
          [-0.3, -1.08],
          [-0.06, -1.12],
          [0.18, -1.09],
        ],
      ],
    }),
  };
};

/** Puts a bulge between each two places, and a corner where two curls meet. */
function scalloped(places: readonly (readonly [number, number])[], bulge: number): Knot[] {
  return places.flatMap(([x, y], i): Knot[] => {
    const next = places[i + 1];
    if (!next) return [[x, y, "corner"]];
    const [midX, midY] = [(x + next[0]) / 2, (y + next[1]) / 2];
    const out = 1 + bulge / Math.hypot(midX, midY);
    return [
      [x, y, "corner"],
      [midX * out, midY * out],
    ];
  });
}

/** One curl, wound to left or right as the seed has it. */
function curl(x: number, y: number, size: number, random: Random): Knot[] {
  const start = random() * Math.PI * 2;
  const way = random() < 0.5 ? -1 : 1;
  return Array.from({ length: 6 }, (_, i): Knot => {
    const angle = start + way * i * 0.85;
    const reach = size * (1 - i * 0.13);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8];
  });
}
