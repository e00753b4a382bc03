import * as v from "valibot";
import {
  type FeedEvent,
  type FeedPage,
  field,
  identifier,
  isOn,
  isWholeDay,
  optionalFields,
  plainText,
  readEntries,
  sharedFields,
  typedWords,
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
  merge_identifier: identifier,
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
  configuration: optionalFields({ merge_events: plainText, format: plainText, num_events: count }),
  pagination: optionalFields({ num_results: count, per_page: count }),
});

/**
 * The feed announced to replace the embed feed, `/-/calendar/UUID/json`: an object with one page of the
 * events, in UTC. Throws at any other answer.
 */
export function* readCalendarFeed(answer: unknown): Steps<FeedPage> {
  const { success, output } = v.safeParse(calendarAnswer, answer);
  if (!success) throw new Error("The calendar’s answer has no list of events in it");
  const { events, categories, configuration, pagination } = output;
  // "next in sequence" and the like; ChurchSuite says which events belong together, and leaves the rest to websites.
  const merges = configuration?.merge_events !== "show_all";
  // A calendar of months has a number left over from when it was a list.
  const mostShown = configuration?.format === "list" ? configuration.num_events : 0;
  const names = new Map(categories.map((known) => [known?.id || undefined, known?.name]));
  return {
    ...(yield* readEntries(events, (event) => readEvent(event, names, merges))),
    pages: pagination?.per_page ? Math.ceil(pagination.num_results / pagination.per_page) : 1,
    ...(mostShown > 0 && { mostShown }),
  };
}

function readEvent(
  event: unknown,
  categories: Map<string | undefined, string | undefined>,
  merges: boolean,
): FeedEvent | null {
  const { success, output } = v.safeParse(calendarEvent, event);
  if (!success || !output.starts_at) return null;
  const { large, medium, small, thumbnail } = output.image ?? {};
  const category = output.category_id ? categories.get(output.category_id) : undefined;
  return {
    identifier: output.identifier,
    start: output.starts_at,
    end: output.ends_at,
    isAllDay: output.all_day || isWholeDay(output.starts_at, output.ends_at),
    status: output.status,
    typed: typedWords(output, category, output.url),
    pictures: { lg: large, md: medium, sm: small, thumb: thumbnail },
    takesBookings: output.signup_enabled,
    ...(merges && output.merge_identifier && { mergeIdentifier: output.merge_identifier }),
  };
}
