import { plainWords } from "#dates";

/** Makes an id of a name or a heading: "rev-mary-hill" for Rev. Mary Hill. */
export function idOf(words: string): string {
  return plainWords(words).replaceAll(" ", "-");
}
