import { addDays, type Day } from "#app/time/wall-time.ts";
import type { Consent } from "./consents.server.ts";
import { YEARS, type Year } from "./year.server.ts";

/** Something that holds until a day, that day included; soon where it is past or near. */
export type End = { what: string; file: string; until: Day; isSoon: boolean };

/** How long before its end something is to be thought of, in days. */
const A_MONTH = 31;
/** Of dates: the next school terms have to be asked for, and every group's nights. */
const TEN_WEEKS = 70;

/** The school terms and the consents to photos, by the day on which they run out, the soonest first. Names nobody. */
export function endsOf(year: Year | null, consents: Consent[], today: Day): End[] {
  // The file has the photos' names, and those who are in them: here they are counted.
  const ofConsents = [...Map.groupBy(consents, ({ until }) => until)].flatMap(([until, those]) => {
    if (!until) return [];
    const { length } = those;
    const what = length === 1 ? "the consent to one photo" : `the consents to ${length} photos`;
    return { what, file: those[0]?.shownIn ?? "", until, isSoon: endsSoon(until, today) };
  });
  return [...endsOfYear(year, today), ...ofConsents].sort((one, other) =>
    one.until < other.until ? -1 : 1,
  );
}

/** Whether something that holds until a day has run out `today` or does so within a month. */
export function endsSoon(until: Day, today: Day): boolean {
  return until <= addDays(today, A_MONTH);
}

/** The last days of the dates and of the school terms that are known: soon where past or less than ten weeks off. */
export function endsOfYear(year: Year | null, today: Day): End[] {
  const lasts = [
    { what: "the year of dates", until: year?.to },
    { what: "the last of the school terms", until: year?.terms.at(-1)?.to },
  ];
  return lasts.flatMap(({ what, until }) =>
    until ? { what, file: YEARS, until, isSoon: until < addDays(today, TEN_WEEKS) } : [],
  );
}
