import type { Field, ListField, MarkdownField, VariableFieldType } from "@sveltia/cms";
import * as v from "valibot";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import {
  checksOf,
  entriesOf,
  entryOf,
  type InputKind,
  itemOf,
  optionsOf,
  plainShape,
  type Shape,
} from "#app/content-loader/facts/field.ts";
import { FIELDS, KIND } from "#tools/editor/format/formats.ts";
import { type Choices, choices } from "./choices.ts";

/** A text in Markdown, with no more than a page can show. */
export const markdown = {
  widget: "markdown",
  modes: ["rich_text", "raw"],
  buttons: ["bold", "italic", "link", "heading-two", "bulleted-list", "numbered-list"],
  editor_components: [],
  use_emoji_autocomplete: false,
} as const satisfies Partial<MarkdownField>;

/** Large pictures are made smaller, and what a telephone writes into them (where it was, say) is left out. */
const smaller = {
  // In pixels: no page shows a larger one.
  raster_image: { format: "webp", quality: 85, width: 2400, height: 2400 },
} as const;

/** The fields for kinds of facts that are neither like others nor a choice. */
const widgets = {
  sentences: { widget: "text", use_emoji_autocomplete: false },
  markdown,
  number: { widget: "number", value_type: "int/string", min: 0, max: 999 },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  time: { widget: "datetime", type: "time", format: "HH:mm" },
  photo: {
    widget: "image",
    choose_url: false,
    media_folder: `/${contentName}/photos`,
    public_folder: "photos",
    media_libraries: { default: { config: { slugify_filename: true, transformations: smaller } } },
  },
  logo: {
    widget: "image",
    choose_url: false,
    accept: ".svg,.png",
    media_folder: `/${contentName}`,
    public_folder: "",
  },
  group: {
    widget: "relation",
    collection: "groups",
    value_field: "{{slug}}",
    display_fields: ["name"],
    search_fields: ["name"],
  },
} as const satisfies { [Kind in InputKind]?: object };

function hasWidget(kind: InputKind | undefined): kind is keyof typeof widgets {
  return kind !== undefined && kind in widgets;
}

type Named = { name: string; label: string; required: boolean; hint?: string };

/** The fields of a form for the facts of a schema. Throws where a fact has no name for people. */
export function fieldsOf(shape: Shape): Field[] {
  return entriesOf(shape).map(([name, entry]) => fieldOf(name, entry));
}

function fieldOf(name: string, shape: Shape): Field {
  const hint = hintOf(shape);
  const required = shape.wrapped === undefined;
  const named = { name, label: labelOf(name, shape), required, ...(hint && { hint }) };
  const kind = entryOf(shape);
  if (hasWidget(kind)) return { ...named, ...widgets[kind] };
  const answers = kind && choices[kind]?.();
  if (answers) return select(named, answers, shape);
  const plain = plainShape(shape);
  const options = optionsOf(plain);
  switch (plain.type) {
    case "picklist":
      return select(named, v.parse(v.array(v.string()), plain.options), shape);
    case "strict_object":
      return { ...named, widget: "object", collapsed: "auto", fields: fieldsOf(plain) };
    case "array":
    case "tuple_with_rest":
      return list(named, shape);
    case "union":
      if (options.every(({ type }) => type === "string")) return words(named, shape);
      return { ...named, widget: "object", typeKey: KIND, types: options.map(typeOf) };
    case "string":
      return words(named, shape);
  }
  throw new Error(`There is no field for ${name}, which is a ${plain.type}.`);
}

function labelOf(name: string, shape: Shape): string {
  const label = v.getTitle(shape);
  if (label) return label;
  throw new Error(
    `The fact ${name} has no name for people. Expected field("…", …) round its schema`,
  );
}

/** What is written below the field: what its schema says, and what stands there without it. */
function hintOf(shape: Shape): string {
  const usual = shape.default;
  const isSaid = typeof usual === "string" && entryOf(shape) !== "yes or no";
  const left = isSaid && `Left out, it is “${usual}”.`;
  return [v.getDescription(shape), left].filter(Boolean).join(" ");
}

/**
 * Words, with what Sveltia asks of them as they are typed and says if they are others: the last such check of the
 * schema, in the schema's own words. A placeholder may always stand there.
 */
function words(named: Named, shape: Shape): Field {
  const field = { ...named, widget: "string" as const, use_emoji_autocomplete: false };
  const check = checksOf(shape).findLast(({ type }) => /^(?:regex|starts_with|email)$/.test(type));
  if (!check) return field;
  const { requirement } = check;
  const isPattern = requirement instanceof RegExp;
  const { source, flags } = isPattern ? requirement : new RegExp(`^${String(requirement)}`);
  // "expected a date such as 2026-09-06", as it stands below a field.
  const said = String(check.message).replace(/^\w/, (first) => first.toUpperCase());
  return {
    ...field,
    pattern: [`/(?:${source})|\\{[^}]+\\}|^$/${flags}`, said.replace(/[^.?]$/, "$&.")],
  };
}

function select(named: Named, options: Choices, shape: Shape): Field {
  const isMany = ["array", "union"].includes(plainShape(shape).type);
  return {
    ...named,
    widget: "select",
    options,
    // Of a few, one is marked and cannot be taken back; in a menu there is also none.
    dropdown_threshold: named.required || isMany ? 12 : 0,
    ...(isMany && { multiple: true, ...(named.required && { min: 1 }) }),
  };
}

function list(named: Named, shape: Shape): Field {
  const item = itemOf(shape);
  if (!item) throw new Error(`There is no field for ${named.name}, a list of nothing.`);
  const kind = entryOf(item);
  const answers = kind && choices[kind]?.();
  if (answers) return select(named, answers, shape);
  const singular = v.getTitle(item);
  const field: ListField = {
    ...named,
    ...(singular && { label_singular: singular }),
    widget: "list",
    ...boundsOf(shape),
  };
  if (item.type === "variant") {
    const types = optionsOf(item).map(typeOf);
    return { ...field, collapsed: "auto", typeKey: String(item.key), types };
  }
  if (!item.entries) return field;
  const fields = fieldsOf(item);
  return { ...field, collapsed: "auto", summary: summaryOf(fields), fields };
}

/** One of the shapes that a fact may have. What tells them apart is a word, or a fact of this one alone. */
function typeOf(shape: Shape): VariableFieldType {
  const isLiteral = ({ literal }: Shape) => literal !== undefined;
  const entries = entriesOf(shape);
  const kind = isLiteral(shape) ? shape : entries.find(([, entry]) => isLiteral(entry))?.[1];
  const name = String(kind?.literal ?? FIELDS);
  const fields = entries.flatMap(([fact, entry]) => (isLiteral(entry) ? [] : fieldOf(fact, entry)));
  return { name, label: labelOf(name, kind ?? shape), summary: summaryOf(fields), fields };
}

/** What a list shows of an entry that is folded: its name, its day and why, or else what it begins with. */
function summaryOf(fields: Field[]): string {
  const names = fields.map(({ name }) => name);
  const title = ["name", "title", "question", "label"].find((name) => names.includes(name));
  const shown = names.includes("day") ? ["day", title, "for", "why"] : [title ?? names[0]];
  return shown.flatMap((name) => (name ? `{{${name}}}` : [])).join(" ");
}

/** How many entries a list must and may have, where its schema says it. */
function boundsOf(shape: Shape): { min?: number; max?: number } {
  const bound = (name: string) =>
    Number(checksOf(shape).find(({ type }) => type === name)?.requirement ?? 0);
  const min = plainShape(shape).items?.length ?? bound("min_length");
  const max = bound("max_length");
  return { ...(min && { min }), ...(max && { max }) };
}
