/** Gives the next number of a seeded sequence, from 0 up to but not including 1. */
export type Random = () => number;

const TWO_TO_THE_32 = 4294967296;

/** A repeatable sequence of numbers: the same seed always gives the same sequence. */
export function randomFrom(seed: number): Random {
  // The generator known as mulberry32: tiny, and even enough for placing panes and hedges.
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_THE_32;
  };
}

export function seedOf(name: string): number {
  // FNV-1a, 32 bits.
  let hash = 2166136261;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}
