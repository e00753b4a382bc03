/** "mothers union" of "Mothers’ Union": capitals, accents and apostrophes differ from hand to hand. */
export function plainWords(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’‘ʼ`]/gu, "");
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
