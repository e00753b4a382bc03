import {
  type Knot,
  mirrored,
  type Point,
  smoothShape,
} from "#tools/drawing/portraits/smooth-line.ts";

/**
 * The bones of a head, in px from a point between the eyes. Widths are half-widths.
 * Every sitter has their own: it is the head's shape by which people know each other.
 */
export type Skull = {
  /** Eyes to the top of the skull. */
  crown: number;
  temple: number;
  cheek: number;
  jaw: number;
  /** Where the jaw turns, as a share (0 to 1) of the way from eyes to chin. */
  jawAt: number;
  /** Eyes to chin. */
  chin: number;
  chinWidth: number;
};

/** A head ready to be drawn on: the skull, turned a little to one side. */
export type Head = {
  skull: Skull;
  /** -1 looks to the viewer's left, 1 to the right, 0 straight out. */
  turn: number;
  outline: string;
  /** A place by shares: across is 1 at the cheek; down is -1 at the crown, 0 at the eyes, 1 at the chin. */
  at: (across: number, down: number) => Point;
  /** A place on the front of the face, in px, carried round by the turn of the head. */
  front: (x: number, y: number) => Point;
};

const CARRIED_BY_TURN = 17;
const FAR_SIDE_NARROWING = 0.05;

export function headFrom(skull: Skull, turn: number): Head {
  const narrowing = (x: number) =>
    1 - FAR_SIDE_NARROWING * Math.sign(x) * turn * (Math.abs(x) > 1 ? 1 : 0);
  const carried = (y: number) => turn * 7 * Math.max(0, y / skull.chin);
  const settle = (knot: Knot): Knot => {
    const [x, y] = knot;
    return [x * narrowing(x) + carried(y), y];
  };
  return {
    skull,
    turn,
    outline: smoothShape(skullKnots(skull).map(settle)),
    at: (across, down) => {
      const x = across * skull.cheek;
      const y = down * (down < 0 ? skull.crown : skull.chin);
      return [x * narrowing(x) + carried(y), y];
    },
    front: (x, y) => [x + turn * CARRIED_BY_TURN * (1 - 0.3 * Math.abs(y / skull.chin)), y],
  };
}

function skullKnots({ crown, temple, cheek, jaw, jawAt, chin, chinWidth }: Skull): Knot[] {
  const rightSide: Knot[] = [
    [temple * 0.52, -crown * 0.9],
    [temple * 0.92, -crown * 0.57],
    [(temple + cheek) / 2, -crown * 0.16],
    [cheek, chin * 0.18],
    [jaw, chin * jawAt],
    [chinWidth, chin * 0.945],
  ];
  return [[0, -crown], ...rightSide, [0, chin], ...mirrored(rightSide)];
}
