import type { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import type { UsableGroup } from "#app/content-loader/groups.server.ts";
import { dayInASentence } from "#app/time/meeting-words.ts";
import { type DayRule, isWeekly } from "#app/time/weekdays.ts";
import type { Passage } from "./passages.server.ts";

const DAY =
  /(?:\b(an?|any|each|every|the|this|next)\s+)?\{([\w-]+)\.day\}(s\b|\s+of\s+the\s+month)?/gi;

/** Where words round a placeholder of a group's day are for another rule than the group now has: "any every other Friday". */
export function misreadDays({ words, problem }: Passage, groups: UsableGroup[]): ContentProblem[] {
  return [...words.matchAll(DAY)].flatMap(
    ({ 0: written, 1: before = "", 2: slug, 3: after = "", index }) => {
      const group = groups.find((one) => one.slug === slug);
      if (!group || readsWell(group.meets, before.toLowerCase(), after.trim())) return [];
      const day = dayInASentence(group.meets);
      const read = written.replace(/\{.*\}/, day);
      return problem(
        `says “${written}”, which would be read as “${read}”. Write the sentence anew, for {${slug}.day} is “${day}” now`,
        index,
      );
    },
  );
}

function readsWell(rule: DayRule, before: string, after: string): boolean {
  if (isWeekly(rule)) return !after.startsWith("of");
  if (!rule.week) return !before && !after;
  return rule.week.length === 1 || (["", "the"].includes(before) && after !== "s");
}
