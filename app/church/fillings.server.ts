import * as v from "valibot";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import type { ContentFolder, Filling, Fillings } from "#content";
import { dayInSentence, findWholeHours, ruleWords } from "#dates";
import { clockRange, twelveHourClock } from "#time";
import type { ChurchFacts } from "./church-facts.server.ts";
import { groupFile, groupSchema } from "./groups.server.ts";
import type { NamedPeople } from "./people.server.ts";

/** The facts of a group that placeholders can stand for. */
const placeholderFacts = v.object({
  name: groupSchema.entries.name,
  meets: groupSchema.entries.meets,
});

interface PlaceholderFacts extends v.InferOutput<typeof placeholderFacts> {}

/** What placeholders stand for, by their names. */
type ByName = Map<string, Filling>;

/** Collects what placeholders for facts from church.yaml stand for. */
export function collectChurchFillings(church: ChurchFacts | undefined): Fillings {
  const byName: ByName = church ? makeChurchFillings(church) : new Map();
  return { byName, list: listNames([...byName.keys()]), isWhole: church !== undefined };
}

/**
 * Collects what all placeholders stand for: facts from church.yaml, from people.yaml and from each group. The facts of
 * people and groups may contain placeholders themselves, but only for facts from church.yaml, so that no fact can stand
 * for itself.
 */
export function collectFillings(
  folder: ContentFolder,
  churchFillings: Fillings,
  people: NamedPeople | undefined,
): Fillings {
  const byName: ByName = new Map([
    ...churchFillings.byName,
    ...makePeopleFillings(people ?? new Map()),
  ]);
  const slugs = folder.pagesIn("groups");
  let isWhole = churchFillings.isWhole && people !== undefined;
  for (const slug of slugs) {
    if (churchFillings.isWhole) checkPlaceholderFacts(folder, slug, churchFillings);
    const facts = folder.tryFacts(groupFile(slug), placeholderFacts, churchFillings);
    if (!facts) {
      isWhole = false;
      continue;
    }
    for (const [field, filling] of makeGroupFillings(facts)) {
      byName.set(`${slug}.${field}`, filling);
    }
  }
  const lists = [
    churchFillings.list,
    listForEach(slugs, GROUP_NAMES),
    listForEach([...(people?.keys() ?? [])], PERSON_NAMES),
  ];
  return { byName, list: lists.filter((list) => list !== "").join("; "), isWhole };
}

function makeChurchFillings(church: ChurchFacts): ByName {
  const { name, address, phone, email, office, services } = church;
  const [{ from, to, stream }] = services;
  const fillings: ByName = new Map([
    ["church", { words: name }],
    ["town", { words: address.town }],
    ["street", { words: address.street }],
    ["phone", makePhoneFilling(phone)],
    ["email", { words: email, link: `mailto:${email}` }],
    ["service", { words: twelveHourClock(from), clock: { from, to } }],
  ]);
  if (office) fillings.set("office", { words: office });
  if (stream) fillings.set("stream", { words: stream.on, link: stream.address });
  return fillings;
}

function makePeopleFillings(people: NamedPeople): ByName {
  const fillings: ByName = new Map();
  for (const [id, { name, phone }] of people) {
    fillings.set(`${id}.name`, { words: name });
    if (phone) fillings.set(`${id}.phone`, makePhoneFilling(phone));
  }
  return fillings;
}

function makeGroupFillings({ name, meets }: PlaceholderFacts): ByName {
  const { from } = findWholeHours(meets);
  const fillings: ByName = new Map([
    ["name", { words: name }],
    ["day", { words: dayInSentence(meets) }],
    ["when", { words: ruleWords(meets) }],
  ]);
  if (from) fillings.set("from", { words: clockRange(from), clock: { from } });
  return fillings;
}

/** The same for pages in other languages, which write the hour of the service without AM and PM. */
export function withPlainHours(fillings: Fillings): Fillings {
  const service = fillings.byName.get("service");
  if (!service?.clock) return fillings;
  const plain: Filling = { ...service, words: service.clock.from };
  return { ...fillings, byName: new Map([...fillings.byName, ["service", plain]]) };
}

/** Refuses placeholders in the facts of a group that placeholders can stand for, except for facts from church.yaml. */
function checkPlaceholderFacts(folder: ContentFolder, slug: string, { byName }: Fillings): void {
  folder.refusePlaceholders(groupFile(slug), (name, [fact = ""]) => {
    if (!Object.hasOwn(placeholderFacts.entries, fact) || byName.has(name)) return undefined;
    return `{${name}} cannot stand here, because other words are taken from here. Write it out`;
  });
}

function makePhoneFilling(phone: string): Filling {
  return { words: phone, link: makePhoneAddress(phone) };
}

const GROUP_NAMES = ["name", "day", "when", "from"];
const PERSON_NAMES = ["name", "phone"];

function listNames(names: string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}

/** Lists the placeholders of the first group or person, and says that the others have the same. */
function listForEach([first, ...others]: string[], fields: string[]): string {
  if (first === undefined) return "";
  const firstList = listNames(fields.map((field) => `${first}.${field}`));
  return others.length > 0 ? `${firstList}, and the same with ${others.join(", ")}` : firstList;
}
