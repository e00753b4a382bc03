import type { Field, ListField, SelectField, StringField, VariableFieldType } from "@sveltia/cms";
import * as v from "valibot";
import type { Answers, Choices } from "./choices.ts";
import {
  checksOf,
  entriesOf,
  inputKindOf,
  itemOf,
  optionsOf,
  plainShape,
  type Shape,
} from "./shape.ts";
import type { Widgets } from "./widgets.ts";

/** What the fields of a church's forms are made with. */
export type FormParts = {
  /** What can be chosen for facts whose answers are in the church's other files. */
  choices: Choices;
  /** The fields of kinds of facts that are neither like others nor a choice. */
  widgets: Widgets;
};

/** What every field is told of a fact. */
type Named = {
  name: string;
  label: string;
  required: boolean;
  /** What stands below the field. */
  hint?: string;
};

/** The fields of a form for the facts of a schema, but for one. Throws if a fact has no name for people. */
export function fieldsOf(shape: Shape, parts: FormParts, except?: string): Field[] {
  const asked = entriesOf(shape).filter(([name]) => name !== except);
  return asked.map(([name, entry]) => fieldOf(name, entry, parts));
}

function fieldOf(name: string, shape: Shape, parts: FormParts): Field {
  const named: Named = { name, label: labelOf(name, shape), required: shape.wrapped === undefined };
  const hint = hintOf(shape);
  if (hint) named.hint = hint;
  const kind = inputKindOf(shape);
  const widget = kind && parts.widgets[kind];
  if (widget) return { ...widget, ...named };
  const answers = kind && parts.choices[kind];
  if (answers) return select(named, answers, shape);
  const plain = plainShape(shape);
  switch (plain.type) {
    case "picklist":
      return select(named, v.parse(v.array(v.string()), plain.options), shape);
    case "strict_object":
      return { ...named, widget: "object", collapsed: "auto", fields: fieldsOf(plain, parts) };
    case "array":
    case "tuple_with_rest":
      return list(named, shape, parts);
    case "string":
      return words(named, shape);
    case "union":
      // Words of one form or another, such as a month or a day.
      if (optionsOf(plain).every(({ type }) => type === "string")) return words(named, shape);
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
  const left = typeof usual === "string" && `Left out, it is “${usual}”.`;
  return [v.getDescription(shape), left].filter(Boolean).join(" ");
}

/**
 * Words, with the last check of the schema that Sveltia CMS can make, in the schema's own words. A placeholder may
 * always stand there.
 */
function words(named: Named, shape: Shape): Field {
  const field: StringField = { ...named, widget: "string", use_emoji_autocomplete: false };
  const check = checksOf(shape).findLast(({ type }) => /^(?:regex|starts_with|email)$/.test(type));
  if (check) {
    const { requirement } = check;
    const isPattern = requirement instanceof RegExp;
    const { source, flags } = isPattern ? requirement : new RegExp(`^${String(requirement)}`);
    // "expected a date such as 2026-09-06", as it stands below a field.
    const said = String(check.message).replace(/^\w/, (first) => first.toUpperCase());
    field.pattern = [`/(?:${source})|\\{[^}]+\\}|^$/${flags}`, said.replace(/[^.?]$/, "$&.")];
  }
  return field;
}

function select(named: Named, options: Answers, shape: Shape): Field {
  const isMany = ["array", "union"].includes(plainShape(shape).type);
  const field: SelectField = { ...named, widget: "select", options };
  // Buttons for a few answers cannot be taken back once one is marked; a menu can also be left empty.
  field.dropdown_threshold = named.required || isMany ? 12 : 0;
  if (isMany) field.multiple = true;
  if (isMany && named.required) field.min = 1;
  return field;
}

function list(named: Named, shape: Shape, parts: FormParts): Field {
  const item = itemOf(shape);
  if (!item) throw new Error(`There is no field for ${named.name}, a list of nothing.`);
  const kind = inputKindOf(item);
  const answers = kind && parts.choices[kind];
  if (answers) return select(named, answers, shape);
  const label_singular = v.getTitle(item);
  const field: ListField = { ...named, label_singular, widget: "list", ...boundsOf(shape) };
  const { key } = item;
  if (key) {
    const types = optionsOf(item).map((option) => typeOf(option, key, parts));
    return { ...field, collapsed: "auto", typeKey: key, types };
  }
  if (!item.entries) return field;
  const fields = fieldsOf(item, parts);
  return { ...field, collapsed: "auto", summary: summaryOf(fields), fields };
}

/** One of the shapes that an entry may have: its fact `key` is a word that tells it from the others. */
function typeOf(shape: Shape, key: string, parts: FormParts): VariableFieldType {
  const [, kind] = entriesOf(shape).find(([name]) => name === key) ?? [];
  if (!kind)
    throw new Error(`A shape of several has no ${key}, which would tell it from the others.`);
  const name = String(kind.literal);
  const fields = fieldsOf(shape, parts, key);
  return { name, label: labelOf(name, kind), summary: summaryOf(fields), fields };
}

/** What a list shows of an entry that is folded: its name, its day and why, or else what it begins with. */
function summaryOf(fields: Field[]): string {
  const names = fields.map(({ name }) => name);
  const title = ["name", "person", "title", "question", "label", "words"].find((name) =>
    names.includes(name),
  );
  const shown = names.includes("day") ? ["day", title, "for", "why"] : [title ?? names[0]];
  return shown.flatMap((name) => (name ? `{{${name}}}` : [])).join(" ");
}

/** How many entries a list must and may have, where its schema says it. */
function boundsOf(shape: Shape): { min?: number; max?: number } {
  const bound = (name: string) => {
    const requirement = checksOf(shape).find(({ type }) => type === name)?.requirement;
    return typeof requirement === "number" ? requirement : undefined;
  };
  const bounds: { min?: number; max?: number } = {};
  const min = plainShape(shape).items?.length ?? bound("min_length");
  const max = bound("max_length");
  if (min !== undefined) bounds.min = min;
  if (max !== undefined) bounds.max = max;
  return bounds;
}
