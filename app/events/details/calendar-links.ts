import { type ChurchEvent, dayAfter, daysOf, eventUrl } from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import { CHURCH_ZONE, type Day, type WallTime, withOffset } from "#app/time/wall-time.ts";

// In characters: addresses over some 2,000 fail, and percent-encoded one character may take twelve.
const LONGEST_NAME = 65;

/** Opens Google Calendar with the event filled in. */
export function googleLink(event: ChurchEvent, website: string): string {
  const { text, details, location } = textsOf(event, website);
  return withQuery("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text,
    dates: (event.isAllDay ? wholeDays(event) : hoursOf(event)).map(withoutPunctuation).join("/"),
    ctz: CHURCH_ZONE,
    details,
    location,
  });
}

/** Opens Outlook with the event filled in. */
export function outlookLink(event: ChurchEvent, website: string): string {
  const { text, details, location } = textsOf(event, website);
  const [startdt, enddt] = event.isAllDay ? wholeDays(event) : hoursOf(event).map(withOffset);
  return withQuery("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: text,
    startdt,
    enddt,
    allday: event.isAllDay && "true",
    body: details,
    location,
  });
}

/** The first day and, as calendars count, the one after the last. */
function wholeDays(event: ChurchEvent): [Day, Day] {
  return [daysOf(event).first, dayAfter(event)];
}

/** Without an end the event takes no time: an invented hour would block the visitor's calendar. */
function hoursOf({ start, end = start }: ChurchEvent): [WallTime, WallTime] {
  return [start, end];
}

function textsOf(event: ChurchEvent, website: string) {
  const doubt = event.status === "pending" && "To be confirmed.";
  return {
    text: shortened(event.name),
    details: [event.change?.words, doubt, eventUrl(event, website)].filter(Boolean).join("\n"),
    location: event.place && shortened(placeText(event.place)),
  };
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : words;
}

/** "20261206T190000" */
function withoutPunctuation(time: string): string {
  return time.replaceAll(/[-:]/g, "");
}

function withQuery(address: string, fields: Record<string, string | undefined>): string {
  const known = Object.entries(fields).filter((field): field is [string, string] => !!field[1]);
  return `${address}?${new URLSearchParams(known)}`;
}
