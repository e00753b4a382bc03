import { withPlainLineEnds } from "#app/content-loader/facts/page-parts.ts";
import { type Facts, readFacts, writeFacts } from "./facts.ts";
import { readPage, writePage } from "./page.ts";
import { isFields } from "./same.ts";

/** What a form editor calls with a file's text, and with what its form then holds. */
type Format = { fromFile: (text: string) => Facts; toFile: (form: Facts) => string };

/** Sveltia CMS, as far as formats go. */
type Editor = { registerCustomFormat: (name: string, extension: string, format: Format) => void };

/** How facts that no form can show as they are stand in one. */
type FormShape = { toForm: (facts: Facts) => Facts; fromForm: (form: Facts) => Facts };

/** Where a fact has one of several shapes: the name under which a form keeps which one it is. */
export const KIND = "kind";
/** The kind of a fact that has fields, beside one that is a word. */
export const FIELDS = "fields";

const asItIs: FormShape = { toForm: (facts) => facts, fromForm: (form) => form };

/** The register of photos: a list, `photos`, of each its `file` and what the register says of it. */
const photosInForm: FormShape = {
  toForm: (register) => ({
    photos: Object.entries(register).map(([file, said]) => ({ file, ...(isFields(said) && said) })),
  }),
  fromForm: ({ photos }) =>
    Object.fromEntries(filled(photos, "file").map(({ file, ...said }) => [String(file), said])),
};

/** Words in the place of the usual ones: a list, `words`, of the `usual` ones and those `words` instead. */
const wordsInForm: FormShape = {
  toForm: (facts) => ({
    words: Object.entries(facts).map(([usual, words]) => ({ usual, words })),
  }),
  fromForm: ({ words: list }) =>
    Object.fromEntries(filled(list, "usual").map(({ usual, words }) => [String(usual), words])),
};

function filled(list: unknown, name: string): Facts[] {
  return Array.isArray(list) ? list.filter(isFields).filter((entry) => Boolean(entry[name])) : [];
}

/** The church's facts: its analytics are the word none, or have fields. */
const churchInForm: FormShape = {
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
};

/** Tells the editor how the files of a content folder are read and written: before it starts. */
export function registerFormats(editor: Editor): void {
  // The editor takes no other ending for the name of a format of Markdown files.
  editor.registerCustomFormat("church-frontmatter", "md", keepingText(readPage, writePage));
  const shapes = { yaml: asItIs, facts: churchInForm, photos: photosInForm, words: wordsInForm };
  for (const [name, { toForm, fromForm }] of Object.entries(shapes)) {
    const format = keepingText(
      (text) => toForm(readFacts(text)),
      (before, form) => writeFacts(before, fromForm(form)),
    );
    editor.registerCustomFormat(`church-${name}`, "yaml", format);
  }
}

/**
 * The text that was read goes along with a form, in a field that it does not show: the editor tells a format nothing
 * else of the file that it writes.
 */
const TEXT_BEFORE = "text-before";

function keepingText(
  read: (text: string) => Facts,
  write: (before: string, form: Facts) => string,
): Format {
  return {
    fromFile: (file) => {
      const text = withPlainLineEnds(file);
      return { ...read(text), [TEXT_BEFORE]: text };
    },
    toFile: ({ [TEXT_BEFORE]: before, ...form }) =>
      write(typeof before === "string" ? before : "", withPlainPaths(form)),
  };
}

/** The editor begins the path of every picture with a slash, and the church's files have none there. */
const SLASH = /^\/(?=photos\/|[\w-]+\.(?:svg|png)$)/;

/** A form with the paths of its pictures as files have them: photos/our-church.webp, logo.svg. */
function withPlainPaths(form: Facts): Facts {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (typeof value === "string") return value.replace(SLASH, "");
  if (Array.isArray(value)) return value.map(plain);
  return isFields(value) ? withPlainPaths(value) : value;
}
