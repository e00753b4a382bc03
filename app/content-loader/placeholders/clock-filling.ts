import { clockInWords } from "#app/time/written-times.ts";
import type { Filling } from "./placeholder.ts";

/** A clock time as words have it, "11:15am" for "11:15". */
export function atClock(clock: string): Filling {
  return { words: clockInWords(clock), clock };
}

const DAY = 24 * 60;

/** "11:15", fifteen minutes before "11:30". */
export function later(clock: string, minutes: number): string {
  const [hours = 0, past = 0] = clock.split(":").map(Number);
  const sum = (hours * 60 + past + minutes + DAY) % DAY;
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
