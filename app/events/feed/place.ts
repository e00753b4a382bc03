import * as v from "valibot";
import type { Place } from "#app/events/church-event.ts";
import { lines, typed, words } from "./fields.ts";

/** Where an event is, in the words both feeds share. */
export const location = v.fallback(
  v.nullish(v.object({ name: words, address: lines, type: words, url: typed })),
  null,
);

type Location = v.InferOutput<typeof location>;

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;
const TYPED_ADDRESS = /\bhttps?:[^\s"'<>]+/gi;

/** The place as the site prints it. Web addresses are left out: they may be the way into a private meeting. */
export function placeOf(location: Location): Place | null {
  const name = withoutWebAddress(location?.name);
  const address = withoutWebAddress(location?.address);
  const isOnline = location?.type.toLowerCase() === "online";
  if (!name && !address && !isOnline) return null;
  return {
    ...(isOnline && { isOnline }),
    ...(name && { name }),
    ...(address && { address }),
  };
}

/**
 * Words without the private link of their event, should somebody have typed it there as well: with its
 * password or without, in whatever letters.
 */
export function withoutJoiningLink(words: string, location: Location): string {
  const link = location?.url;
  if (!link) return words;
  return words.replace(TYPED_ADDRESS, (typed) => (pageIn(typed) === pageIn(link) ? "" : typed));
}

/** The address of a page without its scheme, its query and what comes after a sentence. */
function pageIn(address: string): string {
  return address.toLowerCase().replace(/^https?:(?:\/\/)?|[?#&].*$|[.,;:!)/]+$/g, "");
}

function withoutWebAddress(words = ""): string {
  return words.replace(WEB_ADDRESS, "").replace(/\s+/g, " ").trim();
}
