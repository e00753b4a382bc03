import { plainWords } from "#app/meetings/names.ts";

/** "rev-mary-hill" for Rev. Mary Hill. */
export function idOf(words: string): string {
  return plainWords(words).replaceAll(" ", "-");
}
