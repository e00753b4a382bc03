import * as v from "valibot";
import type { Place } from "#app/events/event.ts";
import { lines, typed, words } from "./fields.ts";
import { withoutMeetings } from "./redact-meetings.ts";

/** Where an event is, in the words both feeds share. */
export const location = v.fallback(
  v.nullish(v.object({ name: words, address: lines, type: words, url: typed })),
  null,
);

type Location = v.InferOutput<typeof location>;

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;

/** The place as the site prints it. An online event has no address: what is typed there is the way in. */
export function placeOf(location: Location): Place | null {
  const isOnline = location?.type.toLowerCase() === "online";
  const name = withoutWebAddress(location?.name);
  const address = isOnline ? "" : withoutWebAddress(location?.address);
  if (!name && !address && !isOnline) return null;
  return {
    ...(isOnline && { isOnline }),
    ...(name && { name }),
    ...(address && { address }),
  };
}

function withoutWebAddress(words = ""): string {
  const rest = withoutMeetings(words.replace(WEB_ADDRESS, ""));
  return rest.replace(/\s+/g, " ").replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, "");
}
