import type { Consent } from "#app/church/consents.server.ts";
import { addDays, britishDateAndYear, type Day } from "#time";
import { type Finding, should } from "./finding.ts";

/** How many days before its end the check-up asks for a new consent. */
const A_MONTH = 31;

/** Finds photos to which nobody has agreed, and those whose consent has ended or will end soon. */
export function checkConsents(folder: string, consents: Consent[], today: Day): Finding[] {
  return consents.flatMap(({ file, shownIn, who, isGiven, until }): Finding | [] => {
    const where = `${folder}/${shownIn}`;
    if (!isGiven) {
      return should(
        where,
        `${file}, of ${who}, is not shown: nobody has said who asked them, and until when they agreed.`,
        "Ask, and put below it asked-by: and until:, such as until: 2029-08-31.",
      );
    }
    if (!until || until > addDays(today, A_MONTH)) return [];
    const ends = until < today ? "ended" : "ends";
    return should(
      where,
      `the consent of ${who} to ${file} ${ends} on ${britishDateAndYear(until)}, and it is shown no longer than that.`,
      "Ask again and put the new day; or take the photo away.",
    );
  });
}
