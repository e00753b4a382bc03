/** Which parts of the bench to run, and for which pages; where none is named, all. Throws words for whoever mistyped. */
export function readArguments(
  named: string[],
  parts: string[],
  pages: string[],
): { parts: string[]; pages: string[] } {
  const namedPages = named.filter((name) => name.startsWith("/"));
  const namedParts = named.filter((name) => !name.startsWith("/"));
  for (const part of namedParts.filter((name) => !parts.includes(name))) {
    throw new Error(`The bench has no part “${part}”. Its parts are ${parts.join(", ")}.`);
  }
  for (const page of namedPages.filter((name) => !pages.includes(name))) {
    throw new Error(`There is no page ${page}. The pages are ${pages.join(", ")}.`);
  }
  return {
    parts: namedParts.length > 0 ? namedParts : parts,
    pages: namedPages.length > 0 ? namedPages : pages,
  };
}
