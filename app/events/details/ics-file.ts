import { generateIcsCalendar, type IcsDateObject, type IcsEvent } from "ts-ics";
import { descriptionText } from "#app/events/description/read-description.ts";
import { type ChurchEvent, dayAfter, daysOf, eventUrl } from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import { asUtc, CHURCH_ZONE, type Day, offsetAt, type WallTime } from "#app/time/wall-time.ts";
import { churchZone } from "./church-zone.ts";
import { foldLines } from "./fold-lines.ts";

type Making = { website: string; madeAt: Date };

const statuses = {
  confirmed: "CONFIRMED",
  pending: "TENTATIVE",
  cancelled: "CANCELLED",
} as const satisfies Record<ChurchEvent["status"], IcsEvent["status"]>;

const A_MINUTE = 60_000;
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** An event as a file that calendars read (RFC 5545), on the church's clock. `madeAt` is now. */
export function icsFile(event: ChurchEvent, making: Making): string {
  const calendar = generateIcsCalendar({
    version: "2.0",
    prodId: `-//${new URL(making.website).host}//Events//EN`,
    timezones: event.isAllDay ? [] : [churchZone],
    events: [entryOf(event, making)],
  });
  return foldLines(calendar);
}

function entryOf(event: ChurchEvent, { website, madeAt }: Making): IcsEvent {
  const { id, name, status, place, description } = event;
  const isOff = status === "cancelled";
  const doubt = status === "pending" ? "To be confirmed.\n\n" : "";
  const words = doubt + descriptionText(description).replace(CONTROL, "");
  // An event without an end is none to the library's types, and a sound one to calendars.
  return {
    uid: `${id}@${new URL(website).host}`,
    stamp: { date: madeAt },
    // Some calendars show neither the status nor a change of it.
    summary: isOff ? `Cancelled: ${name}` : name,
    // Of two entries with the same uid the one with the higher number holds: the one saved last.
    sequence: Math.floor(madeAt.getTime() / A_MINUTE),
    status: statuses[status],
    url: eventUrl(event, website),
    ...timesOf(event),
    ...(place && { location: placeText(place) }),
    ...(words && { description: words }),
  } as IcsEvent;
}

function timesOf(event: ChurchEvent): { start: IcsDateObject; end?: IcsDateObject } {
  const { start, end, isAllDay } = event;
  if (isAllDay) return { start: wholeDay(daysOf(event).first), end: wholeDay(dayAfter(event)) };
  return { start: onChurchClock(start), ...(end && { end: onChurchClock(end) }) };
}

function wholeDay(day: Day): IcsDateObject {
  return { date: asUtc(day), type: "DATE" };
}

/** As it was written: the file names the zone, so that nothing is to be converted. */
function onChurchClock(time: WallTime): IcsDateObject {
  const date = asUtc(time);
  const tzoffset = offsetAt(time).replace(":", "");
  return { date, local: { date, timezone: CHURCH_ZONE, tzoffset } };
}
