import { expect, test } from "vitest";
import { readYear } from "#app/content-loader/year.server.ts";
import type { Series } from "#app/meetings/meeting.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import { isNamedFor } from "#app/text/names.ts";
import { addDays, isWithin } from "#app/time/wall-time.ts";
import { DAYS_SHOWN, type ProgrammeEvent, programme } from "./programme.ts";

const services = readServices();
const groups = readGroupSeries();
const { to: lastDay = "" } = readYear() ?? {};

/** What the programme shows on each day of the year, "2026-12-06T11:30:00" for a start. */
const everyDay = Array.from({ length: 365 }, (_, days) => {
  const today = addDays("2026-09-01", days);
  const events = programme(today).filter(({ start }) => start.slice(0, 10) <= lastDay);
  return {
    today,
    events: events.map((event) => ({
      ...event,
      start: event.start.replace(" ", "T"),
      end: event.end.replace(" ", "T"),
    })),
  };
});
const everyEvent = [
  ...new Map(
    everyDay.flatMap(({ events }) => events).map((event) => [event.name + event.start, event]),
  ).values(),
];

/** What an event says that a group's or a service's own dates do not, if anything. */
function contradiction(event: ProgrammeEvent, series: Series) {
  const [, ...also] = series.names;
  const names = [...series.names, ...series.meetings.flatMap(({ name }) => name ?? [])];
  if (!isNamedFor(event.name, names)) return undefined;
  const day = event.start.slice(0, 10);
  const onThatDay = series.meetings.filter((meeting) => meeting.day === day);
  if (onThatDay.some(({ start }) => start === event.start)) {
    return onThatDay.every(({ change }) => change === "off") ? "it is off" : undefined;
  }
  if (onThatDay.length > 0) return "it is at another hour";
  if (also.includes(event.name)) return "it has no date on that day";
  const [first, last] = [series.meetings[0]?.day ?? "", series.meetings.at(-1)?.day ?? ""];
  if (day < first || day > last) return "it is outside its session";
  return series.breaks.find((gap) => isWithin(day, gap)) && "it is in a break";
}

test("no event of any day contradicts the dates of the groups and services", () => {
  const found = everyEvent.flatMap((event) =>
    [...services, ...groups].map((series) => {
      const why = contradiction(event, series);
      return why && `${event.name}, ${event.start}: ${why}`;
    }),
  );
  expect(found.filter(Boolean)).toEqual([]);
});

test("every special service is announced, at its hour, for as long as the calendar reaches it", () => {
  const special = services.flatMap(({ meetings }) =>
    meetings.filter(({ change }) => change === "extra"),
  );
  for (const { today, events } of everyDay) {
    const starts = events.map(({ start }) => start);
    const shown = special.filter(({ day }) => day > today && day <= addDays(today, DAYS_SHOWN));
    expect(starts, today).toEqual(expect.arrayContaining(shown.map(({ start }) => start)));
  }
});
