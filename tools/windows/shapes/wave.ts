/**
 * A band of sea from side to side: a rolling upper edge at `y`, then straight down to `foot`.
 * `length` runs from crest to crest, `height` from trough to crest, `offset` slides the waves along.
 */
export function sea(
  [left, right]: readonly [number, number],
  y: number,
  foot: number,
  { length = 100, height = 22, offset = 0 } = {},
): string {
  const start = left - length + (offset % length);
  const half = length / 2;
  const waves = Math.ceil((right - start) / length);
  // The first half wave is spelled out; each `t` mirrors the one before it.
  const first = `q${half / 2}-${height} ${half} 0t${half} 0`;
  return `M${start} ${foot}V${y}${first}${`t${half} 0t${half} 0`.repeat(waves - 1)}V${foot}z`;
}
