import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  GitBackend,
  MarkdownField,
} from "@sveltia/cms";
import { type Repository, readChurch } from "#app/content-loader/church.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import type { Shape } from "#app/content-loader/facts/field.ts";
import { groupFacts } from "#app/content-loader/group-facts.server.ts";
import { usualQuestions } from "#app/content-loader/groups.server.ts";
import { ownPageFacts } from "#app/content-loader/own-pages.server.ts";
import { ADDRESS_NAME, contentExists } from "#app/content-loader/read-content.server.ts";
import { fieldsOf, markdown } from "./fields.ts";
import { churchFiles, datesFiles, type EditedFile, pageFiles } from "./files.ts";

/** Where the editor finds the files: on the computer it runs on, or where the church keeps them for all. */
export type Place = "this computer" | Repository;

/** The configuration of Sveltia CMS for a church's files. `site`: where its pages can be looked at. */
export function editorConfig(place: Place, site: string): CmsConfig {
  // A church without ChurchSuite has no events.md.
  const pages = pageFiles.filter(({ file }) => contentExists(file));
  return {
    load_config_file: false,
    backend: place === "this computer" ? { name: "test-repo" } : backendOf(place),
    site_url: site,
    display_url: site,
    app_title: readChurch().name,
    logo: { src: "/edit/icon.svg", show_in_header: true },
    media_folder: `${contentName}/photos`,
    public_folder: "/photos",
    // Pictures of strangers, from websites that the church knows nothing of.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: "dates", label: "Dates and notices", icon: "event", files: datesFiles.map(fileOf) },
      groups(),
      { name: "church", label: "The church", icon: "church", files: churchFiles.map(fileOf) },
      { name: "site-pages", label: "Pages", icon: "web", files: pages.map(fileOf) },
      ownPages(),
    ],
  };
}

/** A token is all that signing in takes: the other way needs a server. */
function backendOf({ host, name, branch, address }: Repository): GitBackend {
  const repository = { repo: name, branch, auth_methods: ["token" as const] };
  if (host !== "gitea") return { name: host, ...repository };
  const at = new URL(address ?? "https://gitea.com").origin;
  return { name: host, base_url: at, api_root: `${at}/api/v1`, ...repository };
}

function fileOf({ file, label, facts, text, page, format }: EditedFile): CollectionFile {
  const isPage = file.endsWith(".md");
  return {
    name: file.replace(/\.\w+$/, ""),
    label,
    file: `${contentName}/${file}`,
    format: format ?? (isPage ? "church-frontmatter" : "church-yaml"),
    fields: isPage ? pageFields(facts, text && body(text)) : fieldsOf(facts),
    ...(page !== undefined && { preview_path: page }),
  };
}

function pageFields(facts: Shape, text?: MarkdownField | ""): Field[] {
  return [...fieldsOf(facts), ...(text ? [text] : [])];
}

function body(label: string, others?: Partial<MarkdownField>): MarkdownField {
  return { name: "body", label, required: false, ...markdown, ...others };
}

function groups(): EntryCollection {
  const text = body("What its page says", {
    hint: "An answer below each of these headings.",
    default: usualQuestions.map((question) => `## ${question}`).join("\n\n"),
  });
  return {
    name: "groups",
    label: "Groups",
    label_singular: "Group",
    icon: "groups",
    folder: `${contentName}/groups`,
    identifier_field: "name",
    sortable_fields: { fields: ["name", "order"], default: { field: "order" } },
    view_groups: {
      groups: [{ name: "strand", label: "List", field: "strand" }],
      default: "strand",
    },
    fields: pageFields(groupFacts, text),
    preview_path: "activities/{{slug}}",
    ...markdownFolder,
  };
}

function ownPages(): EntryCollection {
  return {
    name: "own-pages",
    label: "Pages of our own",
    label_singular: "Page",
    icon: "article",
    folder: `${contentName}/pages`,
    identifier_field: "title",
    fields: pageFields(ownPageFacts, body("The page")),
    preview_path: "{{slug}}",
    ...markdownFolder,
  };
}

/** The name of a new file is the address of its page. */
const markdownFolder = {
  format: "church-frontmatter",
  extension: "md",
  thumbnail: false,
  slug: {
    editable: ["create"],
    hint: "The address of its page, and the name of its file: small letters, numbers and hyphens.",
    pattern: [
      `/${ADDRESS_NAME.source}/`,
      "Expected small letters, numbers and hyphens, such as hall-hire.",
    ],
  },
} as const satisfies Partial<EntryCollection>;
