import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { YEARS } from "#app/content-loader/year.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import type { Sample } from "#tools/check-up/sample.ts";
import type { ContentText } from "#tools/check-up/texts.ts";
import { type Facts, readFacts, writeFacts } from "#tools/editor/format/facts.ts";
import { readPage, writePage } from "#tools/editor/format/page.ts";
import { isFields } from "#tools/editor/format/set-facts.ts";
import type { Answers } from "./ask.ts";
import { type Exchange, ownWords } from "./words.ts";

// What is on at the sample, what it is like there, and what its people stand for.
const SAMPLES_ALONE = /^(?:programme\.yaml|pages\/(?!coming-to-church))/;

/**
 * Makes a church's content folder from the sample's: with its own facts and the groups it has, and without
 * the sample's people, photos, forms and telephone numbers; and without its years where `today` is in none of them.
 */
export function makeContent(sample: Sample, folder: string, answers: Answers, today: Day): void {
  const isKept = ({ file, text }: ContentText) => {
    const [, group] = /^groups\/(.*)\.md$/.exec(file) ?? [];
    // The sample's years are there to be written over, as long as they have dates.
    const lastDay = [...text.matchAll(/(?<=^ {4}to: )\S+$/gm)].map(String).at(-1) ?? "";
    const isOver = file === YEARS && today > lastDay;
    const isThere = group === undefined || answers.groups.includes(group);
    return isThere && !isOver && !SAMPLES_ALONE.test(file);
  };
  const left = sample.texts.filter((one) => !isKept(one));
  const addressesOf = (of: string, under: string) =>
    left
      .filter(({ file }) => path.dirname(file) === of)
      .map(({ file }) => under + path.basename(file, ".md"));
  const gone = {
    groups: addressesOf("groups", "/activities/"),
    pages: addressesOf("pages", "/"),
    people: sample.people.flatMap((name) => [name, ...name.split(" ").slice(0, 1)]),
  };
  const exchanges = exchangesFor(sample, answers);
  for (const one of sample.texts.filter(isKept)) {
    const target = path.join(folder, one.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, ownWords(factsFor(one, answers), exchanges, gone));
  }
  for (const group of answers.groups) {
    for (const file of globSync(`emblems/${group}.*`, { cwd: "sample" })) {
      cpSync(path.join("sample", file), path.join(folder, file));
    }
  }
  mkdirSync(path.join(folder, "photos"), { recursive: true });
}

function factsFor({ file, text }: ContentText, answers: Answers): string {
  if (file === "church.yaml") return writeFacts(text, churchFacts(readFacts(text), answers));
  if (file === "people.yaml") return peopleFacts(blank(file), answers);
  if (file === "notices.yaml") return writeFacts(text, {});
  // The short answers for a first visit; what its page says more is the sample's alone.
  if (file.startsWith("pages/")) return writePage(text, { ...readPage(text), body: "" });
  if (file.startsWith("groups/")) return writePage(text, groupFacts(readPage(text), answers));
  const isGiving = file === "giving.md" && !answers.account;
  return isGiving ? writePage(text, givingFacts(readPage(text))) : text;
}

/** What a file has with nothing of anybody's in it. */
function blank(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), "utf8");
}

/** The sample's church.yaml with this church's facts, and without what nobody has been asked. */
function churchFacts(sample: Facts, answers: Answers): Facts {
  const { charity, office, social, analytics, churchsuite, services, ...facts } = sample;
  const { name, street, town, county, postcode, phone, email, website, account } = answers;
  const { also, ...service } = fieldsOf([services].flat()[0]);
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

/** The minister, where there is one, and nobody else yet. */
function peopleFacts(text: string, { minister }: Answers): string {
  const leader = minister && { minister: { name: minister, role: "Minister" } };
  return writeFacts(text, { ...leader, ...readFacts(text) });
}

/**
 * One of the sample's groups for another church: to be asked at its office until somebody puts a leader in, without
 * the sample's forms and links, and beside groups that are there.
 */
function groupFacts(sample: Facts, { groups, phone, email }: Answers): Facts {
  const { register, links, neighbours, ...facts } = sample;
  const { before, after } = fieldsOf(neighbours);
  const areThere = [before, after].every(
    (slug) => slug === undefined || groups.includes(String(slug)),
  );
  return {
    ...facts,
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

/** What the sample calls itself, and what the church is called there instead. */
function exchangesFor({ church, street, town, county }: Sample, answers: Answers): Exchange[] {
  const withoutNumber = (address: string) => address.replace(/^\d+\s+/, "");
  return [
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
