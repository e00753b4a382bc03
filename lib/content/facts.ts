import * as v from "valibot";
import { findMisspelt } from "./nearest.ts";

/** The place of a fact in its file: ["terms", 0, "from"]. */
export type FactPath = readonly (string | number)[];

/** A schema of facts that have these fields and no others. */
export function fields<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, (issue: v.StrictObjectIssue) => string> {
  return v.strictObject(entries, (issue) => adviceForFields(issue, Object.keys(entries)));
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
function adviceForFields({ expected, input, path }: v.StrictObjectIssue, names: string[]): string {
  const known = names.map((name) => `${name}:`).join(", ");
  if (expected === "Object") return `expected lines of its own that begin with ${known}`;
  if (expected !== "never") return "is missing. Please add it";
  const typed = path?.at(-1)?.input;
  const free = names.filter((name) => typeof typed === "object" && typed && !(name in typed));
  const meant = findMisspelt(String(input), free);
  if (meant) return `is not a field that belongs here. Did you mean ${meant}:?`;
  return `is not a field that belongs here. Expected one of: ${known}`;
}
