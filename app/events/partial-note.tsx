import { useWording } from "#app/site.ts";

/** Says, among other sentences, that part of the feed could not be read. */
export function PartialNote() {
  return <span>{` ${useWording()("events.partial")} `}</span>;
}
