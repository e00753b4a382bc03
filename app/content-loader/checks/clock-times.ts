import { weekdays } from "#app/time/weekdays.ts";

/** A clock time in words: where it stands, and its minutes since noon or midnight. */
export type ClockTime = { written: string; index: number; minutes: number };

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `(${NUMBERS.join("|")}|\\d{1,2})`;
const HALF_DAY = "\\s?[ap]\\.?m\\b\\.?";

// Chapter and verse look like a clock time: a book's name, and a colon between two numbers.
const VERSE = new RegExp(
  `\\b(?!(?:${weekdays.join("|")})s?\\b)\\p{Lu}\\p{L}+\\s+\\d+[:.]\\d+`,
  "gu",
);

/** Each way of writing a clock time, with what it says in hours and minutes. */
const WAYS: [RegExp, (parts: string[]) => number | undefined][] = [
  [/(?<![\d:.£€])(\d{1,2}):([0-5]\d)(?![\d:])/g, ([hour, past]) => onClock(hour, past)],
  [
    ignoringCase(`(?<![\\d:.£€])(\\d{1,2})\\.([0-5]\\d)(?=${HALF_DAY})`),
    ([hour, past]) => onClock(hour, past),
  ],
  // 7–9pm: the seven of it.
  [
    ignoringCase(
      `(?<![\\d:.£€])(\\d{1,2})(?=\\s?(?:-|–|to|until|and)\\s?\\d{1,2}(?:[:.]\\d\\d)?${HALF_DAY})`,
    ),
    ([hour]) => onClock(hour),
  ],
  [ignoringCase(`(?<![\\d:.£€])(\\d{1,2})${HALF_DAY}`), ([hour]) => onClock(hour)],
  [ignoringCase(`\\b${NUMBER}\\s+o['’]clock\\b`), ([hour]) => onClock(hour)],
  [ignoringCase(`\\bhalf(?:\\s+past)?\\s+${NUMBER}\\b`), ([hour]) => onClock(hour, "30")],
  [ignoringCase(`\\bquarter\\s+past\\s+${NUMBER}\\b`), ([hour]) => onClock(hour, "15")],
  [ignoringCase(`\\bquarter\\s+to\\s+${NUMBER}\\b`), ([hour]) => onClock(hour, "-15")],
  [ignoringCase(`\\b${NUMBER}\\s+past\\s+${NUMBER}\\b`), ([past, hour]) => onClock(hour, past)],
  [/\b(?:noon|midday|midnight)\b/gi, () => 0],
];

function ignoringCase(pattern: string): RegExp {
  return new RegExp(pattern, "gi");
}

/** The clock times in words, in whatever way they are written: 11:30, 7pm, 7–9pm, half past seven, noon. */
export function clockTimesIn(words: string): ClockTime[] {
  const found: ClockTime[] = [];
  let rest = words.replace(VERSE, blank);
  for (const [pattern, minutesOf] of WAYS) {
    rest = rest.replace(pattern, (written: string, ...parts: (string | number)[]) => {
      const index = parts.find((part) => typeof part === "number") ?? 0;
      const minutes = minutesOf(parts.filter((part) => typeof part === "string"));
      if (minutes === undefined) return written;
      found.push({ written, index, minutes });
      return blank(written);
    });
  }
  return found.sort((one, other) => one.index - other.index);
}

function blank(words: string): string {
  return " ".repeat(words.length);
}

const HALF_A_DAY = 12 * 60;

/** Minutes since noon or midnight, as on a clock's face; undefined where no clock shows it. */
function onClock(hour = "", past = "0"): number | undefined {
  const [hours, minutes] = [numberOf(hour), numberOf(past)];
  if (hours > 24 || minutes > 59) return undefined;
  return (hours * 60 + minutes + HALF_A_DAY) % HALF_A_DAY;
}

function numberOf(written: string): number {
  return NUMBERS.indexOf(written.toLowerCase()) + 1 || Number(written);
}
