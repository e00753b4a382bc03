import { type ContentFolder, type Fillings, field, fields, optional, refuseText } from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile, TitledWords } from "./page-file.ts";

/** The words of /about-us, `about-us.md`. */
export type AboutUsWords = fact.PageHeadWords & {
  /** What elders do. */
  duties?: DutiesWords;
  session: PeopleWords;
  staff: PeopleWords;
  safeguarding: { heading: string };
  /** Above the links to the church's own pages. */
  pages: { heading: string };
};

type DutiesWords = { heading: string; intro?: string; list: TitledWords[] };

/** What stands above some people. */
type PeopleWords = { heading: string; intro?: string };

const peopleWords = (heading: string) =>
  fields({
    heading: optional("Heading", fact.words, { default: heading }),
    intro: optional("Opening words", fact.sentences),
  });

const duties = fields({
  heading: field("Heading", fact.words),
  intro: optional("Opening words", fact.sentences),
  list: field("Duties", fact.atLeastOne(field("Duty", fact.titleAndWords), "duty")),
});
const safeguardingWords = fields({
  heading: optional("Heading", fact.words, { default: "Safeguarding" }),
});
const ownPagesWords = fields({ heading: field("Heading", fact.words) });

const aboutUsSchema = fields({
  ...fact.head,
  duties: optional("What elders do", duties),
  session: optional("Kirk Session", peopleWords("Kirk Session"), { default: {} }),
  staff: optional("Staff", peopleWords("Staff"), { default: {} }),
  safeguarding: optional("Safeguarding", safeguardingWords, { default: {} }),
  pages: optional("Links to pages of your own", ownPagesWords, {
    default: { heading: "More about us" },
  }),
});

function readAboutUs(folder: ContentFolder, fillings: Fillings): AboutUsWords | undefined {
  return folder.readPage("about-us.md", aboutUsSchema, fillings, refuseText).facts;
}

export const aboutUsFile: PageFile<AboutUsWords> = {
  schema: aboutUsSchema,
  text: null,
  read: readAboutUs,
};
