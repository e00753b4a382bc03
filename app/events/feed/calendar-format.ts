import * as v from "valibot";
import {
  type FeedEvent,
  type FeedPage,
  identifier,
  isOn,
  optionalWallTime,
  optionalWebAddress,
  plainText,
  sharedFields,
  wallTime,
} from "./fields.ts";

const pictures = v.fallback(
  v.nullish(
    v.object({
      large: optionalWebAddress,
      medium: optionalWebAddress,
      small: optionalWebAddress,
      thumbnail: optionalWebAddress,
    }),
  ),
  null,
);

const calendarEvent = v.object({
  ...sharedFields,
  starts_at: wallTime,
  ends_at: optionalWallTime,
  all_day: isOn,
  category_id: identifier,
  signup_enabled: isOn,
  image: pictures,
  url: optionalWebAddress,
});
const category = v.object({ id: identifier, name: plainText });
const atLeast = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

const calendarAnswer = v.object({
  events: v.array(v.unknown()),
  categories: v.fallback(v.array(v.fallback(v.nullable(category), null)), []),
  pagination: v.fallback(
    v.nullish(v.object({ num_results: atLeast(0), per_page: atLeast(1) })),
    null,
  ),
});

/**
 * The feed announced to replace the embed feed, `/-/calendar/UUID/json`: an object with one page of the
 * events, in UTC. Throws at any other answer.
 */
export function readCalendarFeed(answer: unknown): FeedPage {
  const { success, output } = v.safeParse(calendarAnswer, answer);
  if (!success) throw new Error("The calendar’s answer has no list of events in it");
  const { events, categories, pagination } = output;
  const names = new Map(categories.map((known) => [known?.id || undefined, known?.name]));
  return {
    events: events.map((event) => readEvent(event, names)),
    pages: pagination ? Math.ceil(pagination.num_results / pagination.per_page) : 1,
  };
}

function readEvent(
  event: unknown,
  categories: Map<string | undefined, string | undefined>,
): FeedEvent | null {
  const { success, output } = v.safeParse(calendarEvent, event);
  if (!success) return null;
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
