import * as v from "valibot";
import { type Day, readWallTime, type WallTime } from "#time";

export const STATUS_FILE = "/status.json";

/** How the website was when it was built, as /status.json tells it to programs. */
export type Status = {
  /** When it was built, in the church's time: "2026-11-22T04:10:00". */
  built: WallTime;
  /** The commit from which it was built, "84de1b3d84"; null if neither git nor the host knew it. */
  commit: string | null;
  /** Whether the church's feed of events could be read then; null if the church has no account at ChurchSuite. */
  feedRead: boolean | null;
  /** How many events were to come. */
  events: number;
  /** The last day of which dates are known, "2027-08-31". */
  datesUntil: Day;
};

const wallTime = v.custom<WallTime>(
  (written) => typeof written === "string" && readWallTime(written) === written,
);

const statusSchema: v.GenericSchema<unknown, Status> = v.object({
  built: wallTime,
  commit: v.nullable(v.string()),
  feedRead: v.nullable(v.boolean()),
  events: v.number(),
  datesUntil: v.pipe(v.string(), v.isoDate()),
});

/** Reads the text of /status.json. Null if it is anything else. */
export function parseStatus(text: string): Status | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), statusSchema), text);
  return success ? output : null;
}
