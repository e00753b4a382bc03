import { useFacts } from "#app/layout/site.ts";
import { clockOf, dayAndHours, dayOf } from "#time";
import type { BuildsReading } from "./events-source.ts";
import { PartialNote } from "./partial-note.tsx";

/** Says of what moment a page is that does not ask the feed, and links to the page that does. */
export function AsOf({ reading: { outcome, calendar } }: { reading: BuildsReading }) {
  const { builtAt } = useFacts();
  return (
    <p>
      <small>
        As of <time dateTime={builtAt}>{dayAndHours(dayOf(builtAt), clockOf(builtAt))}</time>.
        {outcome === "partial" && calendar && <PartialNote calendar={calendar} />}{" "}
        {calendar && (
          <a href="/events" className="one-line not-printed">
            See what’s new
          </a>
        )}
      </small>
    </p>
  );
}
