import { type Church, readChurch } from "#app/content-loader/church.server.ts";
import {
  attempt,
  type ContentProblem,
  throwAny,
} from "#app/content-loader/content-problem.server.ts";
import {
  type FactPath,
  parseFacts,
  problemIn,
} from "#app/content-loader/facts/parse-facts.server.ts";
import { OTHER_TIMES } from "#app/content-loader/facts/read-facts.server.ts";
import type { UsableGroup } from "#app/content-loader/groups.server.ts";
import { PLACEHOLDER } from "#app/content-loader/placeholders/placeholder.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { escapeRegExp } from "#app/ground/names.ts";
import { dayInASentence, meetingWords } from "#app/time/meeting-words.ts";
import { type DayRule, isWeekly, weekdays } from "#app/time/weekdays.ts";
import { clockTimesIn } from "./clock-times.ts";
import { type Passage, passagesOf, wordFiles } from "./passages.server.ts";

/** Facts that are no sentences, or from which the times come. */
const NO_WORDS = ["name", "meets", "also", "room", "window", "register", "links", OTHER_TIMES];

/**
 * Throws ContentProblems where words name a time or a day of the week that no fact gives: of the church,
 * or of those groups whose facts can be used; or where a day does not go with the words round it.
 */
export function refuseContradictions(groups: UsableGroup[]): void {
  const church = readChurch();
  const files = wordFiles().filter((file) => file.endsWith(".md"));
  const problems = files.flatMap((file) => {
    const own = groups.find(({ slug }) => file === `groups/${slug}.md`);
    // What cannot be read is told already.
    if (!own && file.startsWith("groups/")) return [];
    const found = attempt(() => contradictionsIn(file, own, church, groups));
    return "result" in found ? found.result : [];
  });
  throwAny(problems);
}

function contradictionsIn(
  file: string,
  own: UsableGroup | undefined,
  church: Church,
  groups: UsableGroup[],
): ContentProblem[] {
  const others = otherTimes(file);
  return others.problems.concat(
    passagesOf(file).flatMap((passage) => {
      if (NO_WORDS.includes(String(passage.path?.[0]))) return [];
      const named = groups.filter((group) => group === own || isNamed(group, passage));
      const beside = groups.filter(({ slug }) => isNeighbour(slug, own));
      return [
        ...misreadDays(passage, groups),
        ...wrongTimes(passage, own, [
          ...church.services.flatMap(clocksOf),
          ...named.flatMap(groupClocks),
          ...timesIn(church.office ?? ""),
          ...others.times,
        ]),
        ...(own
          ? wrongDays(passage, own, [
              ...church.services.map(({ every }) => every),
              ...[...named, ...beside].map(({ meets }) => meets.every),
              ...(/\boffice\b/.test(passage.words) ? daysIn(church.office ?? "") : []).map(
                ({ day }) => day,
              ),
              ...others.days,
            ])
          : []),
      ];
    }),
  );
}

function wrongTimes(
  passage: Passage,
  own: UsableGroup | undefined,
  known: number[],
): ContentProblem[] {
  return clockTimesIn(scanned(passage, own))
    .filter(({ minutes }) => !known.includes(minutes))
    .map(({ written, index }) =>
      passage.problem(
        own
          ? `says “${written}”, and meets: says ${meetingWords(own.meets)}. Mend the words; or write {${own.slug}.from} or {${own.slug}.to}, or {service-15}, in place of the time; or, if it is right, add it at the top of the file: ${OTHER_TIMES}: ["${written}"]`
          : `says “${written}”, and no service is then, nor any group that stands beside it, nor is the office's time. Mend the words; or write {service}, {service-15} or {service.end} in place of the time; or, if it is right, add it at the top of the file: ${OTHER_TIMES}: ["${written}"]`,
        index,
      ),
    );
}

function wrongDays(passage: Passage, own: UsableGroup, known: string[]): ContentProblem[] {
  return daysIn(scanned(passage, own))
    .filter(({ day }) => !known.includes(day))
    .map(({ day, index }) =>
      passage.problem(
        `says ${day}, and meets: says ${meetingWords(own.meets)}. Mend the words; or write {${own.slug}.day} in place of the day; or name the group whose day it is; or, if it is right, add it at the top of the file: ${OTHER_TIMES}: [${day}]`,
        index,
      ),
    );
}

/** What `other-times` of a file names: times and days that are right although no fact gives them. */
function otherTimes(file: string) {
  const facts = new Map<string, unknown>(Object.entries(parseFacts(file) ?? {}));
  const given = facts.get(OTHER_TIMES);
  const times: number[] = [];
  const days: string[] = [];
  const problems: ContentProblem[] = [];
  for (const [index, entry] of [given ?? []].flat().entries()) {
    const [foundTimes, foundDays] = [timesIn(String(entry)), daysIn(String(entry))];
    times.push(...foundTimes);
    days.push(...foundDays.map(({ day }) => day));
    if (foundTimes.length + foundDays.length > 0) continue;
    const path: FactPath = Array.isArray(given) ? [OTHER_TIMES, index] : [OTHER_TIMES];
    const expected = `expected clock times or days of the week, such as ["10:15", Friday]. Found: ${entry}`;
    problems.push(problemIn(file, path, expected));
  }
  return { times, days, problems };
}

/** The words without what is right anyway: placeholders, addresses and the names of groups. */
function scanned({ words }: Passage, own: UsableGroup | undefined): string {
  const names = own ? [own.name, ...own.also] : [];
  return [
    PLACEHOLDER,
    /\]\([^)]*\)/g,
    /\d O['’]Clock(?= \p{Lu})/gu,
    ...names.map(anyQuotes),
  ].reduce(
    (text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, " ")),
    words,
  );
}

function anyQuotes(name: string): RegExp {
  const escaped = escapeRegExp(name).replace(/\s/g, "\\s");
  return new RegExp(escaped.replace(/['’]/g, "['’]"), "g");
}

function isNamed({ slug, name }: UsableGroup, { words }: Passage): boolean {
  const addressed = new RegExp(`\\{${slug}\\.|${groupPath(slug)}\\b`);
  return addressed.test(words) || anyQuotes(name).test(words);
}

function isNeighbour(slug: string, own: UsableGroup | undefined): boolean {
  return own?.neighbours.before === slug || own?.neighbours.after === slug;
}

const DAY = new RegExp(
  // Days that are their own: Good Friday is no Friday of a group's.
  `(?<!\\b(?:Good|Holy|Easter|Palm|Ash|Shrove|Maundy|by the|before the|after the)\\s)\\b(${weekdays.join("|")})`,
  "g",
);

function daysIn(words: string): { day: string; index: number }[] {
  return [...words.matchAll(DAY)].map(({ 1: day = "", index }) => ({ day, index }));
}

function timesIn(words: string): number[] {
  return clockTimesIn(words).map(({ minutes }) => minutes);
}

function groupClocks({ meets }: UsableGroup): number[] {
  return [meets, ...meets.sections].flatMap(clocksOf);
}

function clocksOf({ from, to }: { from?: string | undefined; to?: string | undefined }): number[] {
  return timesIn(`${from} ${to}`);
}

const DAY_OF_GROUP =
  /(?:\b(an?|any|each|every|the|this|next)\s+)?\{([\w-]+)\.day\}(s\b|\s+of\s+the\s+month)?/gi;

/** Where words round a placeholder of a group's day are for another rule than the group now has: "any every other Friday". */
function misreadDays({ words, problem }: Passage, groups: UsableGroup[]): ContentProblem[] {
  return [...words.matchAll(DAY_OF_GROUP)].flatMap(
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
