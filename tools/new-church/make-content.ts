import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Day } from "#app/time/wall-time.ts";
import { CHURCH_SUITE, VACANCY } from "#tools/check-up/launch.ts";
import type { Sample } from "#tools/check-up/sample.ts";
import { type ContentText, phraseAnywhere } from "#tools/check-up/texts.ts";
import { type Facts, readFacts, writeFacts } from "#tools/editor/format/facts.ts";
import { readPage, writePage } from "#tools/editor/format/page.ts";
import { isFields } from "#tools/editor/format/set-facts.ts";
import { type Answers, daysIn } from "./ask.ts";
import { type Exchange, ownWords } from "./words.ts";

// What is on at the sample, what it is like there, and what its people stand for.
const SAMPLES_ALONE = /^(?:programme\.yaml|pages\/(?!coming-to-church))/;

/** What nobody has been asked: the building, what things cost, and what goes out of it. */
const UNASKED =
  /green\s+door|car\s+park|church\s+halls|loop\s+system|youtube|£\d.* a night|stop any elder/i;

/**
 * Makes a church's content folder from the sample's: with its own facts, the groups it has and the school year that
 * `today` is in, and without the sample's people, photos, forms, telephone numbers and whatever nobody has been asked.
 */
export function makeContent(sample: Sample, folder: string, answers: Answers, today: Day): void {
  const isThere = ({ file }: ContentText) => {
    const [, group] = /^groups\/(.*)\.md$/.exec(file) ?? [];
    return group ? answers.groups.includes(group) : !SAMPLES_ALONE.test(file);
  };
  const left = sample.texts.filter((one) => !isThere(one));
  const exchanges = exchangesFor(sample, answers);
  const gone = { words: untrueFor(sample, answers), paths: left.map(addressOf) };
  for (const one of sample.texts.filter(isThere)) {
    const target = path.join(folder, one.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, ownWords(factsFor(one, answers, today), exchanges, gone));
  }
  const emblems = answers.groups.map((group) => `emblems/${group}.*`);
  for (const file of globSync(emblems, { cwd: "sample" })) {
    cpSync(path.join("sample", file), path.join(folder, file));
  }
  mkdirSync(path.join(folder, "photos"), { recursive: true });
}

function addressOf({ file }: ContentText): string {
  const name = path.basename(file, ".md");
  return file.startsWith("groups/") ? `/activities/${name}` : `/${name}`;
}

/** What the sample says that is not so at a church which has answered so. */
function untrueFor(sample: Sample, { minister, account, groups }: Answers): RegExp[] {
  const people = sample.people.flatMap((name) => [name, ...name.split(" ").slice(0, 1)]);
  const others = sample.groups.filter(({ slug }) => !groups.includes(slug));
  return [
    UNASKED,
    phraseAnywhere(...people, ...others.map(({ name }) => name)),
    // Somebody of people.yaml.
    /\{[\w-]+\.(?:first|phone|email)\}/,
    ...(minister ? [VACANCY, /vacancy convener/i] : []),
    ...(account ? [] : [CHURCH_SUITE, /\bonline\b/i]),
  ];
}

function factsFor({ file, text }: ContentText, answers: Answers, today: Day): string {
  // The same file with nothing of anybody's in it.
  const blank = () => readFileSync(path.join(import.meta.dirname, path.basename(file)), "utf8");
  if (file === "church.yaml") return writeFacts(text, churchFacts(readFacts(text), answers));
  if (file === "people.yaml") return peopleFacts(blank(), answers);
  if (file === "year.yaml") return writeFacts(text, { years: [yearWith(answers, today)] });
  if (file === "notices.yaml") return writeFacts(text, {});
  if (file.startsWith("pages/")) return visitFacts(blank(), answers);
  if (file.startsWith("groups/")) return writePage(text, groupFacts(readPage(text), answers));
  const isGiving = file === "giving.md" && !answers.account;
  return isGiving ? writePage(text, givingFacts(readPage(text))) : text;
}

/** The school year that a day is in, from September or, in the summer, from that day; and its terms as far as they are known. */
function yearWith({ terms }: Answers, today: Day): Facts {
  const [year, month] = today.split("-").map(Number) as [number, number];
  const isSummer = month === 7 || month === 8;
  const begins = month > 6 ? year : year - 1;
  const days = daysIn(terms);
  const known = days.flatMap((from, index) => {
    const name =
      ["Autumn term", "Spring term", "Summer term"][index / 2] ?? `Term ${index / 2 + 1}`;
    return index % 2 === 0 ? { name, from, to: days[index + 1] } : [];
  });
  return {
    from: isSummer ? today : `${begins}-09-01`,
    to: `${begins + 1}-08-31`,
    ...(known.length > 0 && { terms: known }),
  };
}

/** The short answers for a first visit, and where one parks. */
function visitFacts(text: string, { parking }: Answers): string {
  const { visit, ...facts } = readPage(text);
  const { answers, ...head } = fieldsOf(visit);
  const asked = parking ? [{ question: "Where do I park?", answer: parking }] : [];
  const all = [...asked, ...[answers].flat()];
  return writePage(text, { ...facts, visit: { ...head, answers: all } });
}

/** The sample's church.yaml with this church's facts, and without what nobody has been asked. */
function churchFacts(sample: Facts, answers: Answers): Facts {
  const { charity, office, social, analytics, churchsuite, services, ...facts } = sample;
  const { name, street, town, county, postcode, phone, email, website, account } = answers;
  const { also, stream, ...service } = fieldsOf([services].flat()[0]);
  const [, first = name, second] = /^(.+) (Presbyterian Church)$/.exec(name) ?? [];
  const query = new URLSearchParams({ api: "1", query: `${name} ${postcode}` });
  const map = `https://www.google.com/maps/search/?${query}`;
  return {
    ...facts,
    name,
    phone,
    email,
    website,
    logo: { first, second },
    address: { street, town, county, postcode, map },
    services: [{ ...service, from: answers.begins, to: answers.ends }],
    ...(account && { churchsuite: { ...fieldsOf(churchsuite), account } }),
  };
}

function fieldsOf(fact: unknown): Facts {
  return isFields(fact) ? fact : {};
}

/** The minister or, in a vacancy, its convener, and nobody else yet. */
function peopleFacts(text: string, { minister, convener }: Answers): string {
  const leader = {
    ...(minister && { minister: { name: minister, role: "Minister" } }),
    ...(convener && { convener: { name: convener, role: "Vacancy Convener" } }),
  };
  return writeFacts(text, { ...leader, ...readFacts(text) });
}

/**
 * One of the sample's groups for another church: to be asked at its office until somebody puts a leader in, without
 * the sample's forms and links, and beside groups that are there.
 */
function groupFacts(sample: Facts, { groups, phone, email }: Answers): Facts {
  const { register, links, neighbours, meets, ...facts } = sample;
  // Its nights are asked for when the dates of the year are known.
  const { session, ...rule } = fieldsOf(meets);
  const { before, after } = fieldsOf(neighbours);
  const areThere = [before, after].every((slug) => !slug || groups.includes(String(slug)));
  return {
    ...facts,
    meets: rule,
    contacts: [{ name: "The church office", role: "Will put you in touch", phone, email }],
    links: [links ?? []].flat().filter((link) => !String(fieldsOf(link).url).includes(".example")),
    ...(areThere && { neighbours }),
  };
}

/** The sample's page on giving, without the way that leads through ChurchSuite. */
function givingFacts({ button, steps, ...facts }: Facts): Facts {
  const words = "Ring the church office and someone will take you through it.";
  const description = "How to give to {church}: envelopes, Gift Aid and who to ring for help.";
  return { ...facts, description, help: { ...fieldsOf(facts.help), words } };
}

// Sentences that a page cannot do without.
const STAY_BESIDE_YOU: Exchange = [
  /Children aged 3 to Year 7 may leave[^.]*\./g,
  "Children are welcome all through the service.",
];
const MINISTER_FIRST: Exchange = [/the vacancy convener(?=, the ruling elders)/g, "the minister"];
const NO_CRECHE: Exchange = [/ a crèche most weeks,| a crèche,(?= groups)/g, ""];
const NO_ACCOUNT: Exchange[] = [
  [/, or make it in\s+ChurchSuite,/g, ","],
  [/rather not give online,\*\*/g, "like to give,**"],
  [/, groups and (?:what is in )?the church diary,/g, " and groups,"],
  [/ and of our calendar as it last was,/g, ""],
];

/** What the sample calls itself, and what the church is called there instead. */
function exchangesFor({ church, street, town, county }: Sample, answers: Answers): Exchange[] {
  const withoutNumber = (address: string) => address.replace(/^\d+\s+/, "");
  const hasAll = (...slugs: string[]) => slugs.every((slug) => answers.groups.includes(slug));
  return [
    ...(hasAll("the-ark", "bible-class") ? [] : [STAY_BESIDE_YOU]),
    ...(hasAll("creche") ? [] : [NO_CRECHE]),
    ...(answers.account ? [] : NO_ACCOUNT),
    ...(answers.minister ? [MINISTER_FIRST] : []),
    [church, answers.name],
    [street, answers.street],
    [withoutNumber(street), withoutNumber(answers.street)],
    [town, answers.town],
    [county, answers.county],
    [/[\w.]+@[\w.-]+\.example/g, answers.email],
    // When the office is open is not asked.
    [" ({office})", ""],
  ];
}
