import { addressOf, describeOccurrence, type Occurrence } from "#app/agenda/occurrence.ts";
import { writePlace, writeWhen } from "#app/agenda/written-when.ts";
import { daysOfEvent, lastsSeveralDays } from "#dates";
import { addDays, CHURCH_ZONE, type Day, type WallTime, withOffset } from "#time";

/** Writes the link that puts an event into Google Calendar. */
export function googleLink(event: Occurrence, website: string): string {
  const { start, end } = standsAsWholeDays(event) ? readWholeDays(event) : readHours(event);
  return withQuery("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.name,
    dates: `${start}/${end}`.replaceAll(/[-:]/g, ""),
    ctz: CHURCH_ZONE,
    details: writeDetails(event, website),
    location: event.place && writePlace(event.place),
  });
}

/** Writes the link that puts an event into Outlook. Without an offset Outlook would take the times for the visitor's own zone. */
export function outlookLink(event: Occurrence, website: string): string {
  const isWholeDays = standsAsWholeDays(event);
  const days = readWholeDays(event);
  const hours = readHours(event);
  return withQuery("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.name,
    startdt: isWholeDays ? days.start : withOffset(hours.start),
    enddt: isWholeDays ? days.end : withOffset(hours.end),
    allday: isWholeDays ? "true" : undefined,
    body: writeDetails(event, website),
    location: event.place && writePlace(event.place),
  });
}

/** Reads the first day of an event and the day after its last, on which it ends in calendars. */
function readWholeDays(event: Occurrence): { start: Day; end: Day } {
  return { start: daysOfEvent(event).first, end: addDays(daysOfEvent(event).last, 1) };
}

/** When an event begins and ends. Without an end it takes no time: an invented hour would block the visitor's calendar. */
function readHours({ start, end = start }: Occurrence): { start: WallTime; end: WallTime } {
  return { start, end };
}

function writeDetails(event: Occurrence, website: string): string {
  const words = [describeOccurrence(event), writeHoursOfDays(event), addressOf(event, website)];
  return words.filter(Boolean).join("\n");
}

/** Whether an event stands in a calendar as whole days. If it lasts several, it would else keep the nights busy, too. */
export function standsAsWholeDays(event: Occurrence): boolean {
  return event.isAllDay === true || lastsSeveralDays(event);
}

/** Says when an event of several days begins and ends, which a calendar has as whole days; "" for any other. */
export function writeHoursOfDays(event: Occurrence): string {
  return lastsSeveralDays(event) ? writeWhen(event) : "";
}

/** Adds fields to an address of a calendar program. Undefined ones are left out. */
export function withQuery(address: string, fields: Record<string, string | undefined>): string {
  const givenFields = Object.entries(fields).filter(
    (field): field is [string, string] => !!field[1],
  );
  return `${address}?${new URLSearchParams(givenFields)}`;
}
