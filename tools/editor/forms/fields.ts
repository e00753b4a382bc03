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
import { asTheyAre, type Choice, choices } from "./choices.ts";

/** A text in Markdown, with no more than a page can show. */
export const markdown = {
  widget: "markdown",
  modes: ["rich_text", "raw"],
  buttons: ["bold", "italic", "link", "heading-two", "bulleted-list", "numbered-list"],
  editor_components: [],
  use_emoji_autocomplete: false,
} as const satisfies Partial<MarkdownField>;

/** For a telephone's photos, in pixels: no page shows a larger one. */
const WIDEST = 2400;

/** Large pictures are made smaller, and what a telephone writes into them (where it was, say) is left out. */
const smaller = {
  raster_image: { format: "webp", quality: 85, width: WIDEST, height: WIDEST },
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

function hasWidget(entry: InputKind | undefined): entry is keyof typeof widgets {
  return entry !== undefined && entry in widgets;
}

/** What every field has. */
type Named = { name: string; label: string; required: boolean; hint?: string };

/** The fields of a form for the facts of a schema. Throws where a fact has no name for people. */
export function fieldsOf(shape: Shape): Field[] {
  return entriesOf(shape).map(([name, entry]) => fieldOf(name, entry));
}

/** The field of a form for one fact. */
function fieldOf(name: string, shape: Shape): Field {
  const hint = hintOf(shape);
  const named = {
    name,
    label: labelOf(name, shape),
    required: shape.wrapped === undefined,
    ...(hint && { hint }),
  };
  const entry = entryOf(shape);
  if (hasWidget(entry)) return { ...named, ...widgets[entry] };
  const answers = entry && choices[entry]?.();
  if (answers) return select(named, answers, shape);
  const plain = plainShape(shape);
  switch (plain.type) {
    case "picklist":
      return select(named, asTheyAre(v.parse(v.array(v.string()), plain.options)), shape);
    case "strict_object":
      return { ...named, widget: "object", collapsed: "auto", fields: fieldsOf(plain) };
    case "array":
    case "tuple_with_rest":
      return list(named, shape);
    case "union":
      if (optionsOf(plain).every(({ type }) => type === "string")) return words(named, shape);
      return { ...named, widget: "object", typeKey: KIND, types: optionsOf(plain).map(typeOf) };
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
  return [v.getDescription(shape), isSaid && `Left out, it is “${usual}”.`]
    .filter(Boolean)
    .join(" ");
}

/**
 * Words, with what Sveltia asks of them as they are typed and says if they are others: the last such check of the
 * schema, in the schema's own words. A placeholder may always stand there.
 */
function words(named: Named, shape: Shape): Field {
  const field = { ...named, widget: "string" as const, use_emoji_autocomplete: false };
  const check = checksOf(shape).findLast(({ type }) =>
    ["regex", "starts_with", "email"].includes(type),
  );
  if (!check) return field;
  const { requirement } = check;
  const { source, flags } =
    requirement instanceof RegExp ? requirement : new RegExp(`^${String(requirement)}`);
  // "expected a date such as 2026-09-06", as it stands below a field.
  const said = String(check.message).replace(/^\w/, (first) => first.toUpperCase());
  const sentence = said.replace(/[^.?]$/, "$&.");
  return { ...field, pattern: [`/(?:${source})|\\{[^}]+\\}|^$/${flags}`, sentence] };
}

function select(named: Named, options: Choice[], shape: Shape): Field {
  const isMany = ["array", "union"].includes(plainShape(shape).type);
  // Of a few, one is marked and cannot be taken back; in a menu there is also none.
  const threshold = named.required || isMany ? 12 : 0;
  return {
    ...named,
    widget: "select",
    options,
    dropdown_threshold: threshold,
    ...(isMany && { multiple: true, ...(named.required && { min: 1 }) }),
  };
}

function list(named: Named, shape: Shape): Field {
  const item = itemOf(shape);
  if (!item) throw new Error(`There is no field for ${named.name}, a list of nothing.`);
  const entry = entryOf(item);
  const answers = entry && choices[entry]?.();
  if (answers) return select(named, answers, shape);
  const one = v.getTitle(item);
  const singular = one && { label_singular: one };
  const bounds = { ...named, ...singular, widget: "list" as const, ...boundsOf(shape) };
  if (item.type === "variant") {
    const types = optionsOf(item).map(typeOf);
    return { ...bounds, ...collapsed, typeKey: String(item.key), types };
  }
  if (!item.entries) return bounds;
  const fields = fieldsOf(item);
  return { ...bounds, ...collapsed, summary: summaryOf(fields), fields };
}

const collapsed = { collapsed: "auto" } as const satisfies Partial<ListField>;

/** One of the shapes that a fact may have. What tells them apart is a word, or a fact of this one alone. */
function typeOf(shape: Shape): VariableFieldType {
  const kind = shape.literal === undefined ? entriesOf(shape).find(isLiteral)?.[1] : shape;
  const name = String(kind?.literal ?? FIELDS);
  const others = entriesOf(shape).filter((entry) => !isLiteral(entry));
  const fields = others.map(([fact, entry]) => fieldOf(fact, entry));
  return { name, label: labelOf(name, kind ?? shape), summary: summaryOf(fields), fields };
}

function isLiteral([, { literal }]: [string, Shape]): boolean {
  return literal !== undefined;
}

/** What a list shows of an entry that is folded: its name, its day and why, or else what it begins with. */
function summaryOf(fields: Field[]): string {
  const names = fields.map(({ name }) => name);
  const title = ["name", "title", "question", "label"].find((name) => names.includes(name));
  const shown = names.includes("day") ? ["day", title, "for", "why"] : [title ?? names[0]];
  return shown.flatMap((name) => (name ? `{{${name}}}` : [])).join(" ");
}

function boundsOf(shape: Shape): { min?: number; max?: number } {
  const bound = (name: string) => {
    const check = checksOf(shape).find(({ type }) => type === name);
    return typeof check?.requirement === "number" ? check.requirement : undefined;
  };
  const min = plainShape(shape).items?.length ?? bound("min_length");
  const max = bound("max_length");
  return { ...(min && { min }), ...(max && { max }) };
}
