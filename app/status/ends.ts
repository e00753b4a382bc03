import type { PhotoRegister } from "#app/content-loader/photo-register.server.ts";
import type { Year } from "#app/content-loader/year.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import type { End } from "./status.ts";

const YEARS = "year.yaml";

type Ending = Omit<End, "isSoon">;

/** How long before its end something is to be thought of, in days. */
const A_MONTH = 31;
/** Of dates: the next school terms have to be asked for, and every group's nights. */
const TEN_WEEKS = 70;

/** The school terms and the consents to photos, by the day on which they run out, the soonest first. Names nobody. */
export function endsOf(year: Year | null, register: PhotoRegister, today: Day): End[] {
  return [...endsOfYear(year), ...endsOfConsents(register)]
    .map((end) => ({
      ...end,
      isSoon: (end.file === YEARS ? datesEndSoon : endsSoon)(end.until, today),
    }))
    .sort((one, other) => (one.until < other.until ? -1 : 1));
}

/** Whether something that holds until a day has run out `today` or does so within a month. */
export function endsSoon(until: Day, today: Day): boolean {
  return until <= addDays(today, A_MONTH);
}

/** Whether the last day whose dates are known is past `today` or less than ten weeks off. */
export function datesEndSoon(until: Day, today: Day): boolean {
  return until < addDays(today, TEN_WEEKS);
}

function endsOfYear(year: Year | null): Ending[] {
  const lastTerm = year?.terms.at(-1);
  return [
    ...(year ? [{ what: "the year of dates", file: YEARS, until: year.to }] : []),
    ...(lastTerm
      ? [{ what: "the last of the school terms", file: YEARS, until: lastTerm.to }]
      : []),
  ];
}

/** How many photos each day is about: the file has their names, and those who are in them. */
function endsOfConsents(register: PhotoRegister): Ending[] {
  const days = Object.values(register).flatMap(({ until }) => until ?? []);
  return [...new Set(days)].map((until) => {
    const count = days.filter((day) => day === until).length;
    const what = count === 1 ? "the consent to one photo" : `the consents to ${count} photos`;
    return { what, file: "photos.yaml", until };
  });
}
