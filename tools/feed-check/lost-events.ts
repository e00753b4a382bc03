import * as v from "valibot";
import { words } from "#app/events/feed/fields.ts";
import type { EventsPage, Reply } from "./answer.ts";
import { eventsPageIn } from "./answer.ts";

const LONGEST_DATE = 60;

const listedEvents = v.union([v.array(v.unknown()), v.object({ events: v.array(v.unknown()) })]);
const namedAndDated = v.object({ name: words, datetime_start: words, starts_at: words });

/** The events of a reply the website cannot read, as the office would recognise them. */
export function lostEventsIn(reply: Reply): string[] {
  const list = v.safeParse(listedEvents, reply.json);
  const read = eventsPageIn(reply);
  if (!list.success || !read) return [];
  const events = Array.isArray(list.output) ? list.output : list.output.events;
  return events
    .filter((_, place) => read.page.entries[place] === null)
    .map((event) => told(event, read));
}

function told(event: unknown, { shape }: EventsPage): string {
  const { success, output } = v.safeParse(namedAndDated, event);
  if (!success || Array.isArray(event)) return "something that is no event at all";
  const name = output.name ? `“${output.name}”` : "an event without a name";
  const date = shape === "embed" ? output.datetime_start : output.starts_at;
  if (!date) return `${name}: it has no date`;
  const isLong = date.length > LONGEST_DATE;
  return `${name}: its date is “${isLong ? `${date.slice(0, LONGEST_DATE)}…` : date}”`;
}
