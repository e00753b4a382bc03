import ICAL from "ical.js";
import { descriptionText } from "#app/events/description/read-description.ts";
import { type ChurchEvent, dayAfter, daysOf, eventUrl } from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import { CHURCH_ZONE, dayOf, type WallTime } from "#app/time/wall-time.ts";

/** A property in jCal (RFC 7265), the JSON form of iCalendar. A WallTime is written as its date-time. */
type Property = [name: string, parameters: object, type: string, value: unknown];

// RFC 5545 allows 75 octets in a line; ical.js does not count the space that a folded line begins with.
ICAL.foldLength = 74;

const A_MINUTE = 60_000;
const LONGEST_NAME = 60;
const CONTROL = /[^\P{Cc}\n\t]/gu;

const statuses = {
  confirmed: "CONFIRMED",
  pending: "TENTATIVE",
  cancelled: "CANCELLED",
} satisfies Record<ChurchEvent["status"], string>;

/** The clock changes of the church's zone: RFC 5545 wants them in the file. */
const churchZone = [
  "vtimezone",
  [text("tzid", CHURCH_ZONE)],
  [
    clockChange("daylight", "BST", "1970-03-29T01:00:00", { from: "+00:00", to: "+01:00" }, 3),
    clockChange("standard", "GMT", "1970-10-25T02:00:00", { from: "+01:00", to: "+00:00" }, 10),
  ],
];

/**
 * An event as an iCalendar file (RFC 5545), its times in the church's zone. `madeAt` is now: calendars
 * keep the later of two files of an event.
 */
export function icsFile(
  event: ChurchEvent,
  { website, madeAt }: { website: string; madeAt: Date },
): string {
  const { host } = new URL(website);
  const isCancelled = event.status === "cancelled";
  const doubt = event.status === "pending" ? "To be confirmed.\n\n" : "";
  const description = doubt + descriptionText(event.description).replace(CONTROL, "");
  const properties = [
    text("uid", `${event.id}@${host}`),
    ["dtstamp", {}, "date-time", madeAt.toISOString().replace(/\.\d+/, "")],
    ["sequence", {}, "integer", Math.floor(madeAt.getTime() / A_MINUTE)],
    ...timesOf(event),
    text("status", statuses[event.status]),
    // Some calendars do not show STATUS.
    text("summary", isCancelled ? `Cancelled: ${event.name}` : event.name),
    ...(event.place ? [text("location", placeText(event.place))] : []),
    ...(description ? [text("description", description)] : []),
    ["url", {}, "uri", eventUrl(event, website)],
  ];
  const calendar = [text("version", "2.0"), text("prodid", `-//${host}//Events//EN`)];
  const zones = event.isAllDay ? [] : [churchZone];
  return `${ICAL.stringify(["vcalendar", calendar, [...zones, ["vevent", properties, []]]])}\r\n`;
}

/** "carols-by-candlelight-2026-12-06.ics" */
export function icsFileName({ name, start }: ChurchEvent): string {
  const plain = name.normalize("NFKD").replace(/\p{M}|['’]/gu, "");
  const words = plain.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return `${words.slice(0, LONGEST_NAME).replace(/^-|-$/g, "") || "event"}-${dayOf(start)}.ics`;
}

function timesOf(event: ChurchEvent): Property[] {
  const { start, end, isAllDay } = event;
  if (!isAllDay)
    return [onChurchClock("dtstart", start), ...(end ? [onChurchClock("dtend", end)] : [])];
  return [
    ["dtstart", {}, "date", daysOf(event).first],
    ["dtend", {}, "date", dayAfter(event)],
  ];
}

function onChurchClock(name: string, time: WallTime): Property {
  return [name, { tzid: CHURCH_ZONE }, "date-time", time];
}

function text(name: string, value: string): Property {
  return [name, {}, "text", value];
}

/** Every year on the last Sunday of `month` (1 to 12); `first` is the first change, in the time before it. */
function clockChange(
  kind: "daylight" | "standard",
  name: string,
  first: string,
  offsets: { from: string; to: string },
  month: number,
) {
  return [
    kind,
    [
      text("tzname", name),
      ["dtstart", {}, "date-time", first],
      ["tzoffsetfrom", {}, "utc-offset", offsets.from],
      ["tzoffsetto", {}, "utc-offset", offsets.to],
      ["rrule", {}, "recur", { freq: "YEARLY", bymonth: month, byday: "-1SU" }],
    ],
    [],
  ];
}
