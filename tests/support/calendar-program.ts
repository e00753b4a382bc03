import ICAL from "ical.js";
import type { Day, Days } from "#app/time/wall-time.ts";

/** The days of a rule of RFC 5545 from its first until a last, as a calendar program counts them. */
export function recurringDays(rule: string, first: Day, last: Day): Day[] {
  const times = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first));
  const days: Day[] = [];
  for (let day = `${times.next()}`; day <= last; day = `${times.next()}`) days.push(day);
  return days;
}

/** Each time in a calendar, its rules followed as a calendar program does. */
export function calendarTold(ics: string, { from, to }: Days): string[] {
  const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");
  const isOther = (event: ICAL.Component) => event.hasProperty("recurrence-id");
  const rules = events.filter((event) => !isOther(event));
  return rules.flatMap((rule) => {
    const uid = rule.getFirstPropertyValue("uid");
    const exceptions = events.filter(
      (one) => isOther(one) && one.getFirstPropertyValue("uid") === uid,
    );
    const event = new ICAL.Event(rule, { exceptions });
    const told: string[] = [];
    const times = event.iterator();
    for (let time = times.next(); time && `${time}`.slice(0, 10) <= to; time = times.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(time);
      if (`${startDate}`.slice(0, 10) < from) continue;
      told.push(`${startDate} to ${endDate}, ${item.summary}, ${item.location}`);
    }
    return told;
  });
}
