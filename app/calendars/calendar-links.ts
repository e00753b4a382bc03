import { type ChurchEvent, changeText, dayAfter, eventUrl } from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import { daysOfEvent } from "#dates";
import { CHURCH_ZONE, type WallTime, withOffset } from "#time";

// In characters: addresses over some 2,000 fail, and percent-encoded one character may take twelve.
const LONGEST_NAME = 65;

export function googleLink(event: ChurchEvent, website: string): string {
  return withQuery("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: shortened(event.name),
    dates: spanOf(event, (time) => time)
      .join("/")
      .replaceAll(/[-:]/g, ""),
    ctz: CHURCH_ZONE,
    details: detailsOf(event, website),
    location: event.place && shortened(placeText(event.place)),
  });
}

export function outlookLink(event: ChurchEvent, website: string): string {
  const [startdt, enddt] = spanOf(event, withOffset);
  return withQuery("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: shortened(event.name),
    startdt,
    enddt,
    allday: event.isAllDay && "true",
    body: detailsOf(event, website),
    location: event.place && shortened(placeText(event.place)),
  });
}

/**
 * Of whole days the first and, as calendars count, the one after the last. Of hours both, as `write` has them: without
 * an end the event takes no time, because an invented hour would block the visitor's calendar.
 */
function spanOf(event: ChurchEvent, write: (time: WallTime) => string): string[] {
  const { start, end = start, isAllDay } = event;
  return isAllDay ? [daysOfEvent(event).first, dayAfter(event)] : [start, end].map(write);
}

function detailsOf(event: ChurchEvent, website: string): string {
  const doubt = event.status === "pending" && "To be confirmed.";
  return [changeText(event), doubt, eventUrl(event, website)].filter(Boolean).join("\n");
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : words;
}

function withQuery(address: string, fields: Record<string, string | undefined>): string {
  const known = Object.entries(fields).filter((field): field is [string, string] => !!field[1]);
  return `${address}?${new URLSearchParams(known)}`;
}
