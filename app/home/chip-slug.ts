/** A chip's name as it stands in an address: "60-and-over" for "60 and over". */
export function chipSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
}
