import type { PhotoRegister } from "#app/content-loader/photo-register.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import type { End } from "./status.ts";

/** How long before its end something is to be thought of, in days. */
const A_MONTH = 31;
/** Of dates: the next school terms have to be asked for, and every group's nights. */
const TEN_WEEKS = 70;

/** The school terms and the consents to photos, by the day on which they run out, the soonest first. Names nobody. */
export function endsOf(year: Year | null, register: PhotoRegister, today: Day): End[] {
  return [...endsOfYear(year, today), ...endsOfConsents(register, today)].sort((one, other) =>
    one.until < other.until ? -1 : 1,
  );
}

/** Whether something that holds until a day has run out `today` or does so within a month. */
export function endsSoon(until: Day, today: Day): boolean {
  return until <= addDays(today, A_MONTH);
}

/** The last days of the dates and of the school terms that are known: soon where past or less than ten weeks off. */
export function endsOfYear(year: Year | null, today: Day): End[] {
  const lastTerm = year?.terms.at(-1);
  const end = (what: string, until: Day) => ({
    what,
    file: YEARS,
    until,
    isSoon: until < addDays(today, TEN_WEEKS),
  });
  return [
    ...(year ? [end("the year of dates", year.to)] : []),
    ...(lastTerm ? [end("the last of the school terms", lastTerm.to)] : []),
  ];
}

/** How many photos each day is about: the file has their names, and those who are in them. */
function endsOfConsents(register: PhotoRegister, today: Day): End[] {
  const days = Object.values(register).flatMap(({ until }) => until ?? []);
  return [...new Set(days)].map((until) => {
    const count = days.filter((day) => day === until).length;
    const what = count === 1 ? "the consent to one photo" : `the consents to ${count} photos`;
    return { what, file: "photos.yaml", until, isSoon: endsSoon(until, today) };
  });
}
