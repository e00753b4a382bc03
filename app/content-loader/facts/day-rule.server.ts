import * as v from "valibot";
import { addDays } from "#app/time/wall-time.ts";
import { type DayRule, weekdayOf, weekdays, weeks } from "#app/time/weekdays.ts";
import { field, filledIn } from "./field.ts";
import { day } from "./fields.server.ts";

export const weekday = v.picklist(weekdays, ({ input }) =>
  /other|fortnight|alternat|second/i.test(String(input))
    ? "expected a day of the week alone, such as Friday. For every other week add fortnightly-from: with its first day, for a week of the month week: second"
    : "expected a day of the week, such as Sunday, with a capital letter and spelt in full",
);

const oneWeek = v.picklist(weeks);
/** Some weeks of the month, in its order: one may be typed, or a list. */
const weeksOfMonth = v.pipe(
  v.union(
    [oneWeek, v.pipe(v.array(oneWeek), v.minLength(1))],
    "expected first, second, third, fourth or last, or several, such as [second, fourth]; leave it out for every week",
  ),
  v.transform((typed) => weeks.filter((week) => [typed].flat().includes(week))),
  filledIn("weeks of the month"),
);

/** The facts that say on which days something is held; what they say together is for `ruleSlip`. */
export const dayRule = {
  every: field("Day", weekday),
  week: field("Weeks of the month", v.optional(weeksOfMonth), "Leave it out for every week."),
  "fortnightly-from": field(
    "Every other week, from",
    v.optional(day),
    "Of what is held every other week, the first day. Leave it out for every week.",
  ),
};

/** What is wrong with a rule whose facts would each do by itself; "" where nothing is. */
export function ruleSlip({ every, week, "fortnightly-from": from }: DayRule): string {
  if (!from) return "";
  if (week) {
    return "has week, which counts in months, and fortnightly-from, which counts in weeks. Expected one of the two";
  }
  const weekday = weekdayOf(from);
  if (weekday === every) return "";
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index - 3));
  const nearest = days.find((other) => weekdayOf(other) === every);
  return `says fortnightly-from: ${from}, a ${weekday}, and every: ${every}. Expected the first ${every}, such as ${nearest}`;
}
