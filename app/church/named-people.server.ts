import * as v from "valibot";
import { idOf } from "#app/text/names.ts";
import { contentExists } from "../../lib/content/content-folder.ts";
import { attempt } from "../../lib/content/problems.ts";
import { parseFacts } from "../../lib/content/source.ts";

export const PEOPLE = "people.yaml";

const someone = v.object({
  name: v.string(),
  role: v.optional(v.string(), ""),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});
const everybody = v.pipe(
  v.record(v.string(), v.union([someone, v.array(someone)])),
  v.transform((lists) => Object.values(lists).flat()),
);

/** Somebody of people.yaml, as it is typed there. */
export type NamedPerson = v.InferOutput<typeof someone>;

/**
 * Everybody of people.yaml as groups and words name them: by their name, "martha-wylie", or by what one of them alone
 * is, "youth-worker". Nothing where the file cannot be read, which is told where it is.
 */
export function namedPeople(): Map<string, NamedPerson> | undefined {
  if (!contentExists(PEOPLE)) return new Map();
  const { success, output } = v.safeParse(everybody, attempt(() => parseFacts(PEOPLE)).result);
  if (!success) return undefined;
  const roles = output.map(({ role }) => role);
  const alone = output.filter(({ role }) => roles.filter((other) => other === role).length === 1);
  return new Map([
    ...alone.map((one) => [idOf(one.role), one] as const),
    ...output.map((one) => [idOf(one.name), one] as const),
  ]);
}
