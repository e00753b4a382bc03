import { addDays, type Day } from "#app/time/wall-time.ts";
import { ruleDays, weekdayOf } from "#app/time/weekdays.ts";

/** Easter Sunday of a year: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm. */
export function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-01`, h + l - 7 * m + 21);
}

/** The bank holidays of Northern Ireland, as far as rules give them: https://www.nidirect.gov.uk/articles/bank-holidays. */
export function bankHolidays(year: number): Map<Day, string> {
  const easter = easterOf(year);
  const monday = (from: string, to: string, which: 0 | -1) =>
    ruleDays({ every: "Monday" }, { from: `${year}-${from}`, to: `${year}-${to}` }).at(which) ?? "";
  const holidays = new Map([
    [addDays(easter, -2), "Good Friday"],
    [addDays(easter, 1), "Easter Monday"],
    [monday("05-01", "05-07", 0), "May Day"],
    [monday("05-25", "05-31", -1), "Spring bank holiday"],
    [monday("08-25", "08-31", -1), "Summer bank holiday"],
  ]);
  for (const [day, name] of [
    ["01-01", "New Year’s Day"],
    ["03-17", "St Patrick’s Day"],
    ["07-12", "The Twelfth"],
    ["12-25", "Christmas Day"],
    ["12-26", "Boxing Day"],
  ] as const) {
    // One at a weekend is made up for on the next working day.
    let kept = `${year}-${day}`;
    while (/^S/.test(weekdayOf(kept)) || holidays.has(kept)) kept = addDays(kept, 1);
    holidays.set(kept, name);
  }
  return holidays;
}
