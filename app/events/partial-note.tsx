import { useWording } from "#app/site.ts";

/** Says, among other sentences, that part of the feed could not be read. */
export function PartialNote() {
  const words = useWording()(
    "Some events are missing: part of the church diary could not be read.",
  );
  return <span>{` ${words} `}</span>;
}
