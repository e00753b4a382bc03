import type { FeedEvent } from "#churchsuite";
import type { Day } from "#time";

/** An event of the feed, as a build keeps it. It stands in pages as JSON. */
export type ChurchEvent = FeedEvent & {
  /** The name of its own page, if the build has made one: "2026-12-24-watchnight-service". */
  page?: string;
};

/** The feed's events as a build found them. */
export type Snapshot = {
  /** The day on which the feed was read. */
  day: Day;
  events: ChurchEvent[];
  /** Whether some of the feed's events may be missing. */
  isPartial?: true;
  /** The names of the pages of events that it leaves out. */
  pages?: string[];
};

/** A church's feed, as tools/build/generate.ts reads it before the pages are built. */
export type FetchedDiary = {
  /** The address of the feed. */
  url: string;
  /** Its events; null if it could not be read. */
  snapshot: Snapshot | null;
};
