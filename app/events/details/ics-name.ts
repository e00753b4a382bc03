import type { ChurchEvent } from "#app/events/event.ts";
import { dayOf } from "#app/time/wall-time.ts";

const LONGEST = 60;

/** What an event's file is called: "carols-by-candlelight-2026-12-06.ics". */
export function icsName({ name, start }: ChurchEvent): string {
  const plain = name.normalize("NFKD").replace(/\p{M}|['’]/gu, "");
  const words = plain.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return `${words.slice(0, LONGEST).replace(/^-|-$/g, "") || "event"}-${dayOf(start)}.ics`;
}
