import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  list,
  optional,
  type Prose,
  readProse,
} from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile, TitledWords } from "./page-file.ts";

/** The words of /giving, `giving.md`. */
export type GivingWords = fact.PageHeadWords & {
  /** The words of the button. */
  button: string;
  steps: TitledWords[];
  /** A box for who needs help. */
  help: { heading: string; words: string };
  /** The text of the file. */
  more: Prose;
};

const help = fields({
  heading: field("Heading", fact.words),
  words: field("Words", fact.sentences),
});

const givingSchema = fields({
  ...fact.head,
  button: optional("Words of the button", fact.words, { default: "Access ChurchSuite" }),
  steps: list("Steps", field("Step", fact.titleAndWords)),
  help: field("Box for who needs help", help),
});

function readGiving(folder: ContentFolder, fillings: Fillings): GivingWords | undefined {
  const { facts, text } = folder.readPage("giving.md", givingSchema, fillings, readProse);
  return facts && text && { ...facts, more: text };
}

export const givingFile: PageFile<GivingWords> = {
  schema: givingSchema,
  text: "More",
  read: readGiving,
};
