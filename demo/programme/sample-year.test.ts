import { expect, test } from "vitest";
import { readYear } from "#app/content-loader/year.server.ts";
import { isNamedFor } from "#app/ground/names.ts";
import { endOf, type Series, startOf } from "#app/meetings/meeting.ts";
import { readDatedGroups, readDatedServices } from "#app/meetings/series.server.ts";
import { addDays, type Day, isWithin } from "#app/time/wall-time.ts";
import { DAYS_SHOWN, type ProgrammeEvent, programme } from "./programme.ts";

/** A group or a service, with all its names in the calendar, and those of its ordinary dates. */
type Named = { series: Series; names: string[]; ordinary: string[] };

const services = readDatedServices().map(({ service: { also }, series }): Named => {
  const special = series.meetings.flatMap(({ name }) => name ?? []);
  return { series, names: [series.name, ...also, ...special], ordinary: also };
});
const groups = readDatedGroups().map(({ group: { also }, series }): Named => {
  return { series, names: [series.name, ...also], ordinary: also };
});
const lastDay = readYear()?.to ?? "";

const everyDay = Array.from({ length: 365 }, (_, days) => {
  const today = addDays("2026-09-01", days);
  return { today, events: programme(today).filter(({ start }) => dayOf(start) <= lastDay) };
});
const everyEvent = [
  ...new Map(
    everyDay
      .flatMap(({ events }) => events)
      .map((event) => [`${event.name} ${event.start}`, event]),
  ).values(),
];

function dayOf(start: string): Day {
  return start.slice(0, 10);
}

const at = (written: string) => written.replace(" ", "T");

/** What an event says that a group's or a service's own dates do not, or nothing. */
function contradiction(event: ProgrammeEvent, { series, names, ordinary }: Named): string[] {
  if (!isNamedFor(event.name, names)) return [];
  const day = dayOf(event.start);
  const contradicts = (why: string) => [`${event.name}, ${event.start}: ${why}`];
  const onThatDay = series.meetings.filter((meeting) => meeting.day === day);
  if (onThatDay.some((meeting) => startOf(meeting, series) === at(event.start))) {
    return onThatDay.every(({ change }) => change === "off") ? contradicts("it is off") : [];
  }
  if (onThatDay.length > 0) return contradicts("it is at another hour");
  if (ordinary.includes(event.name)) return contradicts("it has no date on that day");
  const first = series.meetings[0]?.day ?? "";
  const last = series.meetings.at(-1)?.day ?? "";
  if (day < first || day > last) return contradicts("it is outside its session");
  const inBreak = series.breaks.find((gap) => isWithin(day, gap));
  return inBreak ? contradicts(`it is in the ${inBreak.name}`) : [];
}

test("no event of any day contradicts the dates of the groups and services", () => {
  const found = everyEvent.flatMap((event) =>
    [...services, ...groups].flatMap((named) => contradiction(event, named)),
  );
  expect(found).toEqual([]);
});

test("no service in the evening takes the young people from SNATCH", () => {
  const snatch = groups.find(({ series }) => series.id === "snatch")?.series;
  const nights = snatch?.meetings.filter(({ change }) => change !== "off") ?? [];
  const against = everyEvent.filter(
    ({ category, start, end }) =>
      category.name === "Worship Services" &&
      snatch &&
      nights.some((night) => at(start) < endOf(night, snatch) && at(end) > startOf(night, snatch)),
  );
  expect(against.map(({ name, start }) => `${name}, ${start}`)).toEqual([]);
});

test("every special service is announced, at its hour, for as long as the calendar reaches it", () => {
  for (const { today, events } of everyDay) {
    for (const { series } of services) {
      for (const meeting of series.meetings) {
        const isShown = meeting.day > today && meeting.day <= addDays(today, DAYS_SHOWN);
        if (meeting.change !== "extra" || !isShown) continue;
        const starts = events.map(({ start }) => at(start));
        expect(starts, `${meeting.name}, announced on ${today}`).toContain(
          startOf(meeting, series),
        );
      }
    }
  }
});

test("a holiday club is in the school holidays", () => {
  const schoolDays = everyEvent.filter(
    ({ name, start, end }) =>
      name.endsWith("Holiday Club") &&
      readYear()?.terms.some(({ from, to }) => dayOf(end) >= from && dayOf(start) <= to),
  );
  expect(schoolDays.map(({ name, start }) => `${name}, ${start}`)).toEqual([]);
});
