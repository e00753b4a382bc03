import type { WallTime } from "#app/time/wall-time.ts";
import type { ChurchEvent } from "./event.ts";
import { type Host, structuredData } from "./structured-data.ts";

/** Tells search engines of the events on the page. It is data: nothing of it is ever run. */
export function EventsForSearch({
  events,
  now,
  host,
}: {
  events: ChurchEvent[];
  now: WallTime | null;
  host: Host;
}) {
  return <script type="application/ld+json">{inScript(structuredData(events, now, host))}</script>;
}

/** As JSON in which no text can end the script that holds it. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
