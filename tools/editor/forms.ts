import type { EntryCollection } from "@sveltia/cms";
import { churchSchema } from "#app/church/church-facts.server.ts";
import { firstVisitSchema } from "#app/church/first-visit.server.ts";
import { groupSchema, requiredQuestions } from "#app/church/groups.server.ts";
import { noticesSchema } from "#app/church/notices.server.ts";
import { ownPageSchema } from "#app/church/own-pages.server.ts";
import { type Page, pages } from "#app/church/page-table.ts";
import { isWritten, pageFiles } from "#app/church/pages.server.ts";
import { peopleSchema } from "#app/church/people.server.ts";
import { yearSchema } from "#app/church/year.server.ts";
import type { Shape } from "./shape.ts";

/** What a form asks for. */
export type Form = {
  /** The schema of the facts. */
  facts: Shape;
  /** The text below the facts; missing if the file has only facts. */
  text?: Text;
  /** The address of the page that shows it, without a slash before it: "" for home. {{slug}} is the file's name. */
  page?: string;
};

/** A text in Markdown, below the facts of a file. */
export type Text = {
  /** Its name in the form. */
  label: string;
  /** What stands below it in the form. */
  hint?: string;
  /** The headings that it must have; missing if whoever writes it chooses them. */
  headings?: readonly string[];
};

/** The form of one file. */
export type FileForm = Form & {
  /** The file's path in the content folder: "notices.yaml". */
  file: string;
  /** Its name in the menu. */
  label: string;
};

/** An entry of the menu that leads to the forms of several files. */
export type FileMenu = {
  /** Its name in addresses of the editor. */
  name: string;
  /** Its name for people. */
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
        facts: noticesSchema,
        page: "this-week",
      },
      {
        file: "year.yaml",
        label: "The year and its school terms",
        facts: yearSchema,
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
    facts: groupSchema,
    text: {
      label: "What its page says",
      hint: "An answer below each of these headings.",
      headings: requiredQuestions,
    },
    page: "activities/{{slug}}",
  },
  {
    name: "church",
    label: "The church",
    icon: "church",
    files: [
      { file: "church.yaml", label: "The church", facts: churchSchema },
      { file: "people.yaml", label: "People", facts: peopleSchema, page: "about-us" },
    ],
  },
  {
    name: "site-pages",
    label: "Pages",
    icon: "web",
    files: [
      ...pages.flatMap(makePageForm),
      { file: "first-visit.yaml", label: "A first visit", facts: firstVisitSchema, page: "" },
    ],
  },
  {
    folder: "pages",
    label: "Pages of our own",
    one: "Page",
    icon: "article",
    title: "title",
    facts: ownPageSchema,
    text: { label: "The page" },
    page: "{{slug}}",
  },
];

/** Makes the form of a page of the site's own; none if code has its words. */
function makePageForm({ name, label, address }: Page): FileForm[] {
  if (!isWritten(name)) return [];
  const { schema, text } = pageFiles[name];
  const form: FileForm = {
    file: `${name}.md`,
    label,
    facts: schema,
    page: address.slice(1),
  };
  if (text !== null) form.text = { label: text };
  return [form];
}
