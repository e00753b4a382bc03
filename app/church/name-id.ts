import { plainWords } from "#dates";

/** "rev-mary-hill" for Rev. Mary Hill. */
export function idOf(words: string): string {
  return plainWords(words).replaceAll(" ", "-");
}
