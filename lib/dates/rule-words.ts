import { clockRange } from "#time";
import { type DayRule, isWeekly, type Rule } from "./rule.ts";

/** "Sundays 11:30am–12:30pm", "Third Saturday, 3pm", "Every other Friday, 7:30pm", "Thursday evenings". */
export function ruleWords(rule: Rule): string {
  return capitalise(ruleInSentence(rule));
}

/** Words a rule within a sentence: "third Saturday, 3pm". */
export function ruleInSentence(rule: Rule): string {
  const { from, to, time } = rule;
  if (!from) return weekdayWords(rule, time);
  const days = isWeekly(rule) ? weekdayWords(rule) : `${weekdayWords(rule)},`;
  return `${days} ${clockRange(from, to)}`;
}

/** Words the days of a rule within a sentence: "Sunday", "third Saturday", "second and fourth Sundays", "every other Friday". */
export function dayInSentence(rule: DayRule): string {
  return isWeekly(rule) ? rule.every : weekdayWords(rule);
}

/** Says how often something is held, after its name: "every Sunday", "every other Sunday", "first Sunday of the month". */
export function frequencyWords(rule: DayRule): string {
  if (isWeekly(rule)) return `every ${rule.every}`;
  return rule.week ? `${weekdayWords(rule)} of the month` : weekdayWords(rule);
}

/** "Fridays", "Friday evenings"; "every other Friday evening", "second and fourth Sundays". */
export function weekdayWords(rule: DayRule, time?: Rule["time"]): string {
  const { every, week = [] } = rule;
  const day = time ? `${every} ${time}` : every;
  if (rule["fortnightly-from"]) return `every other ${day}`;
  if (week.length === 0) return `${day}s`;
  // It is made here, because browsers load this file too, and most need no list.
  const which = new Intl.ListFormat("en-GB").format(week);
  return week.length === 1 ? `${which} ${day}` : `${which} ${day}s`;
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
