import type { ChurchEvent } from "./church-event.ts";
import { parseFeed } from "./parse-feed.ts";

/**
 * Asks the church's calendar for its events. Whatever goes wrong is one error, in the words of the
 * page's toast. No headers and no credentials: either would make the browser ask for leave first.
 */
export async function fetchEvents(feedUrl: string, signal: AbortSignal): Promise<ChurchEvent[]> {
  try {
    const response = await fetch(feedUrl, { credentials: "omit", signal });
    if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
    return parseFeed(await response.json());
  } catch (cause) {
    throw new Error("Failed to fetch events", { cause });
  }
}
