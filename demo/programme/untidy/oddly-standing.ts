import { addDays, type Day } from "#app/time/wall-time.ts";
import { online } from "#demo/programme/places.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { untidyEvent } from "./untidy-event.ts";

/** Events that are off, not yet certain, not alone, nowhere or somewhere private. */
export function oddlyStanding(today: Day): ProgrammeEvent[] {
  return [
    untidyEvent("cance11d", addDays(today, 3), {
      name: "Harvest Lunch",
      status: "cancelled",
      signUp: "can be booked",
    }),
    untidyEvent("pend1ngx", addDays(today, 11), {
      name: "Visit of the Moderator",
      status: "pending",
      signUp: "can be booked",
    }),
    untidyEvent("tw1nsabc", addDays(today, 6), { name: "Bible Study" }),
    untidyEvent("tw1nsabc", addDays(today, 13), { name: "Bible Study" }),
    untidyEvent("n0wherex", addDays(today, 7), { name: "Sponsored Silence", place: null }),
    untidyEvent("0n11nexy", addDays(today, 9), {
      name: "Elders’ Prayer Online",
      place: online,
      description: {
        html:
          `<p>We meet at <a href="${online.url}">${online.url}</a>. Bring a cup of tea.</p>` +
          "<p><strong>Meeting ID:</strong>&nbsp;819 0440 2667</p><p>Passcode: <b>mustard</b></p>",
      },
    }),
  ];
}
