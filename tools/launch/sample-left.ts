import { type ContentText, lineAt } from "./content-texts.ts";
import { type Finding, must, should } from "./finding.ts";
import { foundIn } from "./found-in.ts";
import { groupsIn, phraseAnywhere, sampleNamesIn } from "./sample-names.ts";

// Shorter ones a church may well have written of itself.
const LONG_ENOUGH = 80;

/** A code of the church’s at ChurchSuite, and the field it stands in. */
const CODE = /^ +(form|account): *["']?([\w-]+)/gm;

/** Numbers that Ofcom keeps for films and samples, and names that can belong to nobody. */
export const NOBODYS = [
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
  return [
    ...own.flatMap((one) => [
      ...names.flatMap((name) =>
        foundIn(one, phraseAnywhere(name), () => `“${name}” is the sample congregation’s`),
      ),
      ...NOBODYS.flatMap(({ pattern, is }) =>
        foundIn(one, pattern, (words) => `“${words}” is ${is}. Put your own in its place`),
      ),
      ...codesLeft(one, sample),
    ]),
    ...groupsLeft(own, sample),
    ...paragraphsLeft(own, sample),
  ];
}

/** Where words name one of the sample's groups, and the church has none of that name. */
function groupsLeft(own: ContentText[], sample: ContentText[]): Finding[] {
  const names = groupsIn(own).map(({ name }) => name);
  return groupsIn(sample)
    .filter(({ name }) => !names.includes(name))
    .flatMap(({ name }) =>
      own.flatMap((one) =>
        foundIn(
          one,
          phraseAnywhere(name),
          () => `“${name}” is no group of yours. Is it still right?`,
          should,
        ),
      ),
    );
}

/** The sample’s registration forms and its account, where the church has them at the same place. */
function codesLeft(own: ContentText, sample: ContentText[]): Finding[] {
  const original = sample.find(({ file }) => file === own.file);
  const codes = original ? [...original.text.matchAll(CODE)].map(([code]) => code) : [];
  return [...own.text.matchAll(CODE)]
    .filter(([code]) => codes.includes(code))
    .map(({ 1: of, 2: code, index }) =>
      must(
        `${own.file}, line ${lineAt(own.text, index)}`,
        `${of}: “${code}” is the sample’s. Yours is in ChurchSuite`,
      ),
    );
}

function paragraphsLeft(own: ContentText[], sample: ContentText[]): Finding[] {
  const theirs = new Set(sample.flatMap(paragraphsOf));
  const files = own.flatMap((one) => {
    const count = paragraphsOf(one).filter((words) => theirs.has(words)).length;
    return count > 0 ? [`${one.file} (${count})`] : [];
  });
  if (files.length === 0) return [];
  return [
    should(
      files.join(", "),
      "so many paragraphs are word for word the sample’s. Read them aloud: are they true of your church, and do they sound like it?",
    ),
  ];
}

/** The long paragraphs and facts of a file. Where their lines break does not count. */
function paragraphsOf({ text }: ContentText): string[] {
  return text
    .split(/\n\s*\n|\n *(?:- )?[\w-]+: *(?:[>|]-?)?|\n- /)
    .map((words) => words.replace(/\s+/g, " ").trim())
    .filter((words) => words.length >= LONG_ENOUGH);
}
