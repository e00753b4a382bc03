import { readChurch } from "#app/content-loader/church.server.ts";
import { type ContentProblem, throwAny } from "#app/content-loader/content-problem.server.ts";
import { PLACEHOLDER } from "#app/content-loader/facts/parse-facts.server.ts";
import { groupFile, type UsableGroup } from "#app/content-loader/groups.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { dayInASentence, meetingWords } from "#app/time/meeting-words.ts";
import { type DayRule, isWeekly, weekdays } from "#app/time/weekdays.ts";
import { clockTimesIn } from "./clock-times.ts";
import { allPassages, type Passage } from "./passages.server.ts";

/** Facts that are no sentences, or from which times and names come. */
const NO_WORDS = ["name", "meets", "also", "room", "window", "register", "links", "contacts"];

/** Clock times, days and names that no fact of the church, its people or these groups gives. Throws ContentProblems of church.yaml. */
export function doubtfulWords(groups: UsableGroup[]): ContentProblem[] {
  const files = ["church.yaml", "people.yaml", ...groups.map(({ slug }) => groupFile(slug))];
  const facts = allPassages().filter(({ file, path }) => path && files.includes(file));
  const known = new Set(facts.flatMap(({ words }) => namesIn(words)));
  return sentences(groups).flatMap((passage) => [
    ...doubtfulTimes(passage, groups),
    ...doubtfulNames(passage, known),
  ]);
}

/** Throws ContentProblems where words round a placeholder of a group's day are for another rule than it now has. */
export function refuseMisreadDays(groups: UsableGroup[]): void {
  throwAny(sentences(groups).flatMap((passage) => misreadDays(passage, groups)));
}

/** The passages that visitors read; not of a group whose facts cannot be used. */
function sentences(groups: UsableGroup[]): Passage[] {
  return allPassages().filter(
    ({ file, path }) =>
      file.endsWith(".md") &&
      (!file.startsWith("groups/") || groups.some(({ slug }) => groupFile(slug) === file)) &&
      !NO_WORDS.includes(String(path?.[0])),
  );
}

function doubtfulTimes(passage: Passage, groups: UsableGroup[]): ContentProblem[] {
  const { services, office = "" } = readChurch();
  const own = groups.find(({ slug }) => groupFile(slug) === passage.file);
  const named = groups.filter((group) => group === own || isNamed(group, passage));
  const hours = [...services, ...named.flatMap(({ meets }) => [meets, ...meets.sections])];
  const written = [office, ...hours.map(({ from, to }) => `${from} ${to}`)];
  const times = written.flatMap(clockTimesIn).map(({ minutes }) => minutes);
  const { before, after } = own?.neighbours ?? {};
  const beside = groups.filter(({ slug }) => slug === before || slug === after);
  const days = [
    ...services.map(({ every }): string => every),
    ...[...named, ...beside].map(({ meets }) => meets.every),
    ...(/\boffice\b/.test(passage.words) ? daysIn(office) : []).map(({ day }) => day),
  ];
  const words = masked(passage.words, own);
  const doubt = (says: string, index: number, fact: "from" | "day") => {
    const [unlike, moving] = own
      ? [`meets: says ${meetingWords(own.meets)}`, `{${own.slug}.${fact}}`]
      : [
          "no service is then, nor any group that stands beside it, nor is the office's time",
          "{service}, {service-15} or {service.end}",
        ];
    const expected = `says ${says}, and ${unlike}. Is it right? Words that move with the fact are ${moving}`;
    return passage.problem(expected, index);
  };
  const oddTimes = clockTimesIn(words).filter(({ minutes }) => !times.includes(minutes));
  const oddDays = own ? daysIn(words).filter(({ day }) => !days.includes(day)) : [];
  return [
    ...oddTimes.map(({ written, index }) => doubt(`“${written}”`, index, "from")),
    ...oddDays.map(({ day, index }) => doubt(day, index, "day")),
  ];
}

/** Where a person stands in a sentence: after a title, or after what is done to people. */
const PERSON =
  /\b(?:(?:Rev|Dr|Mr|Mrs|Ms|Miss|Prof|Pastor)\.?|(?:[Aa]sk|[Tt]ell|[Rr]ing|[Pp]hone|[Ll]et|[Cc]ontact|(?:[Ss]peak|[Tt]alk|[Ww]rite) to))\s+((?:\p{Lu}[\p{L}’'-]+\s?)+)/gu;

function doubtfulNames({ words, problem }: Passage, known: Set<string>): ContentProblem[] {
  return [...masked(words).matchAll(PERSON)].flatMap(({ 1: name = "", index }) => {
    if (namesIn(name).some((word) => known.has(word))) return [];
    const doubt = `names ${name.trim()}, who is in no fact: neither in people.yaml nor among the contacts of a group. Is it still right?`;
    return problem(doubt, index);
  });
}

function namesIn(words: string): string[] {
  return words.match(/\p{Lu}[\p{L}-]+/gu) ?? [];
}

const DAY_OF_GROUP =
  /(?:\b(an?|any|each|every|the|this|next)\s+)?\{([\w-]+)\.day\}(s\b|\s+of\s+the\s+month)?/gi;

/** "any every other Friday" */
function misreadDays({ words, problem }: Passage, groups: UsableGroup[]): ContentProblem[] {
  return [...words.matchAll(DAY_OF_GROUP)].flatMap(
    ({ 0: written, 1: before = "", 2: slug, 3: after = "", index }) => {
      const group = groups.find((one) => one.slug === slug);
      if (!group || readsWell(group.meets, before.toLowerCase(), after.trim())) return [];
      const day = dayInASentence(group.meets);
      const read = written.replace(/\{.*\}/, day);
      const expected = `says “${written}”, which would be read as “${read}”. Write the sentence anew, for {${slug}.day} is “${day}” now`;
      return problem(expected, index);
    },
  );
}

function readsWell(rule: DayRule, before: string, after: string): boolean {
  if (isWeekly(rule)) return !after.startsWith("of");
  if (!rule.week) return !before && !after;
  return rule.week.length === 1 || (["", "the"].includes(before) && after !== "s");
}

/** The words without placeholders, addresses and the names of the group. */
function masked(words: string, own?: UsableGroup): string {
  const names = own ? [own.name, ...own.also] : [];
  const hidden = [
    PLACEHOLDER,
    /\]\([^)]*\)/g,
    /\d O['’]Clock(?= \p{Lu})/gu,
    ...names.map((name) => new RegExp(quoteInsensitive(name), "g")),
  ];
  return hidden.reduce(
    (text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, " ")),
    words,
  );
}

function isNamed({ slug, name }: UsableGroup, { words }: Passage): boolean {
  return new RegExp(`\\{${slug}\\.|${groupPath(slug)}\\b|${quoteInsensitive(name)}`).test(words);
}

function quoteInsensitive(name: string): string {
  const words = name.split(/\s/).map((word) => word.split(/['’]/).map(RegExp.escape).join("['’]"));
  return words.join("\\s");
}

const DAY = new RegExp(
  // Days that are their own: Good Friday is no Friday of a group's.
  `(?<!\\b(?:Good|Holy|Easter|Palm|Ash|Shrove|Maundy|by the|before the|after the)\\s)\\b(${weekdays.join("|")})`,
  "g",
);

function daysIn(words: string): { day: string; index: number }[] {
  return [...words.matchAll(DAY)].map(({ 1: day = "", index }) => ({ day, index }));
}
