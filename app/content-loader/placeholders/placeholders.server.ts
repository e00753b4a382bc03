import * as v from "valibot";
import { churchFacts } from "#app/content-loader/church.server.ts";
import type { FilledFacts } from "#app/content-loader/facts/check-facts.server.ts";
import type { FactPath, Slip } from "#app/content-loader/facts/field.ts";
import { meets as meetsFacts } from "#app/content-loader/facts/meets.server.ts";
import { mapWords, parseFacts } from "#app/content-loader/facts/parse-facts.server.ts";
import { groupFacts } from "#app/content-loader/group-facts.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import { namesIn } from "#app/content-loader/read-content.server.ts";
import { phoneAddress } from "#app/ground/addresses.ts";
import { dayInASentence, meetingWords } from "#app/time/meeting-words.ts";
import { clockInWords, clockOn } from "#app/time/written-times.ts";
import { type Filling, LONE_BRACKET, PLACEHOLDER, Unfilled } from "./placeholder.ts";

/** Reads a fact of one file. Throws Unfilled where it will not do: its own file says so. */
type ReadFact<Facts> = <Name extends keyof Facts>(name: Name) => Facts[Name];
type Church = v.InferOutput<typeof churchFacts>;
type Group = v.InferOutput<typeof groupFacts>;
type Meets = v.InferOutput<typeof meetsFacts>;

const ofChurch: { [name: string]: (fact: ReadFact<Church>) => Filling } = {
  church: (fact) => ({ words: fact("name") }),
  town: (fact) => ({ words: fact("address").town }),
  street: (fact) => ({ words: fact("address").street }),
  phone: (fact) => ({ words: fact("phone"), link: phoneAddress(fact("phone")) }),
  email: (fact) => ({ words: fact("email"), link: `mailto:${fact("email")}` }),
  office: (fact) => {
    const words = fact("office");
    if (words) return { words };
    throw new Unfilled(
      "needs a line in church.yaml, such as office: Monday to Friday, 9:30am to 12:30pm",
    );
  },
  service: (fact) => {
    const clock = fact("services")[0].from;
    return { words: clockOn(clock), clock };
  },
  "service.from": (fact) => atClock(fact("services")[0].from),
  "service.end": (fact) => atClock(fact("services")[0].to),
};

const ofGroup: {
  [name: string]: (fact: ReadFact<Group>, meets: ReadFact<Meets>, file: string) => Filling;
} = {
  name: (fact) => ({ words: fact("name") }),
  who: (fact) => ({ words: fact("who") }),
  where: (fact) => ({ words: fact("where") }),
  day: (_, meets) => ({ words: dayInASentence(dayRuleOf(meets)) }),
  when: (_, meets) => {
    const [from, to, time] = [meets("from"), meets("to"), meets("time")];
    if (!time && !from) throw new Unfilled();
    return { words: meetingWords({ ...dayRuleOf(meets), from, to, time }) };
  },
  from: (_, meets, file) => {
    const first = () =>
      meets("sections")
        .map(({ from }) => from)
        .sort()[0];
    return atClock(meets("from") ?? first() ?? missing("from", file));
  },
  to: (_, meets, file) => {
    const last = () =>
      meets("sections")
        .map(({ to }) => to)
        .sort()
        .at(-1);
    return atClock(meets("to") ?? last() ?? missing("to", file));
  },
};

function dayRuleOf(meets: ReadFact<Meets>) {
  const from = meets("fortnightly-from");
  return { every: meets("every"), week: meets("week"), "fortnightly-from": from };
}

function missing(field: string, file: string): never {
  throw new Unfilled(`needs ${field}: under meets: in ${file}, such as ${field}: "19:30"`);
}

/** A clock time as words have it, "11:15am" for "11:15". */
function atClock(clock: string): Filling {
  return { words: clockInWords(clock), clock };
}

/** The names of all placeholders; clock times may have minutes after them, as in service-15. */
function placeholderNames(): string[] {
  const groups = namesIn("groups").flatMap((slug) =>
    Object.keys(ofGroup).map((field) => `${slug}.${field}`),
  );
  return [...Object.keys(ofChurch), ...groups];
}

/** What a placeholder of this name stands for, or why it cannot be filled. `within` are those it is in the words of. */
export function fillingFor(name: string, within: readonly string[] = []): Filling | Unfilled {
  try {
    return fillingOf(name.trim(), within);
  } catch (error) {
    if (error instanceof Unfilled) return error;
    throw error;
  }
}

function fillingOf(name: string, within: readonly string[]): Filling {
  const [, base = "", sign, minutes] = /^(.*?)(?:([+-])(\d{1,3}))?$/.exec(name) ?? [];
  const names = placeholderNames();
  if (!names.includes(base)) {
    const suggestions = nearest(base, names).map((other) => `{${other}}`);
    throw new Unfilled(`stands for nothing. The nearest there are: ${suggestions.join(", ")}`);
  }
  if (within.includes(base)) throw new Unfilled("stands for itself in the end. Write it out once");
  const filling = knownFilling(base, [...within, base]);
  if (minutes === undefined) return filling;
  if (filling.clock !== undefined) {
    return atClock(addMinutes(filling.clock, Number(`${sign}${minutes}`)));
  }
  throw new Unfilled(`is no clock time, and cannot have ${sign}${minutes} minutes`);
}

function knownFilling(name: string, within: readonly string[]): Filling {
  const church = ofChurch[name];
  if (church) return church(factsIn("church.yaml", [], churchFacts.entries, within));
  const [slug = "", field = ""] = name.split(".");
  const file = `groups/${slug}.md`;
  const group = factsIn(file, [], groupFacts.entries, within);
  const meets = factsIn(file, ["meets"], meetsFacts.entries, within);
  return ofGroup[field]?.(group, meets, file) ?? missing(field, file);
}

/** Reads the facts at a place of a file one by one, as their schemas do, with their placeholders filled. */
function factsIn<Entries extends Record<string, v.GenericSchema>>(
  file: string,
  at: FactPath,
  entries: Entries,
  within: readonly string[],
): ReadFact<{ [Name in keyof Entries]: v.InferOutput<Entries[Name]> }> {
  const facts = at.reduce(below, typedFacts(file));
  return (name) => {
    const typed = below(facts, String(name));
    const { facts: fact, unfilled, slips } = fillFacts(typed, within, [...at, String(name)]);
    const [slip] = slips;
    if (unfilled.length > 0) throw new Unfilled(slip && `stands for words in which ${slip[1]}`);
    const answer = v.safeParse(entries[name], fact);
    if (answer.success) return answer.output;
    throw new Unfilled();
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

function below(facts: unknown, name: string | number): unknown {
  if (typeof facts !== "object" || facts === null) return undefined;
  return new Map<string, unknown>(Object.entries(facts)).get(String(name));
}

const DAY = 24 * 60;

/** "11:15", fifteen minutes before "11:30". */
function addMinutes(clock: string, minutes: number): string {
  const [hours = 0, past = 0] = clock.split(":").map(Number);
  const sum = (hours * 60 + past + minutes + DAY) % DAY;
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Facts with the placeholders in all their words filled. */
export function fillFacts(
  facts: unknown,
  within: readonly string[] = [],
  at: FactPath = [],
): FilledFacts {
  const slips: Slip[] = [];
  const unfilled: FactPath[] = [];
  const fillWords = (text: string, path: FactPath) => {
    const isClock = path.at(-1) === "from" || path.at(-1) === "to";
    if (/[{}]/.test(text.replace(PLACEHOLDER, ""))) slips.push([path, LONE_BRACKET]);
    return text.replace(PLACEHOLDER, (written, name: string) => {
      const filling = fillingFor(name, within);
      if (!(filling instanceof Unfilled)) return (isClock && filling.clock) || filling.words;
      unfilled.push(path);
      if (filling.reason) slips.push([path, `${written} ${filling.reason}`]);
      return written;
    });
  };
  return { facts: mapWords(facts, fillWords, at), slips, unfilled };
}
