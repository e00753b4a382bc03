/** In milliseconds. */
export const A_MINUTE = 60_000;

// One timer for everything, so that all changes together.
const listeners = new Set<() => void>();
let timer: number | undefined;

/** Notifies of each new minute until the function that it returns is called. */
export function onEachMinute(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) scheduleNextMinute();
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function scheduleNextMinute(): void {
  timer = window.setTimeout(
    () => {
      for (const notify of listeners) notify();
      scheduleNextMinute();
    },
    A_MINUTE - (Date.now() % A_MINUTE),
  );
}
