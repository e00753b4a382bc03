import * as v from "valibot";
import {
  type FeedEvent,
  type FeedPage,
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
import type { Steps } from "./steps.ts";

const picture = optionalFields({ url: webAddress });

const embedEvent = v.object({
  ...sharedFields,
  datetime_start: wallTime,
  datetime_end: wallTime,
  category: optionalFields({ name: plainText }),
  images: optionalFields({ lg: picture, md: picture, sm: picture, thumb: picture }),
  signup_options: optionalFields({
    signup_enabled: isOn,
    embed: optionalFields({ enabled: isOn }),
    tickets: optionalFields({ url: webAddress }),
  }),
});

/**
 * ChurchSuite's present feed, `/embed/calendar/json`: one list of all events, in the church's time.
 * Throws at any other answer.
 */
export function* readEmbedFeed(answer: unknown): Steps<FeedPage> {
  if (!Array.isArray(answer)) throw new Error("The calendar’s answer is not a list of events");
  return { ...(yield* readEntries(answer, readEvent)), pages: 1 };
}

function readEvent(event: unknown): FeedEvent | null {
  const { success, output } = v.safeParse(embedEvent, event);
  if (!success || !output.datetime_start) return null;
  const { lg, md, sm, thumb } = output.images ?? {};
  const { signup_enabled, embed, tickets } = output.signup_options ?? {};
  return {
    identifier: output.identifier,
    start: output.datetime_start,
    end: output.datetime_end,
    isAllDay: isWholeDay(output.datetime_start, output.datetime_end),
    status: output.status,
    typed: typedWords(output, output.category?.name, tickets?.url),
    pictures: { lg: lg?.url, md: md?.url, sm: sm?.url, thumb: thumb?.url },
    takesBookings: signup_enabled === true && embed?.enabled === true,
  };
}
