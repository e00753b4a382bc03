import * as v from "valibot";
import { readWallTime, type WallTime } from "#time";

export const STATUS_FILE = "/status.json";

const wallTime = v.custom<WallTime>(
  (written) => typeof written === "string" && readWallTime(written) === written,
);

const statusSchema = v.object({
  /** When it was built, in the church's time: "2026-11-22T04:10:00". */
  built: wallTime,
  /** The commit from which it was built, "84de1b3d84"; null if neither git nor the host knew it. */
  commit: v.nullable(v.string()),
  /** Whether the church's feed of events could be read then; null if the church has no account at ChurchSuite. */
  feedRead: v.nullable(v.boolean()),
  /** How many events were to come. */
  events: v.number(),
  /** The last day of which dates are known, "2027-08-31". */
  datesUntil: v.pipe(v.string(), v.isoDate()),
});

/** How the website was when it was built, as /status.json tells it to programs. */
export interface Status extends v.InferOutput<typeof statusSchema> {}

/** Reads the text of /status.json. Null if it is anything else. */
export function parseStatus(text: string): Status | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), statusSchema), text);
  return success ? output : null;
}
