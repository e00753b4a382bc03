/** The editor begins the path of every picture with a slash, and the church's files have none there. */
const SLASH = /^\/(?=photos\/|[\w-]+\.(?:svg|png)$)/;

/** A form with the paths of its pictures as files have them: photos/our-church.webp, logo.svg. */
export function withPlainPaths(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (typeof value === "string") return value.replace(SLASH, "");
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === "object" && value !== null ? withPlainPaths({ ...value }) : value;
}
