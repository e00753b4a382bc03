/** A text with line ends as everywhere else: Windows and its git put a carriage return before each. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
