import { findWindow } from "#app/assets/generated-pictures.ts";
import { isSameChip, type Strand } from "#app/church/groups.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { capitalise, findComingMeetings, type Series, weekdayWords } from "#dates";
import { type Day, listStates, type Span, type WallTime } from "#time";

/** How many dates the wall has of each group. Two are enough, because it is built every night. */
const DATES_ON_WALL = 2;

/** What a window on the wall says about when its group meets, and the time in which that is true. */
export type WallDate = Span & {
  /** Its next date; undefined after the last that the wall has. */
  day: Day | undefined;
  /** "Sundays" */
  weekday: string;
};

/** The windows of all groups, and the chips by which a visitor finds those that are for them. */
export type Wall = {
  /** The groups, in the order of the menu. */
  groups: WallGroup[];
  /** Empty if all groups are for all chips, so that no choice would narrow the wall. */
  chips: WallChip[];
};

type WallGroup = {
  /** The name of its file. */
  slug: string;
  name: string;
  strand: Strand;
  /** Who it is for, in words. */
  who: string;
  /** The chips that it is for, by their places in home.md: [0, 3]. */
  for: number[];
  /** The address of its window. */
  picture: string;
  dates: WallDate[];
};

type WallChip = {
  /** Its place in home.md. */
  index: number;
  name: string;
  /** How many groups are for it. */
  count: number;
};

/** Finds every group with its window, and the chips of home.md that any group is for. */
export function findWall({ groups, groupDates, pages, time }: Church): Wall {
  const names = pages.home.place.chips;
  const wallGroups = groups.map((group): WallGroup => {
    const { slug, name, strand, who } = group;
    const places = [...names.keys()].filter((index) =>
      group.for.some((chip) => isSameChip(names[index] ?? "", chip)),
    );
    const dates = listDatesOnWall(findSeries(groupDates, slug), time);
    return { slug, name, strand, who, for: places, picture: findWindow(slug).full, dates };
  });
  const wallChips = names.map((name, index): WallChip => {
    const count = wallGroups.filter((group) => group.for.includes(index)).length;
    return { index, name, count };
  });
  const chips = wallChips.filter(({ count }) => count > 0);
  const canNarrow = chips.some(({ count }) => count < wallGroups.length);
  return { groups: wallGroups, chips: canNarrow ? chips : [] };
}

/** What the wall of a page that is built at `builtAt` says about when a group meets. */
export function listDatesOnWall({ meetings, rule }: Series, builtAt: WallTime): WallDate[] {
  const { next } = findComingMeetings(meetings, builtAt, DATES_ON_WALL);
  const weekday = capitalise(weekdayWords(rule));
  const ends = next.map(({ end }) => end);
  return listStates(builtAt, ends, (now) => ({
    day: next.find(({ end }) => end > now)?.day,
    weekday,
  }));
}
