import { findAgenda } from "#app/agenda/agenda.server.ts";
import { listNextInTime } from "#app/agenda/next-occurrences.ts";
import { findWindow } from "#app/assets/generated-pictures.ts";
import type { Strand } from "#app/church/groups.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import type { Series } from "#app/church/series.ts";
import { capitalise, weekdayWords } from "#dates";
import { type Day, dayOf, type Span } from "#time";

/** What a window on the wall says about when its group meets, and the time in which that is true. */
type WallDate = Span & {
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
export function findWall(church: Church): Wall {
  const { groups, groupDates, pages } = church;
  const names = pages.home.place.chips;
  const wallGroups = groups.map((group): WallGroup => {
    const { slug, name, strand, who } = group;
    const places = [...names.keys()].filter((index) => group.for.includes(names[index] ?? ""));
    const dates = listDatesOnWall(findSeries(groupDates, slug), church);
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

/** What the wall says at the moment of the build and later about when a group meets. */
function listDatesOnWall({ id, rule }: Series, church: Church): WallDate[] {
  const own = findAgenda(church).occurrences.filter(({ series }) => series.includes(id));
  const weekday = capitalise(weekdayWords(rule));
  return listNextInTime(own, church.time).map(({ next, ...span }) => {
    return { day: next && dayOf(next.start), weekday, ...span };
  });
}
