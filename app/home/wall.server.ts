import { windowOf } from "#app/assets/generated-pictures.ts";
import { isSameChip, readGroups } from "#app/church/groups.server.ts";
import { readHome } from "#app/church/pages.server.ts";
import { seriesOfGroup } from "#app/church/series.server.ts";
import type { Series } from "#dates";
import { capitalise, comingMeetings, weekdayWords } from "#dates";
import { churchTimeAt, type Day, type Span, statesOf, type WallTime } from "#time";

/** How many dates the wall has of each group: it is built every night. */
const DATES_ON_WALL = 2;

/** When a group meets, as its window on the wall says it for a time. */
export type WallDate = Span & {
  /** Its next date; undefined after the last that the wall has. */
  day: Day | undefined;
  /** "Sundays" */
  weekday: string;
};

export type Wall = ReturnType<typeof readWall>;

/**
 * Every group with its window, and the chips of home.md that any group is for, by their indices there; no chips where
 * they would not narrow the wall. Throws ContentProblems.
 */
export function readWall(now: Date) {
  const names = readHome().place.chips;
  const groups = readGroups().map(({ slug, name, strand, who, for: named }) => {
    return {
      slug,
      name,
      strand,
      who,
      for: [...names.keys()].filter((index) =>
        named.some((one) => isSameChip(names[index] ?? "", one)),
      ),
      picture: windowOf(slug).full,
      dates: datesOnWall(seriesOfGroup(slug), churchTimeAt(now)),
    };
  });
  const chips = names
    .map((name, index) => {
      const forThem = groups.filter((group) => group.for.includes(index));
      return { index, name, groups: forThem.map(({ slug, name }) => ({ slug, name })) };
    })
    .filter((chip) => chip.groups.length > 0);
  const narrow = chips.some((chip) => chip.groups.length < groups.length);
  return { groups, chips: narrow ? chips : [] };
}

/** What the wall of a page that is built at `builtAt` says of when a group meets. */
export function datesOnWall(
  { meetings, rule }: Pick<Series, "meetings" | "rule">,
  builtAt: WallTime,
): WallDate[] {
  const { next } = comingMeetings(meetings, builtAt, DATES_ON_WALL);
  const weekday = capitalise(weekdayWords(rule));
  const ends = next.map(({ end }) => end);
  return statesOf(builtAt, ends, (now) => ({
    day: next.find(({ end }) => end > now)?.day,
    weekday,
  }));
}
