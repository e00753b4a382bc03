import type { Field, ListField, SelectField, StringField, VariableFieldType } from "@sveltia/cms";
import * as v from "valibot";
import type { Answers, Choices } from "./choices.ts";
import {
  findItem,
  findMetadata,
  findPlainShape,
  listChecks,
  listEntries,
  listOptions,
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

/** What every field has, whatever its kind. */
type FieldBase = {
  /** The name of the fact in the file. */
  name: string;
  /** Its name for people. */
  label: string;
  required: boolean;
  /** What stands below the field. */
  hint?: string;
};

/** Makes a field for each fact of a schema, except one. Throws if a fact has no name for people. */
export function makeFields(shape: Shape, parts: FormParts, except?: string): Field[] {
  const entries = listEntries(shape).filter(([name]) => name !== except);
  return entries.map(([name, entry]) => makeField(name, entry, parts));
}

function makeField(name: string, shape: Shape, parts: FormParts): Field {
  const base: FieldBase = {
    name,
    label: readLabel(name, shape),
    required: shape.wrapped === undefined,
    hint: writeHint(shape) || undefined,
  };
  const { form } = findMetadata(shape);
  const widget = form && parts.widgets[form];
  if (widget) return { ...widget, ...base };
  const answers = form && parts.choices[form];
  if (answers) return makeSelect(base, answers, shape);
  const plain = findPlainShape(shape);
  switch (plain.type) {
    case "picklist":
      return makeSelect(base, listAnswers(shape), shape);
    case "strict_object":
      return { ...base, widget: "object", collapsed: "auto", fields: makeFields(plain, parts) };
    case "array":
    case "tuple_with_rest":
      return makeList(base, shape, parts);
    case "string":
      return makeWords(base, shape);
    case "union":
      // Each shape is words, such as a month or a day.
      if (listOptions(plain).every(({ type }) => type === "string")) return makeWords(base, shape);
  }
  throw new Error(`There is no field for ${name}, which is a ${plain.type}.`);
}

function readLabel(name: string, shape: Shape): string {
  const label = v.getTitle(shape);
  if (label) return label;
  throw new Error(
    `The fact ${name} has no name for people. Expected field("…", …) round its schema`,
  );
}

/** Writes the hint below a field: the one of its schema, and what the fact is if it is left out. */
function writeHint(shape: Shape): string {
  const { labels = {} } = findMetadata(shape);
  const { default: word } = shape;
  const byDefault = typeof word === "string" && `Left out, it is “${labels[word] ?? word}”.`;
  return [v.getDescription(shape), byDefault].filter(Boolean).join(" ");
}

/** Makes a field for words. It has the pattern and the message of their kind, and accepts any placeholder. */
function makeWords(base: FieldBase, shape: Shape): Field {
  const field: StringField = { ...base, widget: "string", use_emoji_autocomplete: false };
  const { pattern, message = "" } = findMetadata(shape);
  if (pattern) {
    // "expected a date, such as 2026-09-06" becomes a sentence below the field.
    const sentence = `${message.replace(/^\w/, (first) => first.toUpperCase())}.`;
    field.pattern = [`/(?:${pattern.source})|\\{[^}]+\\}|^$/${pattern.flags}`, sentence];
  }
  return field;
}

/** Lists the words that a fact may be, with what the form shows in their place. */
function listAnswers(shape: Shape): Answers {
  const { labels = {} } = findMetadata(shape);
  const words = v.parse(v.array(v.string()), findPlainShape(shape).options);
  return words.map((value) => ({ value, label: labels[value] ?? value }));
}

function makeSelect(base: FieldBase, options: Answers, shape: Shape): Field {
  const isMany = ["array", "union"].includes(findPlainShape(shape).type);
  const field: SelectField = { ...base, widget: "select", options };
  // Sveltia CMS shows a few answers as buttons, and nobody can take back a choice between these. A menu can be left empty.
  field.dropdown_threshold = base.required || isMany ? 12 : 0;
  if (isMany) field.multiple = true;
  if (isMany && base.required) field.min = 1;
  return field;
}

function makeList(base: FieldBase, shape: Shape, parts: FormParts): Field {
  const item = findItem(shape);
  if (!item) throw new Error(`There is no field for ${base.name}, a list of nothing.`);
  const { form } = findMetadata(item);
  const answers = form && parts.choices[form];
  if (answers) return makeSelect(base, answers, shape);
  const label_singular = v.getTitle(item);
  const field: ListField = { ...base, label_singular, widget: "list", ...readBounds(shape) };
  const { type, key } = findPlainShape(item);
  if (key) {
    const types = listOptions(item).map((option) => makeType(option, key, parts));
    return { ...field, collapsed: "auto", typeKey: key, types };
  }
  if (type === "strict_object") {
    const fields = makeFields(item, parts);
    return { ...field, collapsed: "auto", summary: writeSummary(fields), fields };
  }
  if (type === "string") return field;
  throw new Error(`There is no field for ${base.name}, a list of entries of the type ${type}.`);
}

/** Makes one of the shapes that an entry may have. Its fact `key` is a word that tells it from the others. */
function makeType(shape: Shape, key: string, parts: FormParts): VariableFieldType {
  const [, kind] = listEntries(shape).find(([name]) => name === key) ?? [];
  if (!kind) {
    throw new Error(`A shape of several has no ${key}, which would tell it from the others.`);
  }
  const name = String(kind.literal);
  const fields = makeFields(shape, parts, key);
  return { name, label: readLabel(name, kind), summary: writeSummary(fields), fields };
}

/** What a list shows of a folded entry: its day, its name and why, or else its first fact. */
function writeSummary(fields: Field[]): string {
  const names = fields.map(({ name }) => name);
  const title = ["name", "person", "title", "question", "label", "words"].find((name) =>
    names.includes(name),
  );
  const parts = names.includes("day") ? ["day", title, "for", "why"] : [title ?? names[0]];
  return parts.flatMap((name) => (name ? `{{${name}}}` : [])).join(" ");
}

/** How many entries a list must and may have, if its schema says so. */
function readBounds(shape: Shape): { min?: number; max?: number } {
  const readBound = (name: string) => {
    const requirement = listChecks(shape).find(({ type }) => type === name)?.requirement;
    return typeof requirement === "number" ? requirement : undefined;
  };
  return {
    min: findPlainShape(shape).items?.length ?? readBound("min_length"),
    max: readBound("max_length"),
  };
}
