import { checksOf, type Shape } from "#app/content-loader/facts/field.ts";

/**
 * What Sveltia asks of words as they are typed, and what it says if they are others: the last such check of the
 * schema, in the schema's own words. A placeholder may always stand there.
 */
export function patternOf(shape: Shape): [pattern: string, message: string] | undefined {
  const [check] = checksOf(shape)
    .filter(({ type }) => ["regex", "starts_with", "email"].includes(type))
    .slice(-1);
  if (!check) return undefined;
  const { requirement, message } = check;
  const { source, flags } =
    requirement instanceof RegExp ? requirement : new RegExp(`^${String(requirement)}`);
  return [`/(?:${source})|\\{[^}]+\\}|^$/${flags}`, sentence(String(message))];
}

/** "expected a date such as 2026-09-06" as it stands below a field. */
function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/[^.?]$/, "$&.")}`;
}
