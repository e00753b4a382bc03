import { isSameChip, readGroups } from "#app/content-loader/groups.server.ts";
import { readHome } from "#app/content-loader/pages.server.ts";
import { comingMeetings } from "#app/meetings/meeting.ts";
import { seriesOfGroup } from "#app/meetings/series.server.ts";
import { windowOf } from "#app/pictures/generated.ts";
import { capital, daysOf } from "#app/time/meeting-words.ts";
import { visibleSpan } from "#app/time/visible-span.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";

/** How many dates the wall has of each group: it is built every night. */
const DATES_ON_WALL = 2;

export type Wall = ReturnType<typeof readWall>;

/**
 * Every group with its window, and the chips of home.md that any group is for, by their indices there; no chips where
 * they would not narrow the wall. Throws ContentProblems.
 */
export function readWall(now: Date) {
  const names = readHome().place.chips;
  const groups = readGroups().map(({ slug, name, strand, who, for: named }) => {
    const { meetings, rule } = seriesOfGroup(slug);
    const { next } = comingMeetings(meetings, churchTimeAt(now), DATES_ON_WALL);
    return {
      slug,
      name,
      strand,
      who,
      for: [...names.keys()].filter((index) =>
        named.some((one) => isSameChip(names[index] ?? "", one)),
      ),
      picture: windowOf(slug).full,
      // And then the weekday.
      dates: [...next, null].map((date, index) => ({
        day: date?.day,
        ...visibleSpan({ from: next[index - 1]?.end, until: date?.end }, now),
      })),
      weekday: capital(daysOf(rule)),
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
