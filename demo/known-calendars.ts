import { readChurch } from "#app/content-loader/church.server.ts";

/** The UUID under which the stand-in shows the newer feed. */
export const SAMPLE_CALENDAR = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";

/** Whether the newer feed has this calendar: the sample, or the one the church has written down. */
export function isKnownCalendar(uuid: string): boolean {
  return uuid === SAMPLE_CALENDAR || uuid === readChurch().churchsuite.calendar;
}
