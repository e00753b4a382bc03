import {
  type ContentFolder,
  type Fillings,
  fields,
  optional,
  type Prose,
  readProse,
} from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile } from "./page-file.ts";

/** The words of /get-involved, `get-involved.md`. */
export type GetInvolvedWords = fact.PageHeadWords & {
  form: FormWords;
  /** The text of the file. */
  note: Prose;
};

/** The words round a form of ChurchSuite. */
type FormWords = {
  title: string;
  /** While it is loaded. */
  waiting: string;
  /** When it does not come. */
  late: string;
  /** The words of the link to it in a tab of its own. */
  tab: string;
  /** Who keeps what is typed in it. */
  kept: string;
};

const form = fields({
  title: optional("Title", fact.words, { usual: "Sign-up form" }),
  waiting: optional("While it is loaded", fact.words, { usual: "The form is on its way" }),
  late: optional("When it does not come", fact.sentences, {
    usual:
      "The form has not come yet. Open it in its own tab, or ring or write to us: we’ll be glad to hear from you.",
  }),
  tab: optional("Words of the link to it in a tab", fact.words, {
    usual: "Open the form in its own tab",
  }),
  kept: optional("Where it is kept", fact.sentences, {
    usual:
      "This form is ChurchSuite’s. What you type in it is kept there for us, and not on this website.",
  }),
});

const getInvolvedSchema = fields({
  ...fact.head,
  form: optional("Words round the form", form, { usual: {} }),
});

function readGetInvolved(folder: ContentFolder, fillings: Fillings): GetInvolvedWords | undefined {
  const { facts, text } = folder.readPage(
    "get-involved.md",
    getInvolvedSchema,
    fillings,
    readProse,
  );
  return facts && text && { ...facts, note: text };
}

export const getInvolvedFile: PageFile<GetInvolvedWords> = {
  schema: getInvolvedSchema,
  text: "Note",
  read: readGetInvolved,
};
