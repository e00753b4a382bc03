import * as v from "valibot";
import type { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import {
  clockTime,
  email,
  phone,
  weekday,
  weekOfMonth,
} from "#app/content-loader/facts/fields.server.ts";
import {
  type FactPath,
  parseFacts,
  problemIn,
} from "#app/content-loader/facts/parse-facts.server.ts";
import { formerGroups, presentGroup } from "#app/content-loader/former-names.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import { namesIn } from "#app/content-loader/read-content.server.ts";
import { meetingWords } from "#app/time/meeting-words.ts";
import { clockInWords, clockOn } from "#app/time/written-times.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";

/** The file of the church's own facts, from which placeholders are filled and in which there are none. */
const CHURCH = "church.yaml";

export const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** What a placeholder stands for; a clock time on 24 hours besides, or an address for a link. */
export type Filling = { words: string; clock?: string; link?: string };

/** Nothing can be put in its place: for this reason, or because its fact is amiss, which its own file says. */
class Unfilled extends Error {
  readonly reason: string | undefined;

  constructor(reason?: string) {
    super(reason);
    this.reason = reason;
  }
}

export const LONE_BRACKET =
  "has a curly bracket without its other one. Expected a placeholder such as {phone}, or none";

/** What a placeholder of this name stands for, or why it cannot be filled. */
export function fillingFor(name: string): Filling | Unfilled {
  try {
    return fillingOf(name.trim());
  } catch (error) {
    if (error instanceof Unfilled) return error;
    throw error;
  }
}

/** Text with its placeholders filled, and what is wrong with those that could not be. */
type Filled = { text: string; isWhole: boolean; reasons: string[] };

/** Fills the placeholders in words: with theirs, or with what `write` makes of each. */
function fill(text: string, write = ({ words }: Filling) => words): Filled {
  const reasons: string[] = [];
  let isWhole = true;
  const filled = text.replace(PLACEHOLDER, (written, name: string) => {
    const filling = fillingFor(name);
    if (!(filling instanceof Unfilled)) return write(filling);
    isWhole = false;
    if (filling.reason) reasons.push(`${written} ${filling.reason}`);
    return written;
  });
  if (/[{}]/.test(text.replace(PLACEHOLDER, ""))) reasons.push(LONE_BRACKET);
  return { text: filled, isWhole, reasons };
}

/** Facts with the placeholders in all their words filled. `amiss` are those in which one could not be. */
export function fillFacts(file: string, facts: unknown) {
  const problems: ContentProblem[] = [];
  const amiss: FactPath[] = [];
  const fillAll = (fact: unknown, path: FactPath): unknown => {
    if (Array.isArray(fact)) return fact.map((entry, index) => fillAll(entry, [...path, index]));
    if (typeof fact === "object" && fact !== null) {
      const entries = Object.entries(fact);
      return Object.fromEntries(
        entries.map(([key, value]) => [key, fillAll(value, [...path, key])]),
      );
    }
    if (typeof fact !== "string") return fact;
    const isClock = path.at(-1) === "from" || path.at(-1) === "to";
    const { text, isWhole, reasons } = fill(fact, ({ words, clock }) =>
      isClock && clock ? clock : words,
    );
    if (!isWhole) amiss.push(path);
    problems.push(...reasons.map((reason) => problemIn(file, path, reason)));
    return text;
  };
  return { facts: fillAll(facts, []), problems, amiss };
}

const CHURCH_WORDS = ["church", "town", "street", "phone", "email", "office"];
const SERVICE_TIMES = ["service", "service.from", "service.end"];
const GROUP_WORDS = ["name", "who", "day", "when", "where", "from", "to"];

/** The names of all placeholders; clock times may have minutes after them, as in service-15. */
function placeholderNames(): string[] {
  const slugs = [...namesIn("groups"), ...formerGroups()];
  const groups = slugs.flatMap((slug) => GROUP_WORDS.map((field) => `${slug}.${field}`));
  return [...CHURCH_WORDS, ...SERVICE_TIMES, ...groups];
}

/** The placeholders that are being filled, one within another. */
const under: string[] = [];

function fillingOf(name: string): Filling {
  const [, base = "", sign, minutes] = /^(.*?)(?:([+-])(\d{1,3}))?$/.exec(name) ?? [];
  const names = placeholderNames();
  if (!names.includes(base)) {
    const suggestions = nearest(base, names).map((other) => `{${other}}`);
    throw new Unfilled(`stands for nothing. The nearest there are: ${suggestions.join(", ")}`);
  }
  if (under.includes(base)) throw new Unfilled("stands for itself in the end. Write it out once");
  under.push(base);
  try {
    const filling = knownFilling(base);
    if (minutes === undefined) return filling;
    if (filling.clock === undefined) {
      throw new Unfilled(`is no clock time, and cannot have ${sign}${minutes} minutes`);
    }
    return atClock(later(filling.clock, Number(`${sign}${minutes}`)));
  } finally {
    under.pop();
  }
}

function knownFilling(name: string): Filling {
  const church = factsOf(CHURCH);
  switch (name) {
    case "church":
      return { words: textAt(church, "name") };
    case "town":
    case "street":
      return { words: textAt(church, "address", name) };
    case "phone": {
      const words = checked(phone, at(church, "phone"));
      return { words, link: phoneAddress(words) };
    }
    case "email": {
      const words = checked(email, at(church, "email"));
      return { words, link: `mailto:${words}` };
    }
    case "office": {
      if (at(church, "office") !== undefined) return { words: textAt(church, "office") };
      throw new Unfilled(
        `needs a line in ${CHURCH}, such as office: Monday to Friday, 9:30am to 12:30pm`,
      );
    }
    case "service": {
      const clock = clockAt(church, "services", 0, "from");
      return { words: clockOn(clock), clock };
    }
    case "service.from":
      return atClock(clockAt(church, "services", 0, "from"));
    case "service.end":
      return atClock(clockAt(church, "services", 0, "to"));
    default:
      return groupFilling(name);
  }
}

function groupFilling(name: string): Filling {
  const [slug = "", field] = name.split(".");
  const file = `groups/${presentGroup(slug)}.md`;
  const group = factsOf(file);
  switch (field) {
    case "from":
    case "to": {
      const clock = meetingClock(group, field);
      if (clock) return atClock(clock);
      throw new Unfilled(`needs ${field}: under meets: in ${file}, such as ${field}: "19:30"`);
    }
    case "day":
    case "when": {
      const every = checked(weekday, at(group, "meets", "every"));
      const week = checked(v.optional(weekOfMonth), at(group, "meets", "week"));
      if (field === "day") return { words: week ? `${week} ${every}` : every };
      const [from, to] = [ownClock(group, "from"), ownClock(group, "to")];
      const time = checked(v.optional(timeOfDay), at(group, "meets", "time"));
      if (!time && !from) throw new Unfilled();
      return { words: meetingWords({ every, week, from, to, time }) };
    }
    default:
      return { words: textAt(group, field ?? "") };
  }
}

const timeOfDay = v.picklist(["morning", "afternoon", "evening"]);

function ownClock(group: unknown, end: "from" | "to"): string | undefined {
  return at(group, "meets", end) === undefined ? undefined : clockAt(group, "meets", end);
}

/** When a group's meeting begins or ends; that of its sections where it has no time of its own. */
function meetingClock(group: unknown, end: "from" | "to"): string | undefined {
  const own = ownClock(group, end);
  if (own !== undefined) return own;
  const sections = at(group, "meets", "sections");
  if (!Array.isArray(sections)) return undefined;
  const clocks = sections.map((_, index) => clockAt(group, "meets", "sections", index, end)).sort();
  return end === "from" ? clocks[0] : clocks.at(-1);
}

function factsOf(file: string): unknown {
  try {
    return parseFacts(file);
  } catch {
    // Said once, where the file itself is read.
    throw new Unfilled();
  }
}

function at(facts: unknown, ...path: FactPath): unknown {
  return path.reduce<unknown>((holder, key) => {
    if (typeof holder !== "object" || holder === null) return undefined;
    return new Map<string, unknown>(Object.entries(holder)).get(String(key));
  }, facts);
}

function textAt(facts: unknown, ...path: FactPath): string {
  const text = checked(v.pipe(v.string(), v.trim(), v.nonEmpty()), at(facts, ...path));
  return wholly(fill(text));
}

function clockAt(facts: unknown, ...path: FactPath): string {
  const written = checked(v.string(), at(facts, ...path));
  return checked(clockTime, wholly(fill(written, ({ clock, words }) => clock ?? words)));
}

function wholly({ text, isWhole, reasons: [reason] }: Filled): string {
  if (isWhole) return text;
  throw new Unfilled(reason && `stands for words in which ${reason}`);
}

function checked<Schema extends v.GenericSchema>(schema: Schema, fact: unknown) {
  const answer = v.safeParse(schema, fact);
  if (answer.success) return answer.output;
  throw new Unfilled();
}

function atClock(clock: string): Filling {
  return { words: clockInWords(clock), clock };
}

const DAY = 24 * 60;

/** "11:15", fifteen minutes before "11:30". */
function later(clock: string, minutes: number): string {
  const [hours = 0, past = 0] = clock.split(":").map(Number);
  const sum = (hours * 60 + past + minutes + DAY) % DAY;
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
