import type { TimedNotice } from "#app/layout/notices.server.ts";
import { britishDate, clockRange, isWithinSpan, yearOf } from "#time";
import { isOff, type Line, type SheetDay } from "./week.ts";

/** What the text of a week says. */
type Week = {
  days: SheetDay[];
  /** The words of the notices that stand then. */
  notices: string[];
};

type Church = { name: string; phone: string };

/** The words of those that stand on the site at an instant, in milliseconds since 1970. */
export function noticesAt(notices: TimedNotice[], instant: number): string[] {
  return notices.filter((notice) => isWithinSpan(instant, notice)).map(({ words }) => words);
}

/** The week as plain text, of which nothing needs the web. The notices come first: they are what a church wants to be heard. */
export function weekAsText({ days, notices }: Week, church: Church): string {
  const { name, phone } = church;
  const [first] = days;
  const heading = first ? `The week from ${britishDate(first.day)} ${yearOf(first.day)}` : "";
  const notes = [...notices, ...unusualOf(days)].map((words) => `* ${words}`).join("\n");
  const told = days.flatMap(textOfDay);
  const nothing = told.length === 0 && "Nothing is on.";
  const text = [`${name}\n${heading}`, notes, ...told, nothing, `Church office: ${phone}`];
  return `${text.filter(Boolean).join("\n\n").replaceAll("\u00a0", " ")}\n`;
}

/** A day without anything is passed over. */
function textOfDay({ day, lines, isKnown }: SheetDay): string[] {
  const told = lines.filter((line) => !isOff(line)).map(textOfLine);
  if (!isKnown) told.push("The dates of this day are not set yet.");
  return told.length > 0 ? [[britishDate(day), ...told].join("\n")] : [];
}

function textOfLine(line: Line): string {
  const { clock, name, where, sections, notes, ask } = line;
  const parts = sections.map(({ name, from, to }) => `${name} ${clockRange(from, to)}`);
  const title = [clock, name].filter(Boolean).join(" ");
  const what = [title, where, ...notes].filter(Boolean).join(", ");
  const told = [what, parts.join(", "), `Ask ${ask.name}, ${ask.phone}`].filter(Boolean);
  return told.map(asSentence).join(" ");
}

/** What is off for one reason is one sentence: in half-term all groups are. */
export function unusualOf(days: SheetDay[]): string[] {
  const off = new Map<string, string[]>();
  const moved = new Set<string>();
  const others: string[] = [];
  for (const { day, lines } of days) {
    for (const { name, badge, unusual } of lines) {
      const what = `${name} on ${britishDate(day)}`;
      if (unusual.length === 0 && badge) others.push(`${what} is ${badge}`);
      for (const { kind, words, isMovedHere } of unusual) {
        if (kind === "Off") {
          off.set(words, [...(off.get(words) ?? []), what]);
        } else if (kind === "Moved to") {
          moved.add(name);
          others.push(`${what} is moved to ${words}`);
        } else if (!isMovedHere || !moved.has(name)) {
          // Where it was moved from has been said on that day, if that is in the week, too.
          others.push(`${what} is ${kind.toLowerCase()}: ${words}`);
        }
      }
    }
  }
  const or = new Intl.ListFormat("en-GB", { type: "disjunction" });
  const sentences = [...off].map(([why, all]) => `There is no ${or.format(all)}: ${why}`);
  return [...sentences, ...others].map(asSentence);
}

function asSentence(words: string): string {
  return words.replace(/[^.!?]$/, "$&.");
}
