import { withPlainLineEnds } from "#app/content-loader/facts/page-parts.ts";
import { type Facts, readFacts, writeFacts } from "./facts.ts";
import { readPage, writePage } from "./page.ts";
import { isFields } from "./set-facts.ts";

/** What a form editor calls with a file's text, and with what its form then holds. */
type Format = { fromFile: (text: string) => Facts; toFile: (form: Facts) => string };

/** Sveltia CMS, as far as formats go. */
type Editor = { registerCustomFormat: (name: string, extension: string, format: Format) => void };

/** How facts that no form can show as they are stand in one. */
type FormShape = { toForm: (facts: Facts) => Facts; fromForm: (form: Facts) => Facts };

/** Where a fact has one of several shapes: the name under which a form keeps which one it is. */
export const KIND = "kind";
/** The kind of a fact that has fields, beside one that is a word; and its name where it is an entry of a list. */
export const FIELDS = "fields";
export const WORD = "word";

/** The shapes by the names of the editor's formats. */
const shapes: Record<string, FormShape> = {
  frontmatter: {
    toForm: (facts) => withContacts(facts, asKind),
    fromForm: (form) => withContacts(form, asFact),
  },
  yaml: { toForm: (facts) => facts, fromForm: (form) => form },
  // The church's analytics are the word none, or have fields.
  facts: {
    toForm: ({ analytics, ...facts }) => {
      if (analytics === undefined) return facts;
      const kind = isFields(analytics) ? { [KIND]: FIELDS, ...analytics } : { [KIND]: analytics };
      return { ...facts, analytics: kind };
    },
    fromForm: (form) => {
      if (!isFields(form.analytics)) return form;
      const { [KIND]: kind, ...fields } = form.analytics;
      return { ...form, analytics: kind === FIELDS ? fields : kind };
    },
  },
};

/** A field, in no form, with the text that was read: the editor tells a format nothing else of the file it writes. */
const TEXT_BEFORE = "text-before";

/** Tells the editor how the files of a content folder are read and written: before it starts. */
export function registerFormats(editor: Editor): void {
  for (const [name, { toForm, fromForm }] of Object.entries(shapes)) {
    // The editor takes no other ending for the name of a format of Markdown files.
    const isPage = name === "frontmatter";
    const [read, write] = isPage ? [readPage, writePage] : [readFacts, writeFacts];
    editor.registerCustomFormat(`church-${name}`, isPage ? "md" : "yaml", {
      fromFile: (file) => {
        const text = withPlainLineEnds(file);
        return { ...toForm(read(text)), [TEXT_BEFORE]: text };
      },
      toFile: ({ [TEXT_BEFORE]: before, ...form }) =>
        write(typeof before === "string" ? before : "", fromForm(withPlainPaths(form))),
    });
  }
}

/** A group's contacts are persons of people.yaml, each a word, or have fields. */
function withContacts({ contacts, ...facts }: Facts, as: (contact: unknown) => unknown): Facts {
  return contacts === undefined ? facts : { ...facts, contacts: [contacts].flat().map(as) };
}

function asKind(contact: unknown): Facts {
  return isFields(contact) ? { [KIND]: FIELDS, ...contact } : { [KIND]: WORD, [WORD]: contact };
}

function asFact(contact: unknown): unknown {
  const { [KIND]: kind, ...fields } = isFields(contact) ? contact : {};
  return kind === WORD ? fields[WORD] : fields;
}

/** A form with the paths of its pictures as files have them, logo.svg: the editor begins each of them with a slash. */
function withPlainPaths(form: Facts): Facts {
  const slash = /^\/(?=photos\/|[\w-]+\.(?:svg|png)$)/;
  return JSON.parse(JSON.stringify(form), (_, value) =>
    typeof value === "string" ? value.replace(slash, "") : value,
  );
}
