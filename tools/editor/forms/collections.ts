import type {
  Collection,
  CollectionFile,
  EntryCollection,
  Field,
  MarkdownField,
} from "@sveltia/cms";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import type { Shape } from "#app/content-loader/facts/field.ts";
import { OTHER_TIMES } from "#app/content-loader/facts/read-facts.server.ts";
import { groupFacts } from "#app/content-loader/group-facts.server.ts";
import { usualQuestions } from "#app/content-loader/groups.server.ts";
import { ownPageFacts } from "#app/content-loader/own-pages.server.ts";
import { ADDRESS_NAME, contentExists } from "#app/content-loader/read-content.server.ts";
import { fieldsOf } from "./fields.ts";
import { churchFiles, datesFiles, type EditedFile, pageFiles } from "./files.ts";
import { markdown } from "./widgets.ts";

/** All that the editor shows, in its order. */
export function collections(): Collection[] {
  return [
    { name: "dates", label: "Dates and notices", icon: "event", files: datesFiles.map(fileOf) },
    groups(),
    { name: "church", label: "The church", icon: "church", files: churchFiles.map(fileOf) },
    {
      name: "site-pages",
      label: "Pages",
      icon: "web",
      // A church without ChurchSuite has no events.md.
      files: pageFiles.filter(({ file }) => contentExists(file)).map(fileOf),
    },
    ownPages(),
  ];
}

function fileOf({ file, label, facts, text, page, format }: EditedFile): CollectionFile {
  const isPage = file.endsWith(".md");
  return {
    name: file.replace(/\.\w+$/, ""),
    label,
    file: `${contentName}/${file}`,
    format: format ?? (isPage ? "church-frontmatter" : "church-yaml"),
    fields: isPage ? pageFields(facts, text) : fieldsOf(facts),
    ...(page !== undefined && { preview_path: page }),
  };
}

function pageFields(facts: Shape, text?: string): Field[] {
  return [...fieldsOf(facts), ...(text ? [body(text)] : []), otherTimes];
}

function body(label: string, hint = ""): MarkdownField {
  return { name: "body", label, ...(hint && { hint }), required: false, ...markdown };
}

const otherTimes: Field = {
  name: OTHER_TIMES,
  label: "Times and days that are right although no fact gives them",
  hint: "Such as 10:15 or Friday. Only where the check of the words asks for it.",
  widget: "list",
  required: false,
};

const groupText = body("What its page says", "An answer below each of these headings.");
const QUESTIONS = usualQuestions.map((question) => `## ${question}`).join("\n\n");

function groups(): EntryCollection {
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
    fields: [...fieldsOf(groupFacts), { ...groupText, default: QUESTIONS }, otherTimes],
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
    fields: pageFields(ownPageFacts, "The page"),
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
