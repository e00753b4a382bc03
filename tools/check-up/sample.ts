import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { PRIVACY } from "#app/content-loader/privacy-policy.server.ts";
import { withoutTitles } from "#app/text/initials.ts";
import { chapter, type Finding } from "./finding.ts";
import { type ContentText, foundIn, phraseAnywhere, textsIn } from "./texts.ts";

const { must, should } = chapter("Still the sample’s");

const SAMPLE = "sample";

const named = v.object({ name: v.string() });
const churchFacts = v.object({
  name: v.string(),
  address: v.object({ street: v.string(), town: v.string(), county: v.string() }),
});
const peopleFacts = v.record(v.string(), v.union([named, v.array(named)]));
const groupFacts = v.object({
  name: v.string(),
  // Somebody who stands in people.yaml has no name here.
  contacts: v.optional(v.array(v.partial(named)), []),
});

/** The sample congregation: its words, and the names by which it is known. */
export function readSample() {
  const texts = textsIn(SAMPLE);
  const textOf = (name: string) => texts.find(({ file }) => file === name)?.text ?? "";
  const { name, address } = v.parse(churchFacts, parse(textOf("church.yaml")));
  const groups = texts
    .filter(({ file }) => file.startsWith("groups/"))
    .map(({ file, text }) => ({
      slug: path.basename(file, ".md"),
      ...v.parse(groupFacts, parse(partsOfPage(text)?.facts ?? "")),
    }));
  const people = [
    ...groups.flatMap(({ contacts }) => contacts.flatMap(({ name }) => (name ? [{ name }] : []))),
    ...Object.values(v.parse(peopleFacts, parse(textOf("people.yaml")))).flat(),
  ];
  const policy = textOf(PRIVACY);
  return {
    texts,
    groups,
    church: name,
    ...address,
    people: [...new Set(people.map((one) => withoutTitles(one.name)))],
    /** Who looks after data protection, whom only the privacy policy names. */
    dataLead: /(?<=^\*\*Data protection lead\.\*\* )[^,]+/m.exec(policy)?.[0] ?? "",
    /** When the privacy policy was read through. */
    reviewed: /(?<=^reviewed: )\S+/m.exec(policy)?.[0] ?? "",
  };
}

/** Numbers that Ofcom keeps for films and samples, and names that can belong to nobody. */
const PLACEHOLDERS = [
  { pattern: /\b07700\s*900\s*\d{3}\b/g, is: "a telephone number that nobody has" },
  { pattern: /\b028\s*9649\s*6\d{3}\b/g, is: "a telephone number that nobody has" },
  { pattern: /[\w.@-]+\.example\b/g, is: "an address that leads nowhere" },
  { pattern: /\bBT00\s*0AA\b/g, is: "a postcode that does not exist" },
  { pattern: /\bNIC0{6}\b/g, is: "no charity’s number" },
];

/** A code of a church’s at ChurchSuite, with the field it stands in. */
const CODE = /(?<=^ +)(?:form|account): [\w-]+/gm;

/** What is still the sample congregation’s in a church’s words. It is found by what it says, wherever it stands. */
export function sampleLeft(own: ContentText[], sample = readSample()): Finding[] {
  const { texts, street, town, county, people, dataLead } = sample;
  // Another church may be in the sample's county.
  const church = own.find(({ file }) => file === "church.yaml");
  const isElsewhere = !church?.text.includes(county);
  const names = [street, town, ...people, dataLead, ...(isElsewhere ? [county] : [])];
  const itsCodes = texts.flatMap(({ text }) => text.match(CODE) ?? []);
  const codes = new RegExp(`(?<=^ +)(?:${itsCodes.join("|")})\\b`, "gm");
  const ownGroups = own.filter(({ file }) => file.startsWith("groups/"));
  const others = sample.groups.filter(
    ({ name }) => !ownGroups.some(({ text }) => text.includes(`\nname: ${name}\n`)),
  );
  return [
    ...own.flatMap((one) => [
      ...names.flatMap((name) =>
        foundIn(one, phraseAnywhere(name), must, () => `“${name}” is the sample congregation’s.`),
      ),
      ...PLACEHOLDERS.flatMap(({ pattern, is }) =>
        foundIn(one, pattern, must, (words) => `“${words}” is ${is}. Put your own in its place.`),
      ),
      ...foundIn(one, codes, must, (code) => `“${code}” is the sample’s. Yours is in ChurchSuite.`),
    ]),
    ...others.flatMap(({ name }) => {
      const told = () => `“${name}” is no group of yours. Is it still right?`;
      return own.flatMap((one) => foundIn(one, phraseAnywhere(name), should, told));
    }),
    ...paragraphsLeft(own, texts),
  ];
}

function paragraphsLeft(own: ContentText[], sample: ContentText[]): Finding[] {
  const theirs = new Set(sample.flatMap(paragraphsOf));
  const files = own.flatMap((one) => {
    const count = paragraphsOf(one).filter((words) => theirs.has(words)).length;
    return count > 0 ? [`${contentPath(one.file)} (${count})`] : [];
  });
  const what =
    "so many paragraphs are word for word the sample’s. Read them aloud: are they true of your church, and do they sound like it?";
  return files.length > 0 ? [should(what, files.join(", "))] : [];
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
export function samplePhotos(folder: string): Finding[] {
  const bytesOf = (file: string) => readFileSync(file, "base64");
  const theirs = new Set(globSync(`${SAMPLE}/photos/*`).map(bytesOf));
  const what = "is a picture of the sample’s, of somebody who does not exist. Delete it.";
  return globSync("photos/*", { cwd: folder })
    .sort()
    .filter((file) => theirs.has(bytesOf(path.join(folder, file))))
    .map((file) => must(what, contentPath(file)));
}
