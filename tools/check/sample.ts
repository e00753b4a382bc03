import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { PRIVACY } from "#app/church/privacy-policy.server.ts";
import { withoutTitles } from "#app/people/initials.ts";
import { splitPage } from "#content";
import type { Finding } from "./finding.ts";
import { type ContentText, lineAt, makePhrasePattern, readTexts } from "./texts.ts";

const SAMPLE = "sample";

const withName = v.object({ name: v.string() });
const churchFacts = v.object({
  name: v.string(),
  address: v.object({ street: v.string(), town: v.string(), county: v.string() }),
});
const peopleFacts = v.record(v.string(), v.union([withName, v.array(withName)]));
const groupFacts = v.object({
  name: v.string(),
  // A contact who is in people.yaml has no name in the group's file.
  contacts: v.optional(v.array(v.partial(withName)), []),
});

/** The sample congregation, and the names by which it is known. */
export type Sample = {
  /** The name of the church. */
  church: string;
  /** The parts of its address. */
  street: string;
  town: string;
  county: string;
  /** Its groups, with the names of their files. */
  groups: { slug: string; name: string }[];
  /** Everybody who is named in its facts, without titles. */
  people: string[];
  /** The data protection lead. Only the privacy notice has this name. */
  dataLead: string;
  /** Its account and its forms at ChurchSuite, each with its field: "account: example". */
  codes: string[];
};

/** A code of a church’s at ChurchSuite, with the field it stands in. */
const CODE = /(?<=^ +)(?:form|account): [\w-]+/gm;

/** Reads the sample congregation's words. */
export function readSample(): Sample {
  const texts = readTexts(SAMPLE);
  const textOf = (name: string) => texts.find(({ file }) => file === name)?.text ?? "";
  const { name: church, address } = v.parse(churchFacts, parse(textOf("church.yaml")));
  const groups = texts
    .filter(({ file }) => file.startsWith("groups/"))
    .map(({ file, text }) => ({
      slug: path.basename(file, ".md"),
      ...v.parse(groupFacts, parse(splitPage(text)?.facts ?? "")),
    }));
  const people = [
    ...groups.flatMap(({ contacts }) => contacts.flatMap(({ name }) => (name ? [{ name }] : []))),
    ...Object.values(v.parse(peopleFacts, parse(textOf("people.yaml")))).flat(),
  ];
  return {
    church,
    ...address,
    groups: groups.map(({ slug, name }) => ({ slug, name })),
    people: [...new Set(people.map(({ name }) => withoutTitles(name)))],
    dataLead: /(?<=^\*\*Data protection lead\.\*\* )[^,]+/m.exec(textOf(PRIVACY))?.[0] ?? "",
    codes: texts.flatMap(({ text }) => text.match(CODE) ?? []),
  };
}

/** Words that a church must replace, and why: "is a postcode that does not exist". */
type SampleWords = {
  /** Finds the words. */
  pattern: RegExp;
  /** What is wrong with them. */
  fault: string;
};

/** Numbers that Ofcom keeps for films and samples, and addresses that nobody can have. */
const INVENTED: SampleWords[] = [
  { pattern: /\b07700\s*900\s*\d{3}\b/g, fault: "is a telephone number that nobody has" },
  { pattern: /\b028\s*9649\s*6\d{3}\b/g, fault: "is a telephone number that nobody has" },
  { pattern: /[\w.@-]+\.example\b/g, fault: "is an address that leads nowhere" },
  { pattern: /\bBT00\s*0AA\b/g, fault: "is a postcode that does not exist" },
  { pattern: /\bNIC0{6}\b/g, fault: "is no charity’s number" },
];

/** Finds words of the sample congregation, and invented numbers and addresses, in a church's words. */
export function findSample(texts: ContentText[], sample: Sample): Finding[] {
  const { street, town, county, people, dataLead, codes } = sample;
  const names = [street, town, ...people, dataLead];
  // Another church may be in the sample's county.
  const church = texts.find(({ file }) => file === "church.yaml");
  if (!church?.text.includes(county)) names.push(county);
  const sampleNames: SampleWords[] = names.map((name) => {
    return { pattern: makePhrasePattern(name), fault: "is the sample congregation’s" };
  });
  const sampleCodes: SampleWords = {
    pattern: new RegExp(`(?<=^ +)(?:${codes.join("|")})\\b`, "gm"),
    fault: "is the sample’s",
  };
  const allWords = [...sampleNames, ...INVENTED, sampleCodes];
  return texts.flatMap((text) => allWords.flatMap((words) => findIn(text, words)));
}

/** Finds words in a file. Each has one finding with all its lines: "content/home.md, line 3, 8". */
function findIn({ name, text }: ContentText, { pattern, fault }: SampleWords): Finding[] {
  const matches = Map.groupBy(text.matchAll(pattern), ([words]) => words.replace(/\s+/g, " "));
  return [...matches].map(([words, places]) => {
    const lines = new Set(places.map(({ index }) => lineAt(text, index)));
    return {
      weight: "must",
      where: `${name}, line ${[...lines].join(", ")}`,
      what: `“${words}” ${fault}.`,
      mend: "Put your own in its place.",
    };
  });
}

/** Finds the photos of a folder that are the sample congregation's, whatever they are called. */
export function findSamplePhotos(folder: string): Finding[] {
  const readBytes = (file: string) => readFileSync(file, "base64");
  const samplePhotos = new Set(globSync(`${SAMPLE}/photos/*`).map(readBytes));
  const photos = globSync("photos/*", { cwd: folder }).sort();
  const copies = photos.filter((file) => samplePhotos.has(readBytes(path.join(folder, file))));
  return copies.map((file) => ({
    weight: "must",
    where: `${folder}/${file}`,
    what: "is a picture of the sample’s, of somebody who does not exist.",
    mend: "Delete it.",
  }));
}
