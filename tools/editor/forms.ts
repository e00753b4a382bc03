import type { EntryCollection } from "@sveltia/cms";
import { churchFacts } from "#app/content-loader/church.server.ts";
import type { Shape } from "#app/content-loader/facts/field.ts";
import { groupFacts } from "#app/content-loader/group-facts.server.ts";
import { usualQuestions } from "#app/content-loader/groups.server.ts";
import { noticeFacts } from "#app/content-loader/notices.server.ts";
import { ownPageFacts } from "#app/content-loader/own-pages.server.ts";
import * as pages from "#app/content-loader/pages.server.ts";
import { peopleFacts } from "#app/content-loader/people.server.ts";
import { privacyFacts } from "#app/content-loader/privacy-policy.server.ts";
import { yearFacts } from "#app/content-loader/year.server.ts";

/** What a form asks for. */
type Form = {
  /** The schema of the facts. */
  facts: Shape;
  /** The text below the facts, in a Markdown file that has one. */
  text?: Text;
  /** The address of the page that shows it, without a slash before it: "" for home. {{slug}} is the file's name. */
  page?: string;
};

/** A text in Markdown: its name in the form, and what is said below it and stands in a new one. */
export type Text = { label: string; hint?: string; usual?: string };

/** The form of one file. */
export type FileForm = Form & {
  /** The file's path in the content folder: "notices.yaml". */
  file: string;
  /** Its name in the menu. */
  label: string;
};

/** An entry of the menu that leads to the forms of several files. */
export type FileMenu = {
  name: string;
  label: string;
  /** The name of an icon of Material Symbols. */
  icon: string;
  files: FileForm[];
};

/** An entry of the menu for a folder whose files all have one form, and to which files can be added. */
export type FolderMenu = Form & {
  label: string;
  icon: string;
  /** The folder in the content folder: "groups". */
  folder: string;
  /** What one of its files is called: "Group". */
  one: string;
  /** The fact by which a file is known in lists. A new file is named after it. */
  title: string;
  /** How Sveltia CMS sorts and groups the files in its list. */
  view?: Pick<EntryCollection, "sortable_fields" | "view_groups">;
};

/** The schema of the facts in each file of a church: by the file's path, or by the folder that it is in. */
export function schemasByFile(): Map<string, Shape> {
  const schemas = new Map<string, Shape>();
  for (const entry of menu) {
    if ("folder" in entry) schemas.set(entry.folder, entry.facts);
    else for (const { file, facts } of entry.files) schemas.set(file, facts);
  }
  return schemas;
}

/** The menu of the editor, with a form for every file of a church. */
export const menu: (FileMenu | FolderMenu)[] = [
  {
    name: "dates",
    label: "Dates and notices",
    icon: "event",
    files: [
      {
        file: "notices.yaml",
        label: "Changes and notices",
        facts: noticeFacts,
        page: "this-week",
      },
      {
        file: "year.yaml",
        label: "The year and its school terms",
        facts: yearFacts,
        page: "this-week",
      },
    ],
  },
  {
    folder: "groups",
    label: "Groups",
    one: "Group",
    icon: "groups",
    title: "name",
    view: {
      sortable_fields: { fields: ["name", "order"], default: { field: "order" } },
      view_groups: {
        groups: [{ name: "strand", label: "List", field: "strand" }],
        default: "strand",
      },
    },
    facts: groupFacts,
    text: {
      label: "What its page says",
      hint: "An answer below each of these headings.",
      usual: usualQuestions.map((question) => `## ${question}`).join("\n\n"),
    },
    page: "activities/{{slug}}",
  },
  {
    name: "church",
    label: "The church",
    icon: "church",
    files: [
      { file: "church.yaml", label: "The church", facts: churchFacts },
      { file: "people.yaml", label: "People", facts: peopleFacts, page: "about-us" },
    ],
  },
  {
    name: "site-pages",
    label: "Pages",
    icon: "web",
    files: [
      {
        file: "home.md",
        label: "Home",
        facts: pages.homeFacts,
        text: { label: "The church’s story, after its opening" },
        page: "",
      },
      { file: "this-week.md", label: "This week", facts: pages.thisWeekFacts, page: "this-week" },
      { file: "events.md", label: "Events", facts: pages.eventsFacts, page: "events" },
      { file: "about-us.md", label: "About Us", facts: pages.aboutUsFacts, page: "about-us" },
      {
        file: "giving.md",
        label: "Giving",
        facts: pages.givingFacts,
        text: { label: "More" },
        page: "giving",
      },
      {
        file: "get-involved.md",
        label: "Get Involved",
        facts: pages.getInvolvedFacts,
        text: { label: "Note" },
        page: "get-involved",
      },
      {
        file: "privacy-policy.md",
        label: "Privacy Policy",
        facts: privacyFacts,
        text: { label: "The notice" },
        page: "privacy-policy",
      },
      {
        file: "not-found.md",
        label: "Page not found",
        facts: pages.notFoundFacts,
        page: "not-found",
      },
    ],
  },
  {
    folder: "pages",
    label: "Pages of our own",
    one: "Page",
    icon: "article",
    title: "title",
    facts: ownPageFacts,
    text: { label: "The page" },
    page: "{{slug}}",
  },
];
