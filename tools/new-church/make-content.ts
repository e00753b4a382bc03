import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { YEARS } from "#app/content-loader/year.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { type ContentText, textsIn } from "#tools/launch/content-texts.ts";
import { type SampleNames, sampleNamesIn } from "#tools/launch/sample-names.ts";
import { churchFacts, givingFacts, groupFacts, peopleFacts } from "./facts.ts";
import type { Answers } from "./questions.ts";
import { ownWords } from "./words.ts";

// What is on at the sample, what it is like there, and what its people stand for.
const SAMPLES_ALONE = /^(?:programme\.yaml|promises\.yaml|pages\/)/;

const NOTICES = `# What is not as usual: the file to open when something changes. docs/dates.md has an example of every line.
changes:

notices:
`;

const PHOTOS = `# Who is in the photos in photos/, who asked them, and until when they agreed to be on the website: one line for
# each photo. A photo that is not here is refused; one whose day is past is shown no more. For example:
# photos/martha-wylie.jpg: { who: Martha Wylie, asked-by: Robert Hill, until: 2029-08-31 }
# photos/our-church.jpg: { who: nobody }
`;

/**
 * Makes a church's content folder from the sample's: with its own facts and the groups it has, and without
 * the sample's people, photos, forms and telephone numbers; and without its years where `today` is in none of them.
 */
export function makeContent(sample: string, folder: string, answers: Answers, today: Day): void {
  const texts = textsIn(sample);
  const names = sampleNamesIn(texts);
  const kept = texts.filter(
    ({ file, text }) => isKept(file, answers) && !isOver({ file, text }, today),
  );
  const left = texts.filter((text) => !kept.includes(text)).map(({ file }) => file);
  const gone = {
    groups: addressesOf(left, "groups", "/activities/"),
    pages: addressesOf(left, "pages", "/"),
    people: names.people.flatMap((name) => [name, ...name.split(" ").slice(0, 1)]),
  };
  for (const { file, text } of kept) {
    const facts = factsFor({ file, text }, answers);
    write(folder, file, ownWords(facts, exchangesFor(names, answers), gone));
  }
  for (const emblem of readdirSync(path.join(sample, "emblems"))) {
    if (!answers.groups.includes(emblem.split(".")[0] ?? "")) continue;
    cpSync(path.join(sample, "emblems", emblem), path.join(folder, "emblems", emblem));
  }
  mkdirSync(path.join(folder, "photos"), { recursive: true });
}

function isKept(file: string, { groups }: Answers): boolean {
  const [, group] = /^groups\/(.*)\.md$/.exec(file) ?? [];
  return !SAMPLES_ALONE.test(file) && (group === undefined || groups.includes(group));
}

/** The sample's years are there to be written over, as long as they have dates. */
function isOver({ file, text }: ContentText, today: Day): boolean {
  const lastDays = [...text.matchAll(/^ {4}to: (\S+)$/gm)].map(([, day = ""]) => day);
  return file === YEARS && today > (lastDays.at(-1) ?? "");
}

function addressesOf(files: string[], folder: string, under: string): string[] {
  return files
    .filter((file) => path.dirname(file) === folder)
    .map((file) => under + path.basename(file, ".md"));
}

function factsFor({ file, text }: ContentText, answers: Answers): string {
  if (file === "church.yaml") return churchFacts(text, answers);
  if (file === "people.yaml") return peopleFacts(answers);
  if (file === "notices.yaml") return NOTICES;
  if (file === "photos.yaml") return PHOTOS;
  const parts = partsOfPage(text);
  if (!parts) return text;
  const withFacts = (facts: string) => `---\n${facts.trimStart()}---\n${parts.text}`;
  if (file.startsWith("groups/")) return withFacts(groupFacts(parts.facts, answers));
  if (file === "giving.md" && !answers.account) return withFacts(givingFacts(parts.facts));
  return text;
}

/** What the sample calls itself, and what the church is called there instead. */
function exchangesFor({ church, street, town, county }: SampleNames, answers: Answers) {
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

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
