import { weekdays } from "#app/time/weekdays.ts";

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `(?:${NUMBERS.join("|")}|\\d{1,2})`;
const HALF_DAY = "\\s?[ap]\\.?m\\b\\.?";
const FIGURES = "(?<![\\d:.£€])(?<hour>\\d{1,2})";

/** Each way of writing a clock time, the first that fits; and what looks like one, but has no hour. */
const WAYS = [
  // Chapter and verse: a book's name, which is no day of the week, and a colon between two numbers.
  `(?-i:\\b(?!(?:${weekdays.join("|")})s?\\b)\\p{Lu}\\p{L}+\\s+\\d+[:.]\\d+)`,
  `${FIGURES}:(?<past>[0-5]\\d)(?![\\d:])`,
  `${FIGURES}\\.(?<past>[0-5]\\d)(?=${HALF_DAY})`,
  // 7–9pm: the seven of it.
  `${FIGURES}(?=\\s?(?:-|–|to|until|and)\\s?\\d{1,2}(?:[:.]\\d\\d)?${HALF_DAY})`,
  `${FIGURES}${HALF_DAY}`,
  `\\b(?<hour>${NUMBER})\\s+o['’]clock\\b`,
  `\\b(?<half>half)(?:\\s+past)?\\s+(?<hour>${NUMBER})\\b`,
  `\\bquarter\\s+(?<quarter>past|to)\\s+(?<hour>${NUMBER})\\b`,
  `\\b(?<past>${NUMBER})\\s+past\\s+(?<hour>${NUMBER})\\b`,
  "\\b(?<hour>noon|midday|midnight)\\b",
];
const ANY_WAY = new RegExp(WAYS.join("|"), "giu");

const HALF_A_DAY = 12 * 60;

/**
 * The clock times in words, in whatever way they are written: 11:30, 7pm, 7–9pm, half past seven, noon. Each with
 * where it stands, and its minutes since noon or midnight.
 */
export function clockTimesIn(words: string) {
  return [...words.matchAll(ANY_WAY)].flatMap(({ 0: written, index, groups = {} }) => {
    const { hour, past = "0", half, quarter } = groups;
    const hours = numberOf(hour ?? "");
    const minutes = quarter ? (quarter === "to" ? -15 : 15) : half ? 30 : numberOf(past);
    if (hour === undefined || hours > 24 || minutes > 59) return [];
    return { written, index, minutes: (hours * 60 + minutes + HALF_A_DAY) % HALF_A_DAY };
  });
}

/** "seven" or "7"; noon and midnight are 0. */
function numberOf(written: string): number {
  return NUMBERS.indexOf(written.toLowerCase()) + 1 || Number(written) || 0;
}
