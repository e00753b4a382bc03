import type * as v from "valibot";
import type { ChurchEvent } from "#app/events/event.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { type location, placeOf } from "./place.ts";
import { ASK_THE_OFFICE, withoutMeetings } from "./redact-meetings.ts";

/** An event as either feed has it, in one set of words; empty where the feed says nothing. */
export type Entry = {
  identifier: string;
  name: string;
  start: WallTime;
  end: WallTime | null;
  isAllDay: boolean;
  status: ChurchEvent["status"];
  category: string | undefined;
  description: string;
  location: v.InferOutput<typeof location>;
  /** The picture's addresses by size; `thumb` is square. */
  pictures: Partial<Record<"lg" | "md" | "sm" | "thumb", string | null | undefined>>;
  detailsUrl: string | null | undefined;
  takesBookings: boolean;
};

/** One answer of the calendar: its events, null where one cannot be read, and how many such pages there are. */
export type FeedPage = { entries: (Entry | null)[]; pages: number };

const NAMELESS = "Church event";

/** How wide ChurchSuite's pictures are, in pixels. */
const widths = { lg: 1024, md: 512, sm: 256 };

/** What the site knows of an event, and nothing the feed says beside it. */
export function toChurchEvent(entry: Entry, id: string): ChurchEvent {
  const { start, end, isAllDay, status, category, pictures, detailsUrl } = entry;
  const { lg, md, sm, thumb } = pictures;
  const pictureUrl = lg ?? md ?? sm ?? thumb;
  const pictureWidths = inSrcset(pictures);
  const place = placeOf(entry.location);
  const link = entry.location?.url;
  const description = withoutMeetings(entry.description, link, ASK_THE_OFFICE);
  const name = withoutMeetings(entry.name, link).replace(/\s+/g, " ").trim();
  return {
    id,
    name: name || NAMELESS,
    start,
    ...(end && end > start && { end }),
    ...(isAllDay && { isAllDay }),
    status,
    ...(category && { category }),
    ...(description && { description }),
    ...(place && { place }),
    ...(pictureUrl && { pictureUrl }),
    ...(pictureWidths && { pictureWidths }),
    ...(detailsUrl && { detailsUrl, ...(entry.takesBookings && { takesBookings: true }) }),
  };
}

/** Only where there is a choice. A comma in an address would end it there. */
function inSrcset(pictures: Entry["pictures"]): string {
  const choice = (["lg", "md", "sm"] as const).flatMap((size) => {
    const url = pictures[size];
    return url ? [`${new URL(url).href.replaceAll(",", "%2C")} ${widths[size]}w`] : [];
  });
  return choice.length > 1 ? choice.join(", ") : "";
}
