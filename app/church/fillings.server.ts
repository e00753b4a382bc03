import * as v from "valibot";
import { firstNameOf } from "#app/people/initials.ts";
import { phoneAddress } from "#app/ui/addresses.ts";
import { dayInSentence, ruleWords, wholeHours } from "#dates";
import { clockOn, clockRange } from "#time";
import { tidy } from "../../lib/content/check-facts.ts";
import { namesIn } from "../../lib/content/content-folder.ts";
import type { FactPath, Slip } from "../../lib/content/facts.ts";
import { attempt } from "../../lib/content/problems.ts";
import { factAt, mapWords, PLACEHOLDER, parseFacts } from "../../lib/content/source.ts";
import { type Church, readChurch } from "./church-facts.server.ts";
import { groupFacts } from "./group-facts.server.ts";
import { type NamedPerson, namedPeople, PEOPLE } from "./named-people.server.ts";

/** What a placeholder stands for. */
export type Filling = {
  words: string;
  /** A clock time as it stands on 24 hours: "19:30". */
  clock?: string;
  /** The address to which the words lead in a text. */
  link?: string;
};

/** Nothing can be put in its place: for this reason, or for none where the fact itself will not do, which its file says. */
export class Unfilled extends Error {}

/** Reads a fact of a group. Throws Unfilled where it will not do. */
type Group = <Name extends keyof Entries>(name: Name) => v.InferOutput<Entries[Name]>;
type Entries = typeof groupFacts.entries;

const ofChurch: { [name: string]: (church: Church) => Filling } = {
  church: ({ name }) => ({ words: name }),
  town: ({ address }) => ({ words: address.town }),
  street: ({ address }) => ({ words: address.street }),
  phone: ({ phone }) => phoneOf(phone),
  email: ({ email }) => emailOf(email),
  office: ({ office }) => {
    if (office) return { words: office };
    throw new Unfilled(
      "needs a line in church.yaml, such as office: Monday to Friday, 9:30am–12:30pm",
    );
  },
  service: ({ services: [{ from }] }) => ({ words: clockOn(from), clock: from }),
  "service.from": ({ services: [{ from }] }) => atClock(from),
  "service.end": ({ services: [{ to }] }) => atClock(to),
};

const ofGroup: { [name: string]: (group: Group, file: string) => Filling } = {
  name: (group) => ({ words: group("name") }),
  who: (group) => ({ words: group("who") }),
  where: (group) => ({ words: group("where") }),
  day: (group) => ({ words: dayInSentence(group("meets")) }),
  when: (group) => ({ words: ruleWords(group("meets")) }),
  from: (group, file) => atClock(wholeHours(group("meets")).from ?? missingTime("from", file)),
  to: (group, file) => atClock(wholeHours(group("meets")).to ?? missingTime("to", file)),
};

const ofPerson: { [name: string]: (person: NamedPerson) => Filling } = {
  name: ({ name }) => ({ words: name }),
  first: ({ name }) => ({ words: firstNameOf(name) }),
  phone: ({ phone }) => phoneOf(phone ?? missing("phone", PEOPLE, "028 2565 1111")),
  email: ({ email }) => emailOf(email ?? missing("email", PEOPLE, "office@ballydown.org")),
};

function phoneOf(phone: string): Filling {
  return { words: phone, link: phoneAddress(phone) };
}

function emailOf(email: string): Filling {
  return { words: email, link: `mailto:${email}` };
}

function missing(field: string, file: string, example: string): never {
  throw new Unfilled(`needs ${field}: in ${file}, such as ${field}: ${example}`);
}

/** A clock time as words have it, "11:15am" for "11:15". */
function atClock(clock: string): Filling {
  return { words: clockRange(clock), clock };
}

function missingTime(field: string, file: string): never {
  throw new Unfilled(`needs ${field}: under meets: in ${file}, such as ${field}: "19:30"`);
}

/** What a placeholder of this name stands for. `within` are those it is in the words of. Throws Unfilled. */
function fillingOf(name: string, within: readonly string[]): Filling {
  if (within.includes(name)) throw new Unfilled("stands for itself in the end. Write it out once");
  const ofThis = ofChurch[name];
  if (ofThis) {
    const church = attempt(readChurch);
    if (church.isRead) return ofThis(church.result);
    throw new Unfilled();
  }
  const [who = "", field] = name.split(".");
  if (namesIn("groups").includes(who)) {
    const fill = ofGroup[field ?? ""];
    if (!fill) throw unknown();
    const file = `groups/${who}.md`;
    return fill(groupIn(file, [...within, name]), file);
  }
  const people = namedPeople();
  // Whoever is meant may stand in people.yaml, which cannot be read and says so.
  if (!people) throw new Unfilled();
  const person = people.get(who);
  const fill = ofPerson[field ?? "name"];
  if (!person || !fill) throw unknown();
  return fill(person);
}

/** A placeholder that there is not is answered with those that there are. */
function unknown(): Unfilled {
  const ofTheChurch = Object.keys(ofChurch).map((name) => `{${name}}`);
  const there = [
    ofTheChurch.join(", "),
    ...allAlike(namesIn("groups"), Object.keys(ofGroup)),
    ...allAlike([...(namedPeople()?.keys() ?? [])], Object.keys(ofPerson)),
  ];
  return new Unfilled(`stands for nothing. There are: ${there.join("; ")}`);
}

/** "{choir.name}, {choir.who}, and the same with bowls, walkers"; nothing where there are no names. */
function allAlike([first, ...others]: string[], fields: string[]): string[] {
  if (first === undefined) return [];
  const ofFirst = fields.map((field) => `{${first}.${field}}`).join(", ");
  return [others.length > 0 ? `${ofFirst}, and the same with ${others.join(", ")}` : ofFirst];
}

/** Reads the facts of a group's file one by one, as their schemas do, with their placeholders filled. */
function groupIn(file: string, within: readonly string[]): Group {
  const typed = attempt(() => parseFacts(file));
  if (!typed.isRead) throw new Unfilled();
  return (name) => {
    const schema = groupFacts.entries[name];
    const { facts, slips } = fillFacts(factAt(typed.result, [name]), within, [name]);
    // A lone bracket is told where it stands.
    const told = slips.find(([, reason]) => reason.startsWith("{"));
    if (slips.length > 0) throw new Unfilled(told && `stands for words in which ${told[1]}`);
    tidy(schema, facts, []);
    const answer = v.safeParse(schema, facts);
    if (answer.success) return answer.output;
    throw new Unfilled();
  };
}

/** Writes what a placeholder stands for in its place, between the words before and after it. May throw Unfilled. */
type Print = (filling: Filling, before: string, after: string) => string;

/** Is told what is wrong with a placeholder, by name, or with the words, at this place of them. */
type Refuse = (reason: string, index: number, placeholder?: string) => void;

/** Words with their placeholders filled. One that cannot be stays, and `refuse` is told of it. */
export function fillWords(
  words: string,
  print: Print,
  refuse: Refuse,
  within: readonly string[] = [],
): string {
  const lone = words.replace(PLACEHOLDER, (found) => " ".repeat(found.length)).search(/[{}]/);
  if (lone !== -1) {
    const expected = "Expected a placeholder such as {phone}, or none";
    refuse(`has a curly bracket without its other one. ${expected}`, lone);
  }
  return words.replace(PLACEHOLDER, (written, name: string, index: number) => {
    try {
      const after = words.slice(index + written.length);
      return print(fillingOf(name.trim(), within), words.slice(0, index), after);
    } catch (error) {
      if (!(error instanceof Unfilled)) throw error;
      refuse(error.message, index, written);
      return written;
    }
  });
}

/** Facts with the placeholders in all their words filled. */
export function fillFacts(typed: unknown, within: readonly string[] = [], at: FactPath = []) {
  const slips: Slip[] = [];
  const fill = (text: string, path: FactPath) => {
    const isClock = path.at(-1) === "from" || path.at(-1) === "to";
    return fillWords(
      text,
      ({ words, clock }) => (isClock && clock) || words,
      (reason, _, placeholder) =>
        slips.push([path, reason && placeholder ? `${placeholder} ${reason}` : reason]),
      within,
    );
  };
  return { facts: mapWords(typed, fill, at), slips };
}
