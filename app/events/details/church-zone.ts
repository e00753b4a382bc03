import type { IcsRecurrenceRule, IcsTimezone } from "ts-ics";
import { CHURCH_ZONE } from "#app/time/wall-time.ts";

const MARCH = 2;
const OCTOBER = 9;

/** When the church's clock is changed, for calendars that do not know it of themselves. */
export const churchZone: IcsTimezone = {
  id: CHURCH_ZONE,
  props: [
    {
      type: "DAYLIGHT",
      name: "BST",
      // ts-ics adds the new offset to these: they become 01:00 and 02:00 on the clock that is changed.
      start: new Date("1970-03-29T00:00:00Z"),
      offsetFrom: "+0000",
      offsetTo: "+0100",
      recurrenceRule: lastSundayOf(MARCH),
    },
    {
      type: "STANDARD",
      name: "GMT",
      start: new Date("1970-10-25T02:00:00Z"),
      offsetFrom: "+0100",
      offsetTo: "+0000",
      recurrenceRule: lastSundayOf(OCTOBER),
    },
  ],
};

function lastSundayOf(month: number): IcsRecurrenceRule {
  return { frequency: "YEARLY", byMonth: [month], byDay: [{ day: "SU", occurrence: -1 }] };
}
