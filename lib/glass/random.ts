/** Gives the next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/** Begins a sequence that looks random, and is always the same for the same seed. This generator is known as mulberry32. */
export function makeRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes a number of 32 bits of some words, always the same for the same ones. This sum is known as FNV-1a. */
export function makeSeed(words: string): number {
  let hash = 2166136261;
  for (const character of words) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}
