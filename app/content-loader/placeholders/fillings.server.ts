import * as v from "valibot";
import { clockTime, email, phone } from "#app/content-loader/facts/fields.server.ts";
import { dayRule } from "#app/content-loader/facts/meets.server.ts";
import { type FactPath, parseFacts } from "#app/content-loader/facts/parse-facts.server.ts";
import { formerGroups } from "#app/content-loader/former-names.server.ts";
import { namesIn } from "#app/content-loader/read-content.server.ts";
import { phoneAddress } from "#app/ground/addresses.ts";
import { dayInASentence, meetingWords } from "#app/time/meeting-words.ts";
import { clockInWords, clockOn } from "#app/time/written-times.ts";
import { type Filling, Unfilled } from "./placeholder.ts";

const CHURCH_WORDS = ["church", "town", "street", "phone", "email", "office"];
const SERVICE_TIMES = ["service", "service.from", "service.end"];
const GROUP_WORDS = ["name", "who", "day", "when", "where", "from", "to"];

/** The names of all placeholders; clock times may have minutes after them, as in service-15. */
export function placeholderNames(): string[] {
  const slugs = [...namesIn("groups"), ...formerGroups()];
  const groups = slugs.flatMap((slug) => GROUP_WORDS.map((field) => `${slug}.${field}`));
  return [...CHURCH_WORDS, ...SERVICE_TIMES, ...groups];
}

/** The facts of a file that placeholders stand for. Each of them throws Unfilled where its fact is amiss. */
export type FactsInWords = {
  file: string;
  /** The fact as it was typed; undefined where there is none. */
  typed: (...path: FactPath) => unknown;
  /** Words, with the placeholders in them filled. */
  text: (...path: FactPath) => string;
  /** A clock time, "19:30". */
  clock: (...path: FactPath) => string;
};

/** Fills the placeholders in words. Throws Unfilled where one cannot be. */
type Fill = (words: string, write?: (filling: Filling) => string) => string;

/** The facts of a file. Throws Unfilled where its layout cannot be read. */
export function factsInWords(file: string, fill: Fill): FactsInWords {
  const facts = typedFacts(file);
  const typed = (...path: FactPath) => at(facts, path);
  return {
    file,
    typed,
    text: (...path) => fill(checked(v.pipe(v.string(), v.trim(), v.nonEmpty()), typed(...path))),
    clock: (...path) => {
      const written = checked(v.string(), typed(...path));
      return checked(
        clockTime,
        fill(written, ({ clock, words }) => clock ?? words),
      );
    },
  };
}

function typedFacts(file: string): unknown {
  try {
    return parseFacts(file);
  } catch {
    // Said once, where the file itself is read.
    throw new Unfilled();
  }
}

function at(facts: unknown, path: FactPath): unknown {
  return path.reduce<unknown>((holder, key) => {
    if (typeof holder !== "object" || holder === null) return undefined;
    return new Map<string, unknown>(Object.entries(holder)).get(String(key));
  }, facts);
}

/** A fact as its schema reads it. Throws Unfilled where it will not do: its own file says so. */
function checked<Schema extends v.GenericSchema>(schema: Schema, fact: unknown) {
  const answer = v.safeParse(schema, fact);
  if (answer.success) return answer.output;
  throw new Unfilled();
}

/** A clock time as words have it, "11:15am" for "11:15". */
export function atClock(clock: string): Filling {
  return { words: clockInWords(clock), clock };
}

const DAY = 24 * 60;

/** "11:15", fifteen minutes before "11:30". */
export function later(clock: string, minutes: number): string {
  const [hours = 0, past = 0] = clock.split(":").map(Number);
  const sum = (hours * 60 + past + minutes + DAY) % DAY;
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** What a placeholder for one of the church’s own facts stands for; undefined where it is for a group’s. */
export function churchFilling(name: string, church: FactsInWords): Filling | undefined {
  switch (name) {
    case "church":
      return { words: church.text("name") };
    case "town":
    case "street":
      return { words: church.text("address", name) };
    case "phone": {
      const words = checked(phone, church.typed("phone"));
      return { words, link: phoneAddress(words) };
    }
    case "email": {
      const words = checked(email, church.typed("email"));
      return { words, link: `mailto:${words}` };
    }
    case "office": {
      if (church.typed("office") !== undefined) return { words: church.text("office") };
      throw new Unfilled(
        "needs a line in church.yaml, such as office: Monday to Friday, 9:30am to 12:30pm",
      );
    }
    case "service": {
      const clock = church.clock("services", 0, "from");
      return { words: clockOn(clock), clock };
    }
    case "service.from":
      return atClock(church.clock("services", 0, "from"));
    case "service.end":
      return atClock(church.clock("services", 0, "to"));
    default:
      return undefined;
  }
}

/** What a placeholder for a fact of a group’s stands for. */
export function groupFilling(field: string, group: FactsInWords): Filling {
  switch (field) {
    case "from":
    case "to": {
      const clock = meetingClock(group, field);
      if (clock) return atClock(clock);
      throw new Unfilled(
        `needs ${field}: under meets: in ${group.file}, such as ${field}: "19:30"`,
      );
    }
    case "day":
    case "when": {
      const rule = checked(v.object(dayRule), group.typed("meets"));
      if (field === "day") return { words: dayInASentence(rule) };
      const [from, to] = [ownClock(group, "from"), ownClock(group, "to")];
      const time = checked(v.optional(timeOfDay), group.typed("meets", "time"));
      if (!time && !from) throw new Unfilled();
      return { words: meetingWords({ ...rule, from, to, time }) };
    }
    default:
      return { words: group.text(field) };
  }
}

const timeOfDay = v.picklist(["morning", "afternoon", "evening"]);

function ownClock(group: FactsInWords, end: "from" | "to"): string | undefined {
  return group.typed("meets", end) === undefined ? undefined : group.clock("meets", end);
}

/** When a group's meeting begins or ends; that of its sections where it has no time of its own. */
function meetingClock(group: FactsInWords, end: "from" | "to"): string | undefined {
  const own = ownClock(group, end);
  if (own !== undefined) return own;
  const sections = group.typed("meets", "sections");
  if (!Array.isArray(sections)) return undefined;
  const clocks = sections.map((_, index) => group.clock("meets", "sections", index, end)).sort();
  return end === "from" ? clocks[0] : clocks.at(-1);
}
