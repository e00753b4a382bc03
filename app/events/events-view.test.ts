import { expect, test } from "vitest";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import type { WallTime } from "#time";
import { chooseView } from "./events-view.ts";
import type { SnapshotWithChanges } from "./snapshot.ts";
import type { KnownEvents } from "./use-events.ts";

const SATURDAY = "2026-11-21T09:00:00" as WallTime;
const YEARS_LATER = "2036-11-21T09:00:00" as WallTime;

/** Makes an event on the evening of a day in November. */
function makeEvent(id: string, day: number): Occurrence {
  return { ...carols, ...between(`2026-11-${day}T19:00:00`, `2026-11-${day}T20:00:00`), id };
}

const friday = makeEvent("friday", 20);
const sunday = makeEvent("sunday", 22);
const monday = makeEvent("monday", 23);

const snapshot: SnapshotWithChanges = { day: "2026-11-20", events: [friday, sunday] };

const loading: KnownEvents = {
  loaded: null,
  hasFailed: false,
  oldAnswerAt: null,
  snapshot,
  isPartial: false,
  isAsking: true,
  retry: () => {},
};
const loaded: KnownEvents = {
  ...loading,
  loaded: [sunday, monday],
  isAsking: false,
};
const old: KnownEvents = { ...loaded, oldAnswerAt: SATURDAY };
const failed: KnownEvents = { ...loading, hasFailed: true, isAsking: false };

/** What stands there: the box of a failure, the events, the note, and of when they are. */
type Stands = { box?: true; shows: string; note: string; asOf?: string };

const AS_OF = "Friday 20 November";

test.each<[state: string, known: KnownEvents, clock: WallTime | null, stands: Stands]>([
  [
    "in the HTML and during hydration",
    loading,
    null,
    {
      shows: "events: friday, sunday",
      note: "below: as of, page lost, checking",
      asOf: AS_OF,
    },
  ],
  [
    "loading, with a snapshot",
    loading,
    SATURDAY,
    {
      shows: "events: sunday",
      note: "below: as of, page lost, checking",
      asOf: AS_OF,
    },
  ],
  [
    "loading, with a partial snapshot",
    { ...loading, isPartial: true },
    null,
    {
      shows: "events: friday, sunday",
      note: "below: as of, some may be missing, page lost, checking",
      asOf: AS_OF,
    },
  ],
  [
    "loading, without a snapshot",
    { ...loading, snapshot: null },
    SATURDAY,
    { shows: "outlines", note: "above: page lost, checking" },
  ],
  ["loaded", loaded, SATURDAY, { shows: "events: sunday, monday", note: "below: " }],
  [
    "loaded in part",
    { ...loaded, isPartial: true },
    SATURDAY,
    { shows: "events: sunday, monday", note: "below: some may be missing" },
  ],
  [
    "loaded and empty",
    { ...loaded, loaded: [] },
    SATURDAY,
    { shows: "no events", note: "below: " },
  ],
  [
    "an old answer, while the feed is asked again",
    { ...old, isAsking: true },
    SATURDAY,
    {
      shows: "events: sunday, monday",
      note: "below: as of, checking",
      asOf: "Saturday 21 November, 9am",
    },
  ],
  [
    "an old answer, after the feed has failed",
    old,
    SATURDAY,
    {
      shows: "events: sunday, monday",
      note: "above: as of",
      asOf: "Saturday 21 November, 9am",
    },
  ],
  [
    "failed, with a snapshot",
    failed,
    SATURDAY,
    { box: true, shows: "events: sunday", note: "nowhere: ", asOf: AS_OF },
  ],
  [
    "failed, with a partial snapshot that is all over",
    { ...failed, isPartial: true },
    YEARS_LATER,
    {
      box: true,
      shows: "events: friday, sunday",
      note: "above: some may be missing, all over",
      asOf: AS_OF,
    },
  ],
  [
    "failed, without a snapshot",
    { ...failed, snapshot: null },
    SATURDAY,
    { box: true, shows: "nothing", note: "nowhere: " },
  ],
])("what stands on the page: %s", (_state, known, clock, stands) => {
  const { hasFailed, shows, events, note, remarks, asOf } = chooseView(known, clock);
  const ids = events.map(({ id }) => id).join(", ");
  expect({
    box: hasFailed || undefined,
    shows: events.length > 0 ? `${shows}: ${ids}` : shows,
    note: `${note}: ${remarks.join(", ")}`,
    asOf: asOf ?? undefined,
  }).toEqual(stands);
});
