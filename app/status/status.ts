import * as v from "valibot";
import { CHURCH_ZONE, readWallTime, type WallTime } from "#app/time/wall-time.ts";

const day = v.pipe(v.string(), v.isoDate());
const moment = v.custom<WallTime>(
  (written) => typeof written === "string" && readWallTime(written) === written,
);
const count = v.pipe(v.number(), v.integer());

/**
 * How the site is, as a build found it, and as /status.json tells it to machines. Days and times are the church's;
 * nobody is named who is not named on a page.
 */
const statusSchema = v.object({
  church: v.string(),
  zone: v.literal(CHURCH_ZONE),
  built: v.object({
    at: moment,
    /** The state of the words and the program it was built from; null where nobody has kept any. */
    commit: v.nullable(v.string()),
    /** Whether there was something else in the folder besides. */
    hasOtherChanges: v.boolean(),
    /** Whether the words are the sample congregation's, and whether ChurchSuite is the stand-in. */
    isSample: v.boolean(),
    isStandIn: v.boolean(),
  }),
  /** Null where the church keeps no calendar at ChurchSuite. */
  diary: v.nullable(
    v.object({
      /** Whether this build could read it; and when a build last could, or null where that is not known. */
      isRead: v.boolean(),
      lastRead: v.nullable(moment),
      events: count,
      next: v.nullable(v.object({ name: v.string(), when: v.string() })),
    }),
  ),
  /** Services and groups, and when each meets next: the day, null where none is known, and words for it. */
  meetings: v.array(
    v.object({ name: v.string(), path: v.string(), next: v.nullable(day), words: v.string() }),
  ),
  /** Those in force and those to come. */
  notices: v.array(v.object({ words: v.string(), from: day, until: day })),
  /** When each file is to be read through again, a day or a month ("2027-01"), the soonest first. */
  reviews: v.array(v.object({ page: v.string(), file: v.string(), due: v.string() })),
  /** What runs out, the soonest first, with the last day on which it holds, and whether that is soon or past. */
  ends: v.array(v.object({ what: v.string(), file: v.string(), until: day, isSoon: v.boolean() })),
});

export type Status = v.InferOutput<typeof statusSchema>;
export type Diary = NonNullable<Status["diary"]>;
export type End = Status["ends"][number];

/** Where a website has it. */
export const STATUS_FILE = "/status.json";

/** The status that a site answered with, parsed from JSON; null where it is none. */
export function parseStatus(answer: unknown): Status | null {
  const { success, output } = v.safeParse(statusSchema, answer);
  return success ? output : null;
}
