/** Whether an event of the feed has one of these names in its own, as whole words: "Choir Practice" has "Choir". */
export function isNamedFor(event: string, names: readonly string[]): boolean {
  return names.some((name) => ` ${plainWords(event)} `.includes(` ${plainWords(name)} `));
}

/** "mothers union" of "Mothers’ Union": capitals, accents and apostrophes differ from hand to hand. */
export function plainWords(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’‘ʼ`]/gu, "");
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
