import { clockRange } from "#time";
import { type DayRule, isWeekly } from "./rule.ts";

/** When something meets, its clock times as "19:30", or its time of the day. */
type Regularly = DayRule & {
  from?: string;
  to?: string;
  time?: "morning" | "afternoon" | "evening";
};

/** "Sundays 11:30–12:30", "Third Saturday, 3pm", "Every other Friday, 7:30pm", "Thursday evenings". */
export function ruleWords(meets: Regularly): string {
  return capitalise(ruleInSentence(meets));
}

/** Within a sentence: "third Saturday, 3pm". */
export function ruleInSentence({ from, to, time, ...rule }: Regularly): string {
  if (!from) return weekdayWords(rule, time);
  return `${weekdayWords(rule)}${isWeekly(rule) ? "" : ","} ${clockRange(from, to)}`;
}

/** Its day within a sentence: "Sunday", "third Saturday", "second and fourth Sundays", "every other Friday". */
export function dayInSentence(rule: DayRule): string {
  return isWeekly(rule) ? rule.every : weekdayWords(rule);
}

/** How often it is, after its name: "every Sunday", "every other Sunday", "first Sunday of the month". */
export function frequencyWords(rule: DayRule): string {
  if (isWeekly(rule)) return `every ${rule.every}`;
  return rule.week ? `${weekdayWords(rule)} of the month` : weekdayWords(rule);
}

export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "Fridays", "Friday evenings"; "every other Friday evening", "second and fourth Sundays". */
export function weekdayWords(
  { every, week = [], "fortnightly-from": from }: DayRule,
  time?: string,
) {
  const which = from ? "every other" : week.join(", ").replace(/, (\w+)$/, " and $1");
  const day = [which, every, time].filter(Boolean).join(" ");
  const isOne = from || week.length === 1;
  return isOne ? day : `${day}s`;
}
