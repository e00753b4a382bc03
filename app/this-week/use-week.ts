import { useMemo } from "react";
import { type Diary, type DiarySource, useEvents } from "#app/events/use-events.ts";
import type { TimedNotice } from "#app/layout/notices.server.ts";
import { type PackedDates, unpackDates } from "#app/meetings/meeting.ts";
import { useFacts } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { type Day, type Days, dayOf, midnight, withOffset } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { type SheetSeries, weekFrom } from "./week.ts";
import { noticesAt } from "./week-words.ts";

/** What a week is made of, as it is in the HTML. */
export type WeekFacts = DiarySource & {
  series: (Omit<SheetSeries, "meetings"> & PackedDates)[];
  known: Days | null;
  notices: TimedNotice[];
};

/** In the HTML the week from the day it was built, whose `now` is null; after hydration the week from now on. */
export function useWeek({ series: packed, known, notices, ...source }: WeekFacts) {
  const { church, builtAt } = useFacts();
  const now = useChurchTime();
  const diary = useEvents(source);
  const from = now ?? midnight(dayOf(builtAt));
  const series = useMemo(() => packed.map(unpackDates), [packed]);
  const events = diary.loaded ?? diary.copy?.events ?? [];
  const days = weekFrom(from, { series, known, events, church });
  const said = noticesAt(notices, Date.parse(withOffset(from)));
  return { now, first: dayOf(from), series, diary, days, said };
}

/** On paper the week is no longer up to date: of which day it is. */
export function paperWords({ state, copy }: Diary, today: Day): string {
  const day = state === "loaded" ? today : copy?.day;
  if (!day) return "Without the church diary, which could not be read.";
  return `As it stood on ${britishDateAndYear(day)}.`;
}
