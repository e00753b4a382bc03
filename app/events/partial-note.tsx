import { useWording } from "#app/site.ts";

/** Says, among other sentences, that part of the feed could not be read. */
export function PartialNote() {
  const words = useWording()("events.partial");
  return <span>{` ${words} `}</span>;
}
