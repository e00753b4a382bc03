import * as v from "valibot";
import { readWallTime, type WallTime } from "#app/time/wall-time.ts";
import type { ChurchEvent } from "./church-event.ts";

/** The sizes a picture may come in, the best first. */
const sizes = ["lg", "md", "sm", "thumb"] as const;

const NAMELESS = "Church event";

const wallTime = v.pipe(
  v.string(),
  v.transform(readWallTime),
  v.custom<WallTime>((time) => time !== null),
);
const words = v.fallback(v.pipe(v.string(), v.trim()), "");
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));
// What is missing may arrive as null, "" or [], PHP's empty object. None is a reason to lose the event.
const pictureSize = v.fallback(v.nullish(v.object({ url: webAddress })), null);

const feedEvent = v.object({
  identifier: v.fallback(v.string(), ""),
  name: words,
  datetime_start: wallTime,
  category: v.fallback(v.nullish(v.object({ name: words })), null),
  description: words,
  location: v.fallback(v.nullish(v.object({ name: words, address: words })), null),
  images: v.fallback(
    v.nullish(v.object({ lg: pictureSize, md: pictureSize, sm: pictureSize, thumb: pictureSize })),
    null,
  ),
  signup_options: v.fallback(v.nullish(v.object({ tickets: v.object({ url: webAddress }) })), null),
});

type FeedEvent = v.InferOutput<typeof feedEvent>;

/**
 * Reads what the calendar sent. The only door for ChurchSuite's words: an event that cannot be read
 * is left out and its neighbours are kept. Throws where the answer is no list of events at all.
 */
export function parseFeed(feed: unknown): ChurchEvent[] {
  if (!Array.isArray(feed)) throw new Error("The calendar’s answer is not a list of events");
  const timesSeen = new Map<string, number>();
  return feed.flatMap((entry: unknown) => {
    const answer = v.safeParse(feedEvent, entry);
    if (!answer.success) return [];
    const event = answer.output;
    // Repeats may share one identifier, so that a key needs the start and, for twins, a number as well.
    const name = `${event.identifier} ${event.datetime_start}`;
    const seen = timesSeen.get(name) ?? 0;
    timesSeen.set(name, seen + 1);
    return [toChurchEvent(event, seen === 0 ? name : `${name} ${seen}`)];
  });
}

function toChurchEvent(event: FeedEvent, key: string): ChurchEvent {
  const pictureUrl = sizes.map((size) => event.images?.[size]?.url).find(Boolean);
  const place = placeOf(event.location);
  const detailsUrl = event.signup_options?.tickets.url;
  return {
    key,
    name: event.name || NAMELESS,
    start: event.datetime_start,
    ...(event.category?.name && { category: event.category.name }),
    ...(event.description && { description: event.description }),
    ...(place && { place }),
    ...(pictureUrl && { pictureUrl }),
    ...(detailsUrl && { detailsUrl }),
  };
}

function placeOf(location: FeedEvent["location"]): ChurchEvent["place"] | null {
  if (!location?.name && !location?.address) return null;
  // An address may have been typed on several lines.
  const address = location.address.replace(/\s*[\r\n]+\s*/g, ", ");
  return { ...(location.name && { name: location.name }), ...(address && { address }) };
}
