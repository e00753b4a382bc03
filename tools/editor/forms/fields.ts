import type { Field, ListField, VariableFieldType } from "@sveltia/cms";
import * as v from "valibot";
import {
  checksOf,
  entriesOf,
  entryOf,
  itemOf,
  optionsOf,
  plainShape,
  type Shape,
} from "#app/content-loader/facts/field.ts";
import { FIELDS, KIND } from "#tools/editor/file-format/form-shapes.ts";
import { asTheyAre, type Choice, choices } from "./choices.ts";
import { patternOf } from "./pattern.ts";
import { fieldFor, type Named } from "./widgets.ts";

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
  const own = entry && fieldFor(entry, named);
  if (own) return own;
  const answers = entry && choices[entry]?.();
  return answers ? select(named, answers, shape) : ofType(named, shape);
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

function ofType(named: Named, shape: Shape): Field {
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
  throw new Error(`There is no field for ${named.name}, which is a ${plain.type}.`);
}

function words(named: Named, shape: Shape): Field {
  const pattern = patternOf(shape);
  return { ...named, widget: "string", use_emoji_autocomplete: false, ...(pattern && { pattern }) };
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
  const shown = ["name", "title", "question", "label"]
    .filter((name) => names.includes(name))
    .slice(0, 1);
  const dated = names.includes("day") ? ["day", ...shown, "for", "why"] : shown;
  const all = dated.length > 0 ? dated : names.slice(0, 1);
  return all.map((name) => `{{${name}}}`).join(" ");
}

function boundsOf(shape: Shape): { min?: number; max?: number } {
  const checks = checksOf(shape);
  const bound = (name: string) => {
    const requirement = checks.find(({ type }) => type === name)?.requirement;
    return typeof requirement === "number" ? requirement : undefined;
  };
  const min = plainShape(shape).items?.length ?? bound("min_length");
  const max = bound("max_length");
  return { ...(min && { min }), ...(max && { max }) };
}
