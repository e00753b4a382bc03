import * as v from "valibot";

/** How a fact is filled in, where its shape does not say it: what is typed, or what is chosen from. */
export type Entry =
  | "sentences"
  | "number"
  | "markdown"
  | "date"
  | "time"
  | "photo"
  | "logo"
  | "yes or no"
  | "group"
  | "groups and services"
  | "chip"
  | "place"
  | "weeks of the month"
  | "emblem"
  | "glass";

/**
 * A fact with its name for people and, where they may wonder, what to write. The editor's forms are made of these
 * (tools/editor).
 */
export function field<const Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint = "",
) {
  return v.pipe(schema, v.title(label), v.description(hint));
}

/** For the end of a pipe: how such a fact is filled in. */
export function filledIn<Input>(entry: Entry) {
  return v.metadata<Input, { entry: Entry }>({ entry });
}
