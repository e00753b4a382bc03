import * as v from "valibot";

/** The place of a fact in its file: ["terms", 0, "from"]. */
export type FactPath = readonly (string | number)[];

/** A kind of fact. Its schema, its form and its message are made from this one entry. */
export type Kind<Form extends string> = {
  /** What the message says: "a telephone number". */
  expected: string;
  /** What the message shows: "028 9649 6012". */
  example?: string;
  /** What it looks like. A form checks it, too. */
  pattern?: RegExp;
  /** Whether it will do, where a pattern cannot tell. */
  check?: (typed: string) => boolean;
  /** How a form asks for it, if not by a line of text. */
  form?: Form;
};

/** What a form can know of a kind. */
export type KindMetadata<Form extends string> = Pick<Kind<Form>, "pattern" | "form"> & {
  /** "expected a telephone number, such as 028 9649 6012" */
  message: string;
};

/** Makes the schema of a kind: words that were typed, without the spaces round them. Any mistake has the kind's message. */
export function makeKind<Form extends string>(kind: Kind<Form>) {
  const { expected, example, pattern, check, form } = kind;
  const message = `expected ${expected}${example === undefined ? "" : `, such as ${example}`}`;
  const isRight = (typed: string) => (pattern?.test(typed) ?? true) && (check?.(typed) ?? true);
  return v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.check(isRight, message),
    v.metadata<string, KindMetadata<Form>>({ message, pattern, form }),
  );
}

/** The advice about a name that another file does not know. `what` is "a group of content/groups". */
export function adviceForUnknown(what: string, name: string, known: Iterable<string>): string {
  const names = [...known].join(", ") || "none is there yet";
  return `expected ${what}: ${names}. Found: ${name}`;
}

/** A schema of facts that have these fields and no others. */
export function fields<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, (issue: v.StrictObjectIssue) => string> {
  return v.strictObject(entries, (issue) => adviceForFields(issue, entries));
}

/** Gives a fact a name for people and, if it is not obvious, a hint about what to write. Forms show both. */
export function field<Schema extends v.GenericSchema>(label: string, schema: Schema, hint = "") {
  return v.pipe(schema, v.title(label), v.description(hint));
}

/** A fact that may be left out. Then it has the default, or else it is undefined. */
export function optional<
  const Schema extends v.GenericSchema,
  const Default extends v.Default<Schema, undefined> = undefined,
>(label: string, schema: Schema, options: { hint?: string; default?: Default } = {}) {
  return field(label, v.optional(schema, options.default as Default), options.hint);
}

/** A list of entries with this schema. */
export function listOf<const Entry extends v.GenericSchema>(entry: Entry) {
  return v.array(
    entry,
    "expected a list: each entry on a line of its own, with a dash and a space before it",
  );
}

/** A list that may be left out, or be empty. */
export function list<const Entry extends v.GenericSchema>(
  label: string,
  entry: Entry,
  { hint }: { hint?: string } = {},
) {
  const entries = v.pipe(
    v.unknown(),
    v.transform((typed) => (typed === "" ? [] : typed)),
    listOf(entry),
  );
  return field(label, v.optional(entries, []), hint);
}

/** The advice if a field is missing or does not belong here, or if there is something else in place of fields. */
function adviceForFields(
  { expected, path }: v.StrictObjectIssue,
  entries: v.ObjectEntries,
): string {
  const known = Object.keys(entries)
    .map((name) => `${name}:`)
    .join(", ");
  if (expected === "Object") return `expected one of these fields or more: ${known}`;
  if (expected === "never") return `is no field here. Expected one of: ${known}`;
  const missing = entries[String(path?.at(-1)?.key)];
  const { message }: Partial<KindMetadata<string>> = missing ? v.getMetadata(missing) : {};
  return message === undefined ? "is missing. Please add it" : `is missing: ${message}`;
}
