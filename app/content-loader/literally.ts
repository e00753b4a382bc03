/** Words as the source of a regular expression that finds just them. */
export function literally(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
