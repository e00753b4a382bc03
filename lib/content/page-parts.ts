/** A text with line ends as everywhere else: Windows and its git put a carriage return before each. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** The facts of a Markdown file, between its lines of dashes, and the text below. Undefined where there are no such lines. */
export function partsOfPage(whole: string): { facts: string; text: string } | undefined {
  const [, facts, text] = /^---[ \t]*(\n[\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/.exec(whole) ?? [];
  return facts === undefined || text === undefined ? undefined : { facts, text };
}
