import type { SpecialService } from "#app/home/special-services.server.ts";
import { isOff, type Line, type SheetDay } from "#app/this-week/week.ts";
import { A_MINUTE } from "#app/time/clock.ts";
import { isWithinSpan } from "#app/time/visible-span.ts";
import { asUtc, dayOf, type WallTime, withOffset } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { nearness } from "#app/time/written-times.ts";

/** What is on, or begins, at one time; what is on "until 12:45pm", or begins "11:30–12:45, in 25 minutes". */
export type Moment = { label: "On now" | "Next" | "Then"; lines: Line[]; when: string };

/** What the screen in the foyer shows at once, or in as many turns as it takes. */
export type Panel =
  | { kind: "moments"; title: string; shown: Moment[] }
  | { kind: "days"; title: string; shown: SheetDay[] }
  | { kind: "words"; title: string; shown: string[] };

type Told = { days: SheetDay[]; said: string[]; special: SpecialService[] };

/** The panels that have something to say at a moment, by the church's clock. */
export function panelsAt(now: WallTime, { days, said, special }: Told): Panel[] {
  const instant = Date.parse(withOffset(now));
  const coming = special.find((service) => isWithinSpan(instant, service));
  const busy = days.filter(({ lines }) => lines.length > 0);
  const isToday = ({ day }: SheetDay) => day === dayOf(now);
  const today = busy.filter(isToday);
  const noted: Panel = { kind: "words", title: "Please note", shown: said };
  // Whoever has come in the snow is told of it before what is next.
  const isNotedFirst = today.some(({ lines }) => lines.some(isOff));
  const moments = [...onNow(days, now), ...nextOf(days, now), ...thenOf(today, now)];
  const panels: Panel[] = [
    ...(isNotedFirst ? [noted] : []),
    { kind: "moments", title: "Now and next", shown: moments },
    { kind: "days", title: "Today", shown: today },
    { kind: "days", title: "This week", shown: busy.filter((day) => !isToday(day)) },
    ...(isNotedFirst ? [] : [noted]),
    { kind: "words", title: "Coming up", shown: coming ? [coming.name, coming.words] : [] },
  ];
  return panels.filter(({ shown }) => shown.length > 0);
}

/** What has begun and is not over; not what has no known end, which may be. */
function onNow(days: SheetDay[], now: WallTime): Moment[] {
  const on = taking(days).filter(({ start, until }) => start <= now && until !== "");
  const [first] = on;
  return first ? [{ label: "On now", lines: on, when: first.until }] : [];
}

/** What begins next, the church's service before what else begins with it. */
export function nextOf(days: SheetDay[], now: WallTime): Moment[] {
  const coming = taking(days).filter(({ start }) => start > now);
  const [first] = coming;
  if (!first) return [];
  const lines = coming.filter(({ start }) => start === first.start);
  return [{ label: "Next", lines, when: whenItBegins(first, now) }];
}

/** Today's service where something else, such as a rehearsal, begins before it. */
function thenOf(today: SheetDay[], now: WallTime): Moment[] {
  const [first, ...later] = taking(today).filter(({ start }) => start > now);
  const service = later.find(({ isService }) => isService);
  if (!first || !service || service.start === first.start) return [];
  return [{ label: "Then", lines: [service], when: whenItBegins(service, now) }];
}

function taking(days: SheetDay[]): Line[] {
  return days.flatMap(({ lines }) => lines).filter((line) => !isOff(line));
}

/** "11:30–12:45, in 25 minutes", "Today, 3–4:30pm", "Thursday, 7:30–9pm", of what begins within a week. */
function whenItBegins({ start, clock }: Line, now: WallTime): string {
  const minutes = Math.ceil((asUtc(start).getTime() - asUtc(now).getTime()) / A_MINUTE);
  if (minutes < 60) return `${clock}, in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  return `${nearness(dayOf(start), now) ?? weekdayOf(start)}, ${clock}`;
}
