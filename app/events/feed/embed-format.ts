import * as v from "valibot";
import type { WallTime } from "#app/time/wall-time.ts";
import {
  type FeedEvent,
  type FeedPage,
  isOn,
  optionalWallTime,
  optionalWebAddress,
  plainText,
  sharedFields,
  wallTime,
} from "./fields.ts";

// What is missing may arrive as null, "" or [] (PHP's empty object): fall back, and keep the event.
const picture = v.fallback(v.nullish(v.object({ url: optionalWebAddress })), null);
const pictures = v.fallback(
  v.nullish(v.object({ lg: picture, md: picture, sm: picture, thumb: picture })),
  null,
);
const switched = v.fallback(v.nullish(v.object({ enabled: isOn })), null);
const signUp = v.fallback(
  v.nullish(
    v.object({
      signup_enabled: isOn,
      embed: switched,
      tickets: v.fallback(v.nullish(v.object({ url: optionalWebAddress })), null),
    }),
  ),
  null,
);

const embedEvent = v.object({
  ...sharedFields,
  datetime_start: wallTime,
  datetime_end: optionalWallTime,
  category: v.fallback(v.nullish(v.object({ name: plainText })), null),
  images: pictures,
  signup_options: signUp,
});

/**
 * ChurchSuite's present feed, `/embed/calendar/json`: one list of all events, in the church's time.
 * Throws at any other answer.
 */
export function readEmbedFeed(answer: unknown): FeedPage {
  if (!Array.isArray(answer)) throw new Error("The calendar’s answer is not a list of events");
  return { events: answer.map(readEvent), pages: 1 };
}

function readEvent(event: unknown): FeedEvent | null {
  const { success, output } = v.safeParse(embedEvent, event);
  if (!success) return null;
  const { lg, md, sm, thumb } = output.images ?? {};
  const { signup_enabled, embed, tickets } = output.signup_options ?? {};
  return {
    identifier: output.identifier,
    name: output.name,
    start: output.datetime_start,
    end: output.datetime_end,
    isAllDay: isWholeDay(output.datetime_start, output.datetime_end),
    status: output.status,
    category: output.category?.name,
    description: output.description,
    place: output.location,
    pictures: { lg: lg?.url, md: md?.url, sm: sm?.url, thumb: thumb?.url },
    detailsUrl: tickets?.url,
    takesBookings: signup_enabled === true && embed?.enabled === true,
  };
}

/** The format has no field for it: an all-day event lasts from the first second of a day to the last. */
function isWholeDay(start: WallTime, end: WallTime | null): boolean {
  return start.endsWith("T00:00:00") && end?.endsWith("T23:59:59") === true;
}
