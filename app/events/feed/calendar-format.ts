import * as v from "valibot";
import {
  type FeedEvent,
  type FeedPage,
  field,
  identifier,
  isOn,
  optionalFields,
  plainText,
  readEntries,
  sharedFields,
  wallTime,
  webAddress,
} from "./fields.ts";
import { MOST_ENTRIES } from "./limits.ts";
import type { Steps } from "./steps.ts";

const calendarEvent = v.object({
  ...sharedFields,
  starts_at: wallTime,
  ends_at: wallTime,
  all_day: isOn,
  category_id: identifier,
  signup_enabled: isOn,
  image: optionalFields({
    large: webAddress,
    medium: webAddress,
    small: webAddress,
    thumbnail: webAddress,
  }),
  url: webAddress,
});
const category = optionalFields({ id: identifier, name: plainText });
const count = field((sent) => (Number.isInteger(sent) ? Number(sent) : 0));

const calendarAnswer = v.object({
  events: v.array(v.unknown()),
  categories: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((sent) => sent.slice(0, MOST_ENTRIES)),
      v.array(category),
    ),
    [],
  ),
  pagination: optionalFields({ num_results: count, per_page: count }),
});

/**
 * The feed announced to replace the embed feed, `/-/calendar/UUID/json`: an object with one page of the
 * events, in UTC. Throws at any other answer.
 */
export function* readCalendarFeed(answer: unknown): Steps<FeedPage> {
  const { success, output } = v.safeParse(calendarAnswer, answer);
  if (!success) throw new Error("The calendar’s answer has no list of events in it");
  const { events, categories, pagination } = output;
  const names = new Map(categories.map((known) => [known?.id || undefined, known?.name]));
  return {
    ...(yield* readEntries(events, (event) => readEvent(event, names))),
    pages: pagination?.per_page ? Math.ceil(pagination.num_results / pagination.per_page) : 1,
  };
}

function readEvent(
  event: unknown,
  categories: Map<string | undefined, string | undefined>,
): FeedEvent | null {
  const { success, output } = v.safeParse(calendarEvent, event);
  if (!success || !output.starts_at) return null;
  const { large, medium, small, thumbnail } = output.image ?? {};
  return {
    identifier: output.identifier,
    name: output.name,
    start: output.starts_at,
    end: output.ends_at,
    isAllDay: output.all_day,
    status: output.status,
    category: output.category_id ? categories.get(output.category_id) : undefined,
    description: output.description,
    place: output.location,
    pictures: { lg: large, md: medium, sm: small, thumb: thumbnail },
    detailsUrl: output.url,
    takesBookings: output.signup_enabled,
  };
}
