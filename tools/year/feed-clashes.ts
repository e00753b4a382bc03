import type { ChurchEvent } from "#app/events/event.ts";
import { isNamedFor } from "#app/events/event-names.ts";
import { startOf } from "#app/meetings/meeting.ts";
import { clockOf, dayOf } from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";
import { type Finding, toMend, worthALook } from "./finding.ts";
import type { Planned } from "./planned.ts";

/** Where the church's feed says of a group's or a service's date what its own facts do not. */
export function feedClashes(planned: Planned[], events: ChurchEvent[]): Finding[] {
  return events.flatMap((event) => planned.flatMap((one) => clashWith(event, one)));
}

function clashWith(event: ChurchEvent, { series, names }: Planned): Finding[] {
  const { id, name, meetings } = series;
  const day = dayOf(event.start);
  const onThatDay = meetings.filter((meeting) => meeting.day === day);
  const all = [...names, ...onThatDay.flatMap((meeting) => meeting.name ?? [])];
  if (onThatDay.length === 0 || !isNamedFor(event.name, all)) return [];
  const said = `The church’s calendar has “${event.name}” on ${britishDate(day)}`;
  // Another event of the group's own, such as a coffee morning, may well be at another hour, or all day.
  const isOrdinary = all.some((one) => isNamedFor(one, [event.name]));
  const meant = onThatDay.find((meeting) =>
    event.isAllDay ? isOrdinary : startOf(meeting, series) === event.start,
  );
  if (!meant) {
    if (event.isAllDay) return [];
    const isOn = onThatDay.some(({ change }) => change !== "off");
    const words = `${said} at ${clockRange(clockOf(event.start))}, and the website has ${name} at another hour`;
    return isOn ? [isOrdinary ? toMend([id], words) : worthALook([id], words)] : [];
  }
  const isOff = meant.change === "off";
  if (event.status === "cancelled" && !isOff) {
    return [
      toMend(
        [id],
        `${said} as cancelled, and the website has ${name} on that day. Is it off? Then write in notices.yaml: ` +
          `{ day: ${day}, for: ${id}, what: off, why: … }`,
      ),
    ];
  }
  if (event.status !== "cancelled" && isOff) {
    return [toMend([id], `${said}, and the website says that ${name} is off on that day`)];
  }
  return [];
}
