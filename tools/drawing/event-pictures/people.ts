import { el, filled, type Paint } from "#tools/drawing/scenes/svg.ts";
import { type Random, randomFrom } from "#tools/drawing/shapes/seed.ts";

/** Someone seen from behind: where the shoulders are, how large, and which of the figures. */
export type Person = { x: number; y: number; size: number; figure: number };

/** The colours of a company of people, used over and over. */
export type Company = {
  coats: readonly Paint[];
  hair: readonly Paint[];
  skin: readonly Paint[];
  /** Light on the edges that face it. */
  rim: Paint;
};

type Row = { count: number; from: number; to: number; y: number; size: number; seed: number };

const SHORT = "M-22-38a22 27 0 1 1 44 0c0 10-4 18-8 22h-28c-4-4-8-12-8-22z";
const EARS = "M-21-42a4 6 0 1 0 2 11zM21-42a4 6 0 1 1-2 11z";
const NECK = "M-13-26h26v34h-26z";
const GROWN = "M-58 150C-58 34-54 14-16 1h32C54 14 58 34 58 150z";
const SLIGHT = "M-48 150C-48 34-44 14-14 1h28C44 14 48 34 48 150z";

/** Heads and shoulders from behind; the shoulders are at 0, 0. */
const FIGURES = [
  { hair: SHORT, neck: NECK + EARS, coat: GROWN },
  // Hair to the nape.
  {
    hair: "M-26-40C-28-74 28-74 26-40C29-24 28-12 24-6Q0 0-24-6C-28-12-29-24-26-40z",
    neck: NECK,
    coat: SLIGHT,
  },
  // A coat with its collar up.
  { hair: SHORT, neck: NECK + EARS, coat: `${GROWN}M-25-12h50l7 28h-64z` },
  // Hair gathered in a knot.
  { hair: `${SHORT}M-11-66a11 10 0 1 1 22 0a11 10 0 1 1-22 0z`, neck: NECK + EARS, coat: SLIGHT },
  // A bald crown.
  {
    hair: "M-23-46q23 14 46 0c2 12-4 24-9 30h-28c-5-6-11-18-9-30z",
    neck: `${NECK}${EARS}M-22-38a22 27 0 1 1 44 0a22 27 0 1 1-44 0z`,
    coat: GROWN,
  },
  // A child.
  {
    hair: "M-19 2a19 22 0 1 1 38 0c0 9-4 15-7 18h-24c-3-3-7-9-7-18z",
    neck: "M-9 14h18v26h-18z",
    coat: "M-38 150C-38 62-36 46-12 36h24C36 46 38 62 38 150z",
  },
] as const;

/** People from behind. */
export function people(everyone: readonly Person[], { coats, hair, skin, rim }: Company): string {
  return everyone
    .map(({ x, y, size, figure }, i) => {
      const shape = FIGURES[figure % FIGURES.length] ?? FIGURES[0];
      return el(
        "g",
        { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${size.toFixed(3)})` },
        // The same figure in the colour of the light, a little to the side of it.
        filled(shape.coat + shape.neck + shape.hair, rim, { transform: "translate(2.6 -1.6)" }),
        filled(shape.neck, turnBy(skin, i + figure)),
        filled(shape.coat, turnBy(coats, i)),
        filled(shape.hair, turnBy(hair, i * 2 + figure)),
      );
    })
    .join("");
}

/** A row of people from side to side, no two standing quite alike and no neighbours twins. */
export function rowOf({ count, from, to, y, size, seed }: Row): Person[] {
  const random = randomFrom(seed);
  const step = (to - from) / Math.max(1, count - 1);
  let figure = 0;
  return Array.from({ length: count }, (_, i) => {
    figure = (figure + 1 + Math.floor(random() * (FIGURES.length - 1))) % FIGURES.length;
    return {
      x: from + i * step + stray(random, step * 0.18),
      y: y + stray(random, 12 * size),
      size: size * (0.94 + random() * 0.12),
      figure,
    };
  });
}

function turnBy(colours: readonly Paint[], turn: number): Paint {
  return colours[turn % colours.length] ?? "#131922";
}

function stray(random: Random, reach: number): number {
  return (random() - 0.5) * 2 * reach;
}
