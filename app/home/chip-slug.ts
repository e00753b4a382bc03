/** What has no place in a slug. */
export const NOT_IN_SLUG = /[^\p{L}\p{M}\p{N}]+/gu;

/** A chip's name as it stands in an address: "60-and-over" for "60 and over". */
export function chipSlug(name: string): string {
  return name.toLowerCase().replaceAll(NOT_IN_SLUG, "-");
}
