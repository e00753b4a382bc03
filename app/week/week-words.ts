import type { TimedNotice } from "#app/layout/timed-notices.server.ts";
import { britishDate, clockRange, isWithinSpan, yearOf } from "#time";
import type { WeekDay } from "./week.ts";
import { isOff, type WeekLine } from "./week-line.ts";

/** What the text of a week says. */
type Week = {
  days: WeekDay[];
  /** The words of its notices. */
  notices: string[];
};

type Church = { name: string; phone: string };

/** The words of the notices that stand on the site at an instant, in milliseconds since 1970. */
export function listNoticesAt(notices: TimedNotice[], instant: number): string[] {
  return notices.filter((notice) => isWithinSpan(instant, notice)).map(({ words }) => words);
}

/**
 * Writes the week as plain text for a message, without links and layout. The notices come first, because a church wants
 * everybody to hear them.
 */
export function writeWeek({ days, notices }: Week, church: Church): string {
  const { name, phone } = church;
  const [first] = days;
  const heading = first ? `The week from ${britishDate(first.day)} ${yearOf(first.day)}` : "";
  const notes = [...notices, ...sentencesOnUnusual(days)].map((words) => `* ${words}`).join("\n");
  const dayTexts = days.map(textOfDay).filter(Boolean);
  if (dayTexts.length === 0) dayTexts.push("Nothing is on.");
  const parts = [`${name}\n${heading}`, notes, ...dayTexts, `Church office: ${phone}`];
  const text = parts.filter(Boolean).join("\n\n");
  return `${text.replaceAll("\u00a0", " ")}\n`;
}

/** A day and its lines; "" if nothing is on. */
function textOfDay({ day, lines, isKnown }: WeekDay): string {
  const lineTexts = lines.filter((line) => !isOff(line)).map(textOfLine);
  if (!isKnown) lineTexts.push("The dates of this day are not set yet.");
  return lineTexts.length > 0 ? [britishDate(day), ...lineTexts].join("\n") : "";
}

/** "7–9pm Ladies, Minor Hall, Carols. Seniors 7:30–9pm. Ask Mary Hill, 07700 900129." */
function textOfLine({ clock, name, where, sections, notes, ask }: WeekLine): string {
  const title = [clock, name].filter(Boolean).join(" ");
  const what = [title, where, ...notes].filter(Boolean).join(", ");
  const hours = sections.map(({ name, from, to }) => `${name} ${clockRange(from, to)}`).join(", ");
  const sentences = [what, hours, `Ask ${ask.name}, ${ask.phone}`].filter(Boolean);
  return sentences.map(asSentence).join(" ");
}

/**
 * Writes a sentence about whatever is unusual in these days. All that is off for one reason shares a sentence, because
 * in half-term all groups are off: "There is no choir on Wednesday 16 December or bowls on Thursday 17 December:
 * half-term."
 */
export function sentencesOnUnusual(days: WeekDay[]): string[] {
  const offByReason = new Map<string, string[]>();
  const moved = new Set<string>();
  const others: string[] = [];
  for (const { day, lines } of days) {
    for (const { name, badgeText, unusual } of lines) {
      const what = `${name} on ${britishDate(day)}`;
      const status = badgeText.charAt(0).toLowerCase() + badgeText.slice(1);
      if (unusual.length === 0 && status) others.push(`${what} is ${status}`);
      for (const { kind, words } of unusual) {
        if (kind === "Off") {
          const sameReason = offByReason.get(words) ?? [];
          offByReason.set(words, [...sameReason, what]);
        } else if (kind === "Moved to") {
          moved.add(name);
          others.push(`${what} is moved to ${words}`);
        } else if (kind === "Moved from") {
          // A move within the week is said once, on the day from which it was moved.
          if (!moved.has(name)) others.push(`${what} is moved from ${words}`);
        } else {
          others.push(`${what} is ${kind.toLowerCase()}: ${words}`);
        }
      }
    }
  }
  const or = new Intl.ListFormat("en-GB", { type: "disjunction" });
  const off = [...offByReason].map(([why, all]) => `There is no ${or.format(all)}: ${why}`);
  return [...off, ...others].map(asSentence);
}

function asSentence(words: string): string {
  return words.replace(/[^.!?]$/, "$&.");
}
