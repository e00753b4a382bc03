import * as v from "valibot";
import { findMisspelt } from "./nearest.ts";

/** Where a fact is in its file: ["terms", 0, "from"]. */
export type FactPath = readonly (string | number)[];

/** Facts that have these fields and no others. */
export function fields<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, (issue: v.StrictObjectIssue) => string> {
  return v.strictObject(entries, (issue) => adviceForFields(issue, Object.keys(entries)));
}

/** Gives a fact its name for people and, where they may wonder, what to write. Forms are made of these. */
export function field<Schema extends v.GenericSchema>(label: string, schema: Schema, hint = "") {
  return v.pipe(schema, v.title(label), v.description(hint));
}

/** A fact that may be left out, or is then as `usual`. */
export function optional<
  const Schema extends v.GenericSchema,
  const Usual extends v.Default<Schema, undefined> = undefined,
>(label: string, schema: Schema, { hint, usual }: { hint?: string; usual?: Usual } = {}) {
  return field(label, v.optional(schema, usual as Usual), hint);
}

/** A list of such entries. */
export function listOf<const Entry extends v.GenericSchema>(entry: Entry) {
  return v.array(
    entry,
    "expected a list: each entry on a line of its own, with a dash and a space before it",
  );
}

/** A list of such entries that may be left out, or have nothing below its name. */
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

/** What is said of a field that is missing or does not belong here, or of what is no fields at all. */
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
