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
import type { Church, Repository } from "#app/church/church-facts.server.ts";
import { contentName } from "#app/church/settings.server.ts";
import { ADDRESS_NAME } from "../../lib/content/content-folder.ts";
import { fieldsOf } from "./fields.ts";
import { type FileForm, type FileMenu, type FolderMenu, menu, type Text } from "./forms.ts";
import { markdown } from "./widgets.ts";

/** The configuration of Sveltia CMS for a church: https://sveltiacms.app/en/docs/config-basics */
export function editorConfig({ name, repository }: Pick<Church, "name" | "repository">): CmsConfig {
  return {
    backend: repository ? backendOf(repository) : folderOnThisComputer(),
    app_title: name,
    logo: { src: "/edit/icon.svg", show_in_header: true },
    media_folder: `${contentName}/photos`,
    public_folder: "/photos",
    // Otherwise it offers pictures of strangers, from websites that the church knows nothing of.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    // The page itself, beside the editor, shows what is saved.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: menu.map((entry) =>
      "files" in entry ? collectionOfFiles(entry) : collectionOfFolder(entry),
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

function collectionOfFiles({ files, ...entry }: FileMenu): FileCollection {
  return { ...entry, files: files.map(fileOf) };
}

function fileOf(form: FileForm): CollectionFile {
  const { name, ext } = path.parse(form.file);
  const file: CollectionFile = {
    name,
    label: form.label,
    file: `${contentName}/${form.file}`,
    format: ext === ".md" ? "yaml-frontmatter" : "yaml",
    fields: fieldsIn(form),
  };
  if (form.page !== undefined) file.preview_path = form.page;
  return file;
}

function collectionOfFolder(entry: FolderMenu): EntryCollection {
  const collection: EntryCollection = {
    name: entry.folder,
    label: entry.label,
    label_singular: entry.one,
    icon: entry.icon,
    folder: `${contentName}/${entry.folder}`,
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
    fields: fieldsIn(entry),
  };
  if (entry.page !== undefined) collection.preview_path = entry.page;
  return collection;
}

/** The fields of a form's facts, and of the text below them. */
function fieldsIn({ facts, text }: Pick<FileForm, "facts" | "text">): Field[] {
  const fields = fieldsOf(facts);
  return text ? [...fields, bodyOf(text)] : fields;
}

function bodyOf({ label, hint, usual }: Text): Field {
  const body: MarkdownField = { ...markdown, name: "body", label, required: false };
  if (hint) body.hint = hint;
  if (usual) body.default = usual;
  return body;
}
