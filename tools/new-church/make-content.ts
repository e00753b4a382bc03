import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { YEARS } from "#app/content-loader/year.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import type { Sample } from "#tools/check-up/sample.ts";
import type { ContentText } from "#tools/check-up/texts.ts";
import { type Facts, readFacts, writeFacts } from "#tools/editor/format/facts.ts";
import { readPage, writePage } from "#tools/editor/format/page.ts";
import { isFields } from "#tools/editor/format/set-facts.ts";
import type { Answers } from "./ask.ts";
import { ownWords } from "./words.ts";

const EMBLEMS = "sample/emblems";

// What is on at the sample, what it is like there, and what its people stand for.
const SAMPLES_ALONE = /^(?:programme\.yaml|pages\/)/;

const PHOTOS = `# Who is in the photos in photos/, who asked them, and until when they agreed to be on the website: one line for
# each photo. A photo that is not here is refused; one whose day is past is shown no more. For example:
# photos/martha-wylie.jpg: { who: Martha Wylie, asked-by: Robert Hill, until: 2029-08-31 }
# photos/our-church.jpg: { who: nobody }
`;

/**
 * Makes a church's content folder from the sample's: with its own facts and the groups it has, and without
 * the sample's people, photos, forms and telephone numbers; and without its years where `today` is in none of them.
 */
export function makeContent(sample: Sample, folder: string, answers: Answers, today: Day): void {
  const isKept = (one: ContentText) => isFor(one, answers) && !isOver(one, today);
  const left = sample.texts.filter((one) => !isKept(one)).map(({ file }) => file);
  const gone = {
    groups: addressesOf(left, "groups", "/activities/"),
    pages: addressesOf(left, "pages", "/"),
    people: sample.people.flatMap((name) => [name, ...name.split(" ").slice(0, 1)]),
  };
  const exchanges = exchangesFor(sample, answers);
  for (const one of sample.texts.filter(isKept)) {
    const target = path.join(folder, one.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, ownWords(factsFor(one, answers), exchanges, gone));
  }
  for (const emblem of readdirSync(EMBLEMS)) {
    if (!answers.groups.includes(emblem.split(".")[0] ?? "")) continue;
    cpSync(path.join(EMBLEMS, emblem), path.join(folder, "emblems", emblem));
  }
  mkdirSync(path.join(folder, "photos"), { recursive: true });
}

function isFor({ file }: ContentText, { groups }: Answers): boolean {
  const [, group] = /^groups\/(.*)\.md$/.exec(file) ?? [];
  return !SAMPLES_ALONE.test(file) && (group === undefined || groups.includes(group));
}

/** The sample's years are there to be written over, as long as they have dates. */
function isOver({ file, text }: ContentText, today: Day): boolean {
  const lastDay = [...text.matchAll(/(?<=^ {4}to: )\S+$/gm)].map(String).at(-1) ?? "";
  return file === YEARS && today > lastDay;
}

function addressesOf(files: string[], folder: string, under: string): string[] {
  return files
    .filter((file) => path.dirname(file) === folder)
    .map((file) => under + path.basename(file, ".md"));
}
function factsFor({ file, text }: ContentText, answers: Answers): string {
  if (file === "church.yaml") return writeFacts(text, churchFacts(readFacts(text), answers));
  if (file === "people.yaml") return peopleFacts(answers);
  if (file === "notices.yaml") return writeFacts(text, {});
  if (file === "photos.yaml") return PHOTOS;
  if (file.startsWith("groups/")) return writePage(text, groupFacts(readPage(text), answers));
  const isGiving = file === "giving.md" && !answers.account;
  return isGiving ? writePage(text, givingFacts(readPage(text))) : text;
}

/** The sample's church.yaml with this church's facts, and without what nobody has been asked. */
function churchFacts(sample: Facts, answers: Answers): Facts {
  const { charity, office, social, analytics, churchsuite, services, ...facts } = sample;
  const { name, street, town, county, postcode, account, begins, ends } = answers;
  const { also, ...service } = fieldsOf([services].flat()[0]);
  const [, first = name, second] = /^(.+) (Presbyterian Church)$/.exec(name) ?? [];
  const query = new URLSearchParams({ api: "1", query: `${name} ${postcode}` });
  const map = `https://www.google.com/maps/search/?${query}`;
  return {
    ...facts,
    name,
    logo: { first, second },
    website: answers.website,
    address: { street, town, county, postcode, map },
    phone: answers.phone,
    email: answers.email,
    services: [{ ...service, from: begins, to: ends }],
    ...(account && { churchsuite: { ...fieldsOf(churchsuite), account } }),
  };
}

function fieldsOf(fact: unknown): Facts {
  return isFields(fact) ? fact : {};
}

/** A people.yaml with the minister, where there is one, and nobody else yet. */
function peopleFacts({ minister }: Answers): string {
  const leader = minister && writeFacts("", { minister: { name: minister, role: "Minister" } });
  return `# Who leads and serves the congregation, in the order they are shown. docs/for-the-secretary.md has a
# recipe for an elder, a member of staff and their photos.
${leader}
session:

staff:
`;
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
  return {
    ...facts,
    description: "How to give to {church}: envelopes, Gift Aid and who to ring for help.",
    help: {
      ...fieldsOf(facts.help),
      words: "Ring the church office and someone will take you through it.",
    },
  };
}

/** What the sample calls itself, and what the church is called there instead. */
function exchangesFor({ church, street, town, county }: Sample, answers: Answers) {
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
  ] as const;
}
