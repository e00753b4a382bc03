import type { WallTime } from "#app/time/wall-time.ts";
import { parseStatus, STATUS_FILE } from "./status.ts";

/** In milliseconds: nobody waits longer for a build because of it. */
const TIMEOUT = 5_000;

/** When the website that is live was last built with the church's calendar; null where it does not say. */
export async function lastReadingOf(website: string): Promise<WallTime | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(new URL(STATUS_FILE, website), { signal });
    return parseStatus(await answer.json())?.diary?.lastRead ?? null;
  } catch {
    return null;
  }
}
