import { openChurch } from "#app/church/open-church.server.ts";
import { type DayRule, listRuleDays } from "#dates";
import { type Day, monthOf, type Weekday, weekdayOf } from "#time";

type Week = NonNullable<DayRule["week"]>[number];

/** The days of an event: those on which all of this holds. The head of diary.yaml explains each line. */
export type DiaryDays = {
  every?: Weekday;
  week?: Week | Week[];
  in?: string | string[];
  on?: string | string[];
  group?: string;
};

/** Whether an event of the diary is on a day. */
export function isOn(day: Day, when: DiaryDays): boolean {
  const { every, week, in: months, on, group } = when;
  return (
    (!every || weekdayOf(day) === every) &&
    (!week || isInWeek(day, [week].flat())) &&
    (!months || [months].flat().includes(monthOf(day))) &&
    (!on || [on].flat().some((date) => day.endsWith(date))) &&
    (!group || listDays(group).includes(day))
  );
}

/** Whether a day is the first, second … or last of its weekday in its month. */
function isInWeek(day: Day, week: Week[]): boolean {
  return listRuleDays({ every: weekdayOf(day), week }, { from: day, to: day }).length > 0;
}

let daysOfGroups: Map<string, Day[]> | undefined;

/** Lists the days on which a group of the sample meets. The sample is read once, because that takes a while. */
function listDays(group: string): Day[] {
  daysOfGroups ??= new Map(
    openChurch("sample", new Date()).groupDates.map(({ id, meetings }) => {
      return [id, meetings.flatMap(({ day, isOff }) => (isOff ? [] : day))];
    }),
  );
  return daysOfGroups.get(group) ?? [];
}
