import { addDays, type Day, type Days, daysBetween } from "#time";
import { readYaml } from "#tools/build/read-yaml.ts";
import { type DiaryDays, isOn } from "./diary-days.ts";

/** An event of diary.yaml. */
type Row = {
  name: string;
  when: DiaryDays;
  /** When it begins, "19:30"; missing if it takes the whole day. */
  from?: string;
  /** When it ends. */
  to?: string;
  /** How many days it goes on. */
  days?: number;
  /** The name of one of the places. */
  place: string;
  /** The name of one of the categories. */
  category: string;
  /** The beginning of the names of its files in tools/dev/pictures. */
  picture?: string;
  status?: "cancelled" | "pending";
  /** Whether it takes bookings. */
  tickets?: boolean;
  /** Its description, as somebody typed it. */
  words?: string;
};

type DiaryFile = {
  categories: Record<string, object>;
  places: Record<string, object>;
  site: object;
  events: Row[];
};

export const {
  categories,
  places,
  site,
  events: rows,
}: DiaryFile = readYaml(new URL("diary.yaml", import.meta.url));

/** A row of the diary on one of its days. */
export type DiaryEvent = {
  row: Row;
  /** When it begins, "2026-12-24 23:15:00". */
  start: string;
  /** When it ends. */
  end: string;
};

/** Lists the events of the diary from one day to another, both included, soonest first. */
export function makeDiary({ from, to }: Days): DiaryEvent[] {
  // An event may have begun some days before.
  const firstDay = addDays(from, -7);
  const length = daysBetween(firstDay, to) + 1;
  const days = Array.from({ length }, (_, index) => addDays(firstDay, index));
  return rows
    .flatMap((row) => days.filter((day) => isOn(day, row.when)).map((day) => datedOn(day, row)))
    .filter(({ end }) => end >= from)
    .sort((one, other) => one.start.localeCompare(other.start));
}

/** Dates an event that begins on a day. One that ends at an earlier hour ends after midnight. */
function datedOn(day: Day, row: Row): DiaryEvent {
  const { from = "00:00", to, days = 1 } = row;
  const nights = to && to < from ? days : days - 1;
  const end = to ? `${to}:00` : "23:59:59";
  return { row, start: `${day} ${from}:00`, end: `${addDays(day, nights)} ${end}` };
}
