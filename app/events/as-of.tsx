import { useFacts } from "#app/site.ts";
import { clockOf, dayOf } from "#app/time/wall-time.ts";
import { dayAndHours } from "#app/time/written-times.ts";
import { PartialNote } from "./partial-note.tsx";

type When = {
  /** Whether part of the feed could not be read. */
  isPartial: boolean;
};

/** Says on a page that asks no feed of what moment its events are, and where they are up to date. */
export function AsOf({ isPartial }: When) {
  const { builtAt } = useFacts();
  return (
    <p>
      As of{" "}
      <time dateTime={builtAt} className="one-line">
        {dayAndHours(dayOf(builtAt), clockOf(builtAt))}
      </time>
      .{isPartial && <PartialNote />}{" "}
      <a href="/events" className="not-printed">
        See what is new
      </a>
    </p>
  );
}
