import type { Root } from "hast";
import type * as v from "valibot";
import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  list,
  optional,
  readMarkdown,
  refuseText,
} from "#content";
import type { ChurchFacts } from "./church-facts.server.ts";
import { atLeastOne, head, sentences, titleAndWords, words } from "./fields.server.ts";
import { type HomeWords, homeSchema, readHome } from "./home.server.ts";
import type { Page, PageName } from "./page-table.ts";
import { type PrivacyPolicy, privacySchema, readPrivacyPolicy } from "./privacy-policy.server.ts";

const intro = optional("Opening words", sentences);

const duties = fields({
  heading: field("Heading", words),
  intro,
  list: field("Duties", atLeastOne(field("Duty", titleAndWords), "duty")),
});

const aboutUsSchema = fields({
  ...head,
  /** What elders do. */
  duties: optional("What elders do", duties),
  /** What stands above the elders. */
  session: optional("Kirk Session", fields({ intro }), { default: {} }),
  /** What stands above those whom the church employs. */
  staff: optional("Staff", fields({ intro }), { default: {} }),
});

/** The words of /about-us, `about-us.md`. */
interface AboutUsWords extends v.InferOutput<typeof aboutUsSchema> {}

const givingSchema = fields({
  ...head,
  button: optional("Words of the button", words, { default: "Access ChurchSuite" }),
  steps: list("Steps", field("Step", titleAndWords)),
  /** A box for who needs help. */
  help: field(
    "Box for who needs help",
    fields({ heading: field("Heading", words), words: field("Words", sentences) }),
  ),
});

/** The words of /giving, `giving.md`. */
export interface GivingWords extends v.InferOutput<typeof givingSchema> {
  /** The text of the file. */
  text: Root;
}

const plainSchema = fields(head);

/** The words of a page that needs no facts of its own. */
interface PlainWords extends v.InferOutput<typeof plainSchema> {
  /** The text of the file. */
  text: Root;
}

/** The words of the pages in app/church/page-table.ts that have a file, by their names. */
export type PagesWords = {
  home: HomeWords;
  giving: GivingWords;
  "about-us": AboutUsWords;
  "get-involved": PlainWords;
  "privacy-policy": PrivacyPolicy;
};

/** The name of a page whose words are in a file, `giving.md` for the page that is called "giving". */
export type WrittenPage = keyof PagesWords;

/** The file of a page. Its form follows from it. */
type PageFile<Words> = {
  /** The facts at its head. */
  schema: v.GenericSchema;
  /** What its form calls the text below the facts; null if the file has only facts. */
  text: string | null;
  /** Reads the words; undefined if the file has mistakes, which the folder then knows. */
  read: (folder: ContentFolder, fillings: Fillings) => Words | undefined;
};

/** The one table of the pages that have a file. */
export const pageFiles: { [Name in WrittenPage]: PageFile<PagesWords[Name]> } = {
  home: { schema: homeSchema, text: "The church’s story, after its opening", read: readHome },
  giving: {
    schema: givingSchema,
    text: "More",
    read: (folder, fillings) => readFactsAndText(folder, "giving.md", givingSchema, fillings),
  },
  "about-us": {
    schema: aboutUsSchema,
    text: null,
    read: (folder, fillings) =>
      folder.readPage("about-us.md", aboutUsSchema, fillings, refuseText).facts,
  },
  "get-involved": {
    schema: plainSchema,
    text: "The page",
    read: (folder, fillings) => readFactsAndText(folder, "get-involved.md", plainSchema, fillings),
  },
  "privacy-policy": { schema: privacySchema, text: "The notice", read: readPrivacyPolicy },
};

function readFactsAndText<Facts>(
  folder: ContentFolder,
  file: string,
  schema: v.GenericSchema<unknown, Facts>,
  fillings: Fillings,
): (Facts & { text: Root }) | undefined {
  const { facts, text } = folder.readPage(file, schema, fillings, readMarkdown);
  return facts && text && { ...facts, text };
}

/** Whether the words of a page are in a file, and not in code. */
export function isWritten(name: PageName): name is WrittenPage {
  return name in pageFiles;
}

/** Chooses the pages that a church has. If its facts have mistakes, they are undefined, and it may have every page. */
export function choosePages(
  pages: Page[],
  folder: ContentFolder,
  church: ChurchFacts | undefined,
): Page[] {
  return pages.filter(({ name, needsCalendar, isOptional }) => {
    if (needsCalendar && church && !church.churchsuite) return false;
    return !isOptional || folder.has(`${name}.md`);
  });
}

/** Reads the words of these pages. A page is missing if its file has mistakes. */
export function readPages(
  pages: Page[],
  folder: ContentFolder,
  fillings: Fillings,
): Partial<PagesWords> {
  const allWords: Partial<PagesWords> = {};
  const keepWords = <Name extends WrittenPage>(name: Name) => {
    const words = pageFiles[name].read(folder, fillings);
    if (words) allWords[name] = words;
  };
  for (const { name } of pages) if (isWritten(name)) keepWords(name);
  return allWords;
}

/** Whether the words of all these pages could be read. */
export function hasEveryPage(pages: Page[], words: Partial<PagesWords>): words is PagesWords {
  return pages.every(({ name }) => !isWritten(name) || words[name] !== undefined);
}
