import type { PhotoRegister } from "#app/content-loader/photo-register.server.ts";
import type { Year } from "#app/content-loader/year.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import type { End } from "./status.ts";

/** How long before its end something is to be thought of, in days. */
const A_MONTH = 31;

/** The school terms and the consents to photos, by the day on which they run out, the soonest first. Names nobody. */
export function endsOf(year: Year | null, register: PhotoRegister): End[] {
  return [...endsOfYear(year), ...endsOfConsents(register)].sort((one, other) =>
    one.until < other.until ? -1 : 1,
  );
}

/** Whether something that holds until a day has run out `today` or does so within a month. */
export function endsSoon(until: Day, today: Day): boolean {
  return until <= addDays(today, A_MONTH);
}

function endsOfYear(year: Year | null): End[] {
  const lastTerm = year?.terms.at(-1);
  return [
    ...(year ? [{ what: "the year of dates", file: "year.yaml", until: year.to }] : []),
    ...(lastTerm
      ? [{ what: "the last of the school terms", file: "year.yaml", until: lastTerm.to }]
      : []),
  ];
}

/** How many photos each day is about: the file has their names, and those who are in them. */
function endsOfConsents(register: PhotoRegister): End[] {
  const days = Object.values(register).flatMap(({ until }) => until ?? []);
  return [...new Set(days)].map((until) => {
    const count = days.filter((day) => day === until).length;
    const what = count === 1 ? "the consent to one photo" : `the consents to ${count} photos`;
    return { what, file: "photos.yaml", until };
  });
}
