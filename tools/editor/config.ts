import path from "node:path";
import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
  GitHubBackend,
  MarkdownField,
} from "@sveltia/cms";
import type { Repository } from "#app/church/church-facts.server.ts";
import { joinWithOr } from "#app/church/fields.server.ts";
import type { ChurchReading } from "#app/church/open-church.server.ts";
import { ADDRESS_NAME } from "#app/church/own-pages.server.ts";
import { WITHOUT_WORDS } from "#content";
import { readChoices } from "./choices.ts";
import { type FormParts, makeFields } from "./fields.ts";
import {
  type FileForm,
  type FileMenu,
  type FolderMenu,
  type Form,
  menu,
  type Text,
} from "./forms.ts";
import { makeWidgets, markdown } from "./widgets.ts";

/** What the collections of a church are made with. */
type ChurchParts = FormParts & {
  /** The folder of its files, from the project's folder. */
  folder: string;
};

/**
 * Makes the configuration of Sveltia CMS for a church, as far as its files can be read now:
 * https://sveltiacms.app/en/docs/config-basics
 */
export function makeEditorConfig(reading: ChurchReading): CmsConfig {
  const { facts } = reading;
  const folder = reading.folder.path;
  const parts: ChurchParts = {
    folder,
    choices: readChoices(reading),
    widgets: makeWidgets(folder),
  };
  return {
    backend: makeBackend(facts?.repository),
    app_title: facts?.name ?? "The website",
    logo: { src: "/edit/icon.svg", show_in_header: true },
    media_folder: `${folder}/photos`,
    public_folder: "/photos",
    // Otherwise the editor would offer pictures from other websites, of people whom the church does not know.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    // The page itself, beside the editor, shows what is saved.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: menu.map((entry) =>
      "files" in entry ? makeFileCollection(entry, parts) : makeFolderCollection(entry, parts),
    ),
  };
}

/**
 * Makes the part that says how the editor reaches the repository. People sign in with a token. At localhost Sveltia CMS
 * offers to open a folder of this computer, whatever the repository, and asks for it by the name of one.
 */
function makeBackend(repository: Repository | undefined): GitHubBackend {
  return {
    name: "github",
    repo: repository?.name ?? `this-computer/${path.basename(process.cwd())}`,
    branch: repository?.branch,
    auth_methods: ["token"],
  };
}

function makeFileCollection({ files, ...entry }: FileMenu, parts: ChurchParts): FileCollection {
  return { ...entry, files: files.map((form) => makeFile(form, parts)) };
}

function makeFile(form: FileForm, parts: ChurchParts): CollectionFile {
  const { name, ext } = path.parse(form.file);
  return {
    name,
    label: form.label,
    file: `${parts.folder}/${form.file}`,
    format: ext === ".md" ? "yaml-frontmatter" : "yaml",
    fields: makeFormFields(form, parts),
    preview_path: form.page,
  };
}

function makeFolderCollection(entry: FolderMenu, parts: ChurchParts): EntryCollection {
  return {
    name: entry.folder,
    label: entry.label,
    label_singular: entry.one,
    icon: entry.icon,
    folder: `${parts.folder}/${entry.folder}`,
    format: "yaml-frontmatter",
    extension: "md",
    thumbnail: false,
    identifier_field: entry.title,
    slug: {
      template: `{{${entry.title}}}`,
      editable: ["create"],
      hint: "The address of its page, and the name of its file: small letters, numbers and hyphens.",
      pattern: [
        `/${ADDRESS_NAME.source}/`,
        "Expected small letters, numbers and hyphens, such as hall-hire.",
      ],
    },
    ...entry.view,
    fields: makeFormFields(entry, parts),
    preview_path: entry.page,
  };
}

/** Makes the fields of a form's facts, and of the text below them. */
function makeFormFields({ facts, text }: Form, parts: FormParts): Field[] {
  const fields = makeFields(facts, parts);
  return text ? [...fields, makeBody(text)] : fields;
}

function makeBody({ label, hint, headings }: Text): Field {
  const body: MarkdownField = { ...markdown, name: "body", label, hint, required: false };
  return headings ? askForAnswers(body, headings) : body;
}

/** Gives a text these headings, and refuses it while one of them has no words below it. */
function askForAnswers(body: MarkdownField, questions: readonly string[]): MarkdownField {
  const headings = questions.map((question) => `## ${question}`);
  const answers = headings.map(
    (heading) => `(?=[\\s\\S]*^${RegExp.escape(heading)}\\s+(?!#+ )\\S)`,
  );
  const message = `One of the headings ${joinWithOr(headings)} ${WITHOUT_WORDS}.`;
  return {
    ...body,
    required: true,
    default: headings.join("\n\n"),
    pattern: [`/^${answers.join("")}/m`, message],
  };
}
