// In milliseconds.
export const A_MINUTE = 60_000;
export const A_DAY = 24 * 60 * A_MINUTE;

type Show = (minute: number) => void;

// One timer for everything, so that all changes together.
const shown = new Set<Show>();
let timer: number | undefined;

/**
 * Calls with when this minute began, in milliseconds since 1970: now, with each new minute, and when the page is shown
 * again as it was left; until what it returns is called.
 */
export function onEachMinute(show: Show): () => void {
  if (timer === undefined) {
    addEventListener("pageshow", showMinute);
    waitForNextMinute();
  }
  // One that fails is not asked again.
  show(currentMinute());
  shown.add(show);
  return () => void shown.delete(show);
}

/** Tells the page of each minute: in its head by-clock.ts waits for it. */
export function tellMinutes(): void {
  onEachMinute(() => dispatchEvent(new Event("minute")));
}

function showMinute(): void {
  for (const show of shown) show(currentMinute());
}

function waitForNextMinute(): void {
  const next = currentMinute() + A_MINUTE;
  timer = window.setTimeout(() => {
    showMinute();
    waitForNextMinute();
  }, next - Date.now());
}

function currentMinute(): number {
  return Math.floor(Date.now() / A_MINUTE) * A_MINUTE;
}
