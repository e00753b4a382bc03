import { withPlainLineEnds } from "#app/content-loader/facts/page-parts.ts";
import { churchInForm, type FormShape, photosInForm, wordsInForm } from "./form-shapes.ts";
import { readPage, writePage } from "./page-file.ts";
import { type Facts, readFacts, writeFacts } from "./write-facts.ts";

/** What a form editor calls with a file's text, and with what its form then holds. */
type Format = { fromFile: (text: string) => Facts; toFile: (form: Facts) => string };

/** Sveltia CMS, as far as formats go. */
type Editor = { registerCustomFormat: (name: string, extension: string, format: Format) => void };

/**
 * The text that was read goes along with a form, in a field that it does not show: the editor tells a format nothing
 * else of the file that it writes.
 */
const TEXT_BEFORE = "text-before";

const asItIs: FormShape = { toForm: (facts) => facts, fromForm: (form) => form };

function yaml({ toForm, fromForm }: FormShape): Format {
  return keepingText(
    (text) => toForm(readFacts(text)),
    (before, form) => writeFacts(before, fromForm(form)),
  );
}

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
      write(typeof before === "string" ? before : "", form),
  };
}

/** Tells the editor how the files of a content folder are read and written: before it starts. */
export function registerFormats(editor: Editor): void {
  // The editor takes no other ending for the name of a format of Markdown files.
  editor.registerCustomFormat("church-frontmatter", "md", keepingText(readPage, writePage));
  editor.registerCustomFormat("church-yaml", "yaml", yaml(asItIs));
  editor.registerCustomFormat("church-facts", "yaml", yaml(churchInForm));
  editor.registerCustomFormat("church-photos", "yaml", yaml(photosInForm));
  editor.registerCustomFormat("church-words", "yaml", yaml(wordsInForm));
}
