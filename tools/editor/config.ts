import path from "node:path";
import type {
  AuthMethodName,
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
  GitBackend,
  MarkdownField,
} from "@sveltia/cms";
import type { Repository } from "#app/church/church-facts.server.ts";
import type { ChurchReading } from "#app/church/open-church.server.ts";
import { ADDRESS_NAME } from "#app/church/own-pages.server.ts";
import { type Choices, choicesOf } from "./choices.ts";
import { type FormParts, fieldsOf } from "./fields.ts";
import { type FileForm, type FileMenu, type FolderMenu, menu, type Text } from "./forms.ts";
import { markdown, widgetsFor } from "./widgets.ts";

/** What the editor has to know of a church. */
export type ChurchForEditor = {
  /** "Ballydown Presbyterian Church" */
  name: string;
  /** Where its files are kept; missing if they are on this computer alone. */
  repository?: Repository;
  /** The folder of its files, from the project's folder. */
  folder: string;
  /** What can be chosen in its forms. */
  choices: Choices;
};

/** What the editor has to know of a church, as far as its files can be read now. */
export function churchForEditor(reading: ChurchReading): ChurchForEditor {
  const { facts, folder } = reading;
  return {
    name: facts?.name ?? "The website",
    repository: facts?.repository,
    folder: folder.path,
    choices: choicesOf(reading),
  };
}

/** The configuration of Sveltia CMS for a church: https://sveltiacms.app/en/docs/config-basics */
export function editorConfig({ name, repository, folder, choices }: ChurchForEditor): CmsConfig {
  const parts: ChurchParts = { folder, choices, widgets: widgetsFor(folder) };
  return {
    backend: repository ? backendOf(repository) : folderOnThisComputer(),
    app_title: name,
    logo: { src: "/edit/icon.svg", show_in_header: true },
    media_folder: `${folder}/photos`,
    public_folder: "/photos",
    // Otherwise it offers pictures of strangers, from websites that the church knows nothing of.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    // The page itself, beside the editor, shows what is saved.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: menu.map((entry) =>
      "files" in entry ? collectionOfFiles(entry, parts) : collectionOfFolder(entry, parts),
    ),
  };
}

/** A token always signs in. At the host's own page it takes an application there, and at GitHub a worker as well. */
function backendOf({ host, name, branch, address, "sign-in": signIn }: Repository): GitBackend {
  const methods: AuthMethodName[] = signIn ? ["oauth", "token"] : ["token"];
  const repository = { repo: name, branch, auth_methods: methods };
  switch (host) {
    case "github":
      return signIn
        ? { name: "github", ...repository, base_url: signIn }
        : { name: "github", ...repository };
    case "gitlab":
      return signIn
        ? { name: "gitlab", ...repository, app_id: signIn, auth_type: "pkce" }
        : { name: "gitlab", ...repository };
    case "gitea": {
      const at = new URL(address ?? "https://gitea.com").origin;
      const there = { base_url: at, api_root: `${at}/api/v1` };
      return signIn
        ? { name: "gitea", ...repository, ...there, app_id: signIn }
        : { name: "gitea", ...repository, ...there };
    }
  }
}

/**
 * At localhost Sveltia CMS offers to open a folder of this computer, whatever the repository. It wants one to be named
 * all the same, and asks for the folder by its name.
 */
function folderOnThisComputer(): GitBackend {
  return {
    name: "github",
    repo: `this-computer/${path.basename(process.cwd())}`,
    auth_methods: ["token"],
  };
}

/** What the forms of a church are made with. */
type ChurchParts = FormParts & { folder: string };

function collectionOfFiles({ files, ...entry }: FileMenu, parts: ChurchParts): FileCollection {
  return { ...entry, files: files.map((form) => fileOf(form, parts)) };
}

function fileOf(form: FileForm, parts: ChurchParts): CollectionFile {
  const { name, ext } = path.parse(form.file);
  const file: CollectionFile = {
    name,
    label: form.label,
    file: `${parts.folder}/${form.file}`,
    format: ext === ".md" ? "yaml-frontmatter" : "yaml",
    fields: fieldsIn(form, parts),
  };
  if (form.page !== undefined) file.preview_path = form.page;
  return file;
}

function collectionOfFolder(entry: FolderMenu, parts: ChurchParts): EntryCollection {
  const collection: EntryCollection = {
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
    fields: fieldsIn(entry, parts),
  };
  if (entry.page !== undefined) collection.preview_path = entry.page;
  return collection;
}

/** The fields of a form's facts, and of the text below them. */
function fieldsIn({ facts, text }: Pick<FileForm, "facts" | "text">, parts: FormParts): Field[] {
  const fields = fieldsOf(facts, parts);
  return text ? [...fields, bodyOf(text)] : fields;
}

function bodyOf({ label, hint, usual }: Text): Field {
  const body: MarkdownField = { ...markdown, name: "body", label, required: false };
  if (hint) body.hint = hint;
  if (usual) body.default = usual;
  return body;
}
