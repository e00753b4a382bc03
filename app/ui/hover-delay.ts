/**
 * How long to wait before something opens under the pointer: `wait` milliseconds, or none where its
 * like was closed less than `skip` milliseconds ago. `now` is in milliseconds on any steady clock.
 */
export function hoverDelay(wait: number, skip: number) {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    before: (now: number): number => (now - closedAt < skip ? 0 : wait),
    hasClosed: (now: number): void => {
      closedAt = now;
    },
  };
}
