import type { Colour } from "#tools/drawing/shapes/colour.ts";
import type { Body } from "./clothes/body.ts";
import type { Beard } from "./face/beards/beard.ts";
import type { Brows } from "./face/brows.ts";
import type { Ears } from "./face/ears.ts";
import type { Eyes } from "./face/eyes.ts";
import type { Glasses } from "./face/glasses.ts";
import type { Head, Skull } from "./face/head.ts";
import type { Mouth } from "./face/mouth.ts";
import type { Nose } from "./face/nose.ts";
import type { Years } from "./face/years.ts";
import type { Hairstyle } from "./hair/locks.ts";

/** One invented person, and everything that makes them look like nobody else. */
export type Sitter = {
  /** The picture's file name, without its ending. */
  slug: string;
  /** The tint of the glass behind. */
  glass: Colour;
  skin: { base: Colour; warmth: number; freckles?: boolean };
  skull: Skull;
  /** See `Head.turn`. */
  turn: number;
  /** Degrees the head leans to the right. */
  tilt: number;
  eyes: Eyes;
  brows: Brows;
  nose: Nose;
  mouth: Mouth;
  ears: Ears;
  years: Years;
  hair: { style: Hairstyle; colour: Colour };
  beard?: Beard;
  moustache?: Beard;
  glasses?: Glasses;
  body: Body;
  /** Garments, from the skin outwards. */
  clothes: (body: Body) => string;
  /** What lies behind the neck, such as a hood. */
  behindNeck?: (body: Body) => string;
  earrings?: (head: Head) => string;
};
