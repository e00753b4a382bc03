import * as v from "valibot";
import { findFirstName } from "#app/people/initials.ts";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import {
  type ContentFolder,
  type FactPath,
  type Filling,
  type Fillings,
  listPlaceholders,
  mapWords,
  noFillings,
} from "#content";
import { dayInSentence, findWholeHours, ruleWords } from "#dates";
import { clockRange, twelveHourClock } from "#time";
import { type ChurchFacts, readChurchFacts } from "./church-facts.server.ts";
import { groupFile, groupSchema } from "./groups.server.ts";
import { type NamedPeople, namePeople, PEOPLE, peopleSchema } from "./people.server.ts";
import type { MeetingRule } from "./rule.server.ts";

/** The facts of a group that placeholders can stand for. */
const placeholderFacts = v.object({
  name: groupSchema.entries.name,
  who: groupSchema.entries.who,
  where: groupSchema.entries.where,
  meets: groupSchema.entries.meets,
});

type PlaceholderFacts = {
  name: string;
  /** Who it is for. */
  who: string;
  where: string;
  meets: MeetingRule;
};

/** What placeholders stand for, by their names. */
type ByName = Map<string, Filling>;

/** Whether a fact is a clock time. "{service}" is 11:30 AM in a sentence, but 11:30 after `from:`. */
function isClock(path: FactPath): boolean {
  const field = path.at(-1);
  return field === "from" || field === "to";
}

/**
 * Collects what placeholders stand for: facts from church.yaml, from people.yaml and from each group. These facts may
 * contain placeholders themselves, but only for facts from church.yaml, so that no fact can stand for itself.
 */
export function collectFillings(folder: ContentFolder): Fillings {
  const church = readChurchFacts(folder);
  const churchByName = church ? makeChurchFillings(church) : new Map<string, Filling>();
  const churchFillings: Fillings = { ...noFillings, byName: churchByName, isClock };

  const people = folder.has(PEOPLE)
    ? folder.tryFacts(PEOPLE, peopleSchema, churchFillings)
    : NO_PEOPLE;
  const names = people ? namePeople(people) : new Map();
  const slugs = folder.pagesIn("groups");
  const groups = slugs.map((slug) => {
    if (church) checkPlaceholderFacts(folder, slug, churchByName);
    return { slug, facts: folder.tryFacts(groupFile(slug), placeholderFacts, churchFillings) };
  });

  const byName: ByName = new Map([...churchByName, ...makePeopleFillings(names)]);
  for (const { slug, facts } of groups) {
    if (!facts) continue;
    for (const [field, filling] of makeGroupFillings(facts)) {
      byName.set(`${slug}.${field}`, filling);
    }
  }
  const isWhole =
    church !== undefined && people !== undefined && groups.every(({ facts }) => facts);
  return {
    byName,
    list: listNames([...churchByName.keys()], slugs, [...names.keys()]),
    isWhole,
    isClock,
  };
}

const NO_PEOPLE = { session: [], staff: [] };

function makeChurchFillings({
  name,
  address,
  phone,
  email,
  office,
  services,
}: ChurchFacts): ByName {
  const [{ from, to, stream }] = services;
  const fillings: ByName = new Map([
    ["church", { words: name }],
    ["town", { words: address.town }],
    ["street", { words: address.street }],
    ["phone", makePhoneFilling(phone)],
    ["email", makeEmailFilling(email)],
  ]);
  if (office) fillings.set("office", { words: office });
  fillings.set("service", { words: twelveHourClock(from), clock: from });
  fillings.set("service.from", makeClockFilling(from));
  fillings.set("service.end", makeClockFilling(to));
  // Other languages write the hour without am and pm.
  fillings.set("service.clock", { words: from, clock: from });
  if (stream) fillings.set("stream", { words: stream.on, link: stream.address });
  return fillings;
}

function makePeopleFillings(people: NamedPeople): ByName {
  const fillings: ByName = new Map();
  for (const [id, { name, phone, email }] of people) {
    fillings.set(id, { words: name });
    fillings.set(`${id}.name`, { words: name });
    fillings.set(`${id}.first`, { words: findFirstName(name) });
    if (phone) fillings.set(`${id}.phone`, makePhoneFilling(phone));
    if (email) fillings.set(`${id}.email`, makeEmailFilling(email));
  }
  return fillings;
}

function makeGroupFillings({ name, who, where, meets }: PlaceholderFacts): ByName {
  const { from, to } = findWholeHours(meets);
  const fillings: ByName = new Map([
    ["name", { words: name }],
    ["who", { words: who }],
    ["where", { words: where }],
    ["day", { words: dayInSentence(meets) }],
    ["when", { words: ruleWords(meets) }],
  ]);
  if (from) fillings.set("from", makeClockFilling(from));
  if (to) fillings.set("to", makeClockFilling(to));
  return fillings;
}

/** Refuses placeholders in the facts of a group that placeholders can stand for, except for facts from church.yaml. */
function checkPlaceholderFacts(folder: ContentFolder, slug: string, churchByName: ByName): void {
  const file = groupFile(slug);
  mapWords(folder.readSource(file)?.facts, (words, path) => {
    const isPlaceholderFact = Object.hasOwn(placeholderFacts.entries, path[0] ?? "");
    const placeholders = isPlaceholderFact ? listPlaceholders(words) : [];
    for (const name of placeholders) {
      if (churchByName.has(name)) continue;
      const advice = `{${name}} cannot stand here, because other words are taken from here. Write it out`;
      folder.refuseFact(file, path, advice);
    }
    return words;
  });
}

function makePhoneFilling(phone: string): Filling {
  return { words: phone, link: makePhoneAddress(phone) };
}

function makeEmailFilling(email: string): Filling {
  return { words: email, link: `mailto:${email}` };
}

/** Makes the filling of a clock time: "11:15am" in a sentence, and "11:15" in a time. */
function makeClockFilling(clock: string): Filling {
  return { words: clockRange(clock), clock };
}

const GROUP_NAMES = ["name", "who", "where", "day", "when", "from", "to"];
const PERSON_NAMES = ["name", "first", "phone", "email"];

/** Lists all placeholders: "{church}, {town}; {choir.name}, {choir.who}, and the same with bowls; {martha-wylie.name}". */
function listNames(church: string[], groups: string[], people: string[]): string {
  const lists = [
    church.map((name) => `{${name}}`).join(", "),
    listForEach(groups, GROUP_NAMES),
    listForEach(people, PERSON_NAMES),
  ];
  return lists.filter((list) => list !== "").join("; ");
}

/** Lists the placeholders of the first group or person, and says that the others have the same. */
function listForEach([first, ...others]: string[], fields: string[]): string {
  if (first === undefined) return "";
  const firstList = fields.map((field) => `{${first}.${field}}`).join(", ");
  return others.length > 0 ? `${firstList}, and the same with ${others.join(", ")}` : firstList;
}
