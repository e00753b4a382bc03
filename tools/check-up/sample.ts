import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { withoutTitles } from "#app/people/initials.ts";
import { chapter, type Finding } from "./finding.ts";
import { type ContentText, foundIn, photosIn, phraseAnywhere, placeIn } from "./texts.ts";

const { must, should } = chapter("Still the sample’s");

/** The names by which the sample congregation is known: its church's, its street's, its town's, its people's … */
export type SampleNames = {
  church: string;
  street: string;
  town: string;
  county: string;
  people: string[];
  /** Who looks after data protection, whom only the privacy policy names. */
  dataLead: string;
};

const named = v.object({ name: v.string() });

/** Reads the names from the sample's own files. Throws a ValiError where they are not there. */
export function sampleNamesIn(sample: ContentText[]): SampleNames {
  const church = v.parse(
    v.object({
      name: v.string(),
      address: v.object({ street: v.string(), town: v.string(), county: v.string() }),
    }),
    factsOf(sample.find(({ file }) => file === "church.yaml")),
  );
  const people = sample
    .filter(({ file }) => file === "people.yaml" || file.startsWith("groups/"))
    .flatMap((text) => Object.values(v.parse(v.record(v.string(), v.unknown()), factsOf(text))))
    .flat()
    .flatMap((fact) => (v.is(named, fact) ? [withoutTitles(fact.name)] : []));
  const notice = sample.find(({ file }) => file === "privacy-policy.md")?.text ?? "";
  const [dataLead] = v.parse(
    v.tuple([v.string()]),
    /(?<=^\*\*Data protection lead\.\*\* )[^,]+/m.exec(notice),
  );
  return { church: church.name, ...church.address, people: [...new Set(people)], dataLead };
}

/** The facts of a file, or those at its top. */
function factsOf(text: ContentText | undefined): unknown {
  const facts = text?.file.endsWith(".md") ? partsOfPage(text.text)?.facts : text?.text;
  return parse(facts ?? "", { schema: "failsafe" });
}

/** The sample's groups, by their files and names. */
export function groupsIn(sample: ContentText[]): { slug: string; name: string }[] {
  return sample
    .filter(({ file }) => file.startsWith("groups/"))
    .map((text) => ({
      slug: text.file.replace(/^groups\/|\.md$/g, ""),
      name: v.parse(named, factsOf(text)).name,
    }));
}

/** Numbers that Ofcom keeps for films and samples, and names that can belong to nobody. */
export const PLACEHOLDERS = [
  { pattern: /\b07700\s*900\s*\d{3}\b/g, is: "a telephone number that nobody has" },
  { pattern: /\b028\s*9649\s*6\d{3}\b/g, is: "a telephone number that nobody has" },
  { pattern: /[\w.@-]+\.example\b/g, is: "an address that leads nowhere" },
  { pattern: /\bBT00\s*0AA\b/g, is: "a postcode that does not exist" },
  { pattern: /\bNIC0{6}\b/g, is: "no charity’s number" },
];

/** What is still the sample congregation’s in a church’s words. It is found by what it says, wherever it stands. */
export function sampleLeft(own: ContentText[], sample: ContentText[]): Finding[] {
  const { street, town, county, people, dataLead } = sampleNamesIn(sample);
  const names = [street, town, ...people, dataLead];
  // Another church may be in the sample's county.
  const church = own.find(({ file }) => file === "church.yaml");
  if (!church?.text.includes(county)) names.push(county);
  const groups = groupsIn(own).map(({ name }) => name);
  const others = groupsIn(sample).filter(({ name }) => !groups.includes(name));
  return [
    ...own
      .flatMap((one) => [
        ...names.flatMap((name) =>
          foundIn(one, phraseAnywhere(name), () => `“${name}” is the sample congregation’s.`),
        ),
        ...PLACEHOLDERS.flatMap(({ pattern, is }) =>
          foundIn(one, pattern, (words) => `“${words}” is ${is}. Put your own in its place.`),
        ),
        ...codesLeft(one, sample),
      ])
      .map((found) => must(...found)),
    ...others
      .flatMap(({ name }) => {
        const told = () => `“${name}” is no group of yours. Is it still right?`;
        return own.flatMap((one) => foundIn(one, phraseAnywhere(name), told));
      })
      .map((found) => should(...found)),
    ...paragraphsLeft(own, sample),
  ];
}

/** A code of the church’s at ChurchSuite, and the field it stands in. */
const CODE = /^ +(form|account): *["']?([\w-]+)/gm;

/** The sample’s registration forms and its account, where the church has them at the same place. */
function codesLeft(own: ContentText, sample: ContentText[]): [where: string, what: string][] {
  const original = sample.find(({ file }) => file === own.file);
  const codes = original ? [...original.text.matchAll(CODE)].map(([code]) => code) : [];
  return [...own.text.matchAll(CODE)]
    .filter(([code]) => codes.includes(code))
    .map(({ 1: of, 2: code, index }) => [
      placeIn(own, index),
      `${of}: “${code}” is the sample’s. Yours is in ChurchSuite.`,
    ]);
}

function paragraphsLeft(own: ContentText[], sample: ContentText[]): Finding[] {
  const theirs = new Set(sample.flatMap(paragraphsOf));
  const files = own.flatMap((one) => {
    const count = paragraphsOf(one).filter((words) => theirs.has(words)).length;
    return count > 0 ? [`${contentPath(one.file)} (${count})`] : [];
  });
  if (files.length === 0) return [];
  return [
    should(
      files.join(", "),
      "so many paragraphs are word for word the sample’s. Read them aloud: are they true of your church, and do they sound like it?",
    ),
  ];
}

// Shorter ones a church may well have written of itself.
const LONG_ENOUGH = 80;

/** The long paragraphs and facts of a file. Where their lines break does not count. */
function paragraphsOf({ text }: ContentText): string[] {
  return text
    .split(/\n\s*\n|\n *(?:- )?[\w-]+: *(?:[>|]-?)?|\n- /)
    .map((words) => words.replace(/\s+/g, " ").trim())
    .filter((words) => words.length >= LONG_ENOUGH);
}

/** The photos of a folder that are the sample congregation's, whatever they are called. */
export function samplePhotos(folder: string, sample: string): Finding[] {
  const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  const theirs = new Set(photosIn(sample).map(hashOf));
  return photosIn(folder)
    .filter((photo) => theirs.has(hashOf(photo)))
    .map((photo) =>
      must(
        contentPath(`photos/${path.basename(photo)}`),
        "is a picture of the sample’s, of somebody who does not exist. Delete it.",
      ),
    );
}
