/** Collapses white space. U+FEFF is white space in JavaScript, but invisible and no word boundary. */
export function withSingleSpaces(text: string): string {
  return text.replaceAll("\ufeff", "").replace(/\s+/g, " ");
}
